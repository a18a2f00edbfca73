use mahj_tutor::profile::{Profile, ThemeChoice};
use mahj_tutor::ui::screenshot::Camera;
use mahj_tutor::ui::{Demo, MahjTutor, Start};
use mahj_tutor::{card, lesson};
use std::sync::Arc;
#[test]
fn shots() {
    let want = std::env::var("SHOT").unwrap_or_default();
    let lang: mahj_tutor::locale::Language = std::env::var("SLANG")
        .unwrap_or("en".into())
        .parse()
        .unwrap();
    let dark = std::env::var("DARK").is_ok();
    let small = std::env::var("SMALL").is_ok();
    for demo in Demo::all().filter(|d| {
        want.split(',').any(|w| {
            if let Some(x) = w.strip_suffix('*') {
                d.name.starts_with(x)
            } else {
                d.name == w
            }
        })
    }) {
        let mut profile = Profile::in_memory();
        profile.change_settings(|s| {
            s.theme = if dark {
                ThemeChoice::Dark
            } else {
                ThemeChoice::Light
            }
        });
        let start = Start {
            profile,
            card: Arc::new(card::practice().unwrap()),
            lessons: lesson::shipped(),
            language: Some(lang),
            system_language: lang,
            seed: 1,
        };
        let context = egui::Context::default();
        let mut app = MahjTutor::new(&context, start);
        app.show(demo);
        let (w, h) = if small {
            (1024.0, 700.0)
        } else {
            (1280.0, 800.0)
        };
        let img = Camera::new(context).take(egui::vec2(w, h), 1.0, |ui| app.frame(ui));
        img.save(format!(
            "/tmp/shots-lesson/{}-{}{}{}.png",
            demo.name,
            lang,
            if dark { "-dark" } else { "" },
            if small { "-s" } else { "" }
        ))
        .unwrap();
    }
}
