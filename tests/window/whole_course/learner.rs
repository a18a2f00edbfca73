//! Somebody at the window who reads what a screen reader reads, and has a mouse or a keyboard.

use egui::Key;
use egui::accesskit::{NodeId, Role, Toggled};
use egui_kittest::Node;
use egui_kittest::kittest::{AccessKitNode, By as Find, NodeT as _, Queryable as _};
use mahj_tutor::locale::{Language, Locale, Message};

use crate::support::{Window, texts};

/// What went well, or why not.
pub(super) type Done = Result<(), String>;

/// What somebody has in their hands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum By {
    Mouse,
    Keyboard,
}

/// Somebody at the window.
pub(super) struct Learner {
    pub(super) window: Window,
    pub(super) by: By,
    pub(super) locale: Locale,
}

/// So often a window may need a whole run until nothing moves any more: the others at a table act one
/// after the other.
const RUNS: usize = 40;
/// So many things of a window may come before the one that the keyboard is to go to.
const WAY: usize = 160;

/// A button as it was found.
#[derive(Debug, Clone)]
pub(super) struct Found {
    /// Which it is.
    pub(super) id: NodeId,
    /// What it is called.
    pub(super) name: String,
    /// The middle of it.
    pub(super) at: egui::Pos2,
    /// Whether it is chosen.
    pub(super) is_chosen: bool,
}

impl Learner {
    pub(super) fn new(window: Window, by: By) -> Self {
        let locale = Locale::new(Language::ENGLISH);
        Self { window, by, locale }
    }

    /// A message in the language of the window.
    pub(super) fn say(&self, message: &Message) -> String {
        self.locale.say(message)
    }

    /// Lets the window run until it stands still.
    pub(super) fn settle(&mut self) -> Done {
        for _ in 1..RUNS {
            if self.window.run_ok().is_some() {
                return Ok(());
            }
        }
        let rest = self.window.try_run().map(|_| ());
        rest.map_err(|why| format!("the window does not come to rest: {why}"))
    }

    /// Whether something on the screen is called like this, or says these words.
    pub(super) fn reads(&self, words: &str) -> bool {
        texts(&self.window).iter().any(|text| text == words)
    }

    /// All that can be pressed now and has this role.
    pub(super) fn all(&self, role: Role) -> Vec<Found> {
        let nodes = self.window.query_all_by_role(role);
        let open = nodes.filter(|node| !node.accesskit_node().is_disabled());
        open.filter_map(|node| found(&node)).collect()
    }

    /// All buttons that can be pressed now.
    pub(super) fn buttons(&self) -> Vec<Found> {
        self.all(Role::Button)
    }

    /// The buttons of this name that can be pressed now.
    pub(super) fn named(&self, name: &str) -> Vec<Found> {
        let mut all = self.buttons();
        all.retain(|it| it.name == name);
        all
    }

    /// Presses the button of this name.
    pub(super) fn press(&mut self, name: &str) -> Done {
        self.press_one_of(name, 0)
    }

    /// Presses one of several buttons of this name.
    pub(super) fn press_one_of(&mut self, name: &str, place: usize) -> Done {
        let more = self.say(&Message::new("table-more"));
        if self.named(name).is_empty() && name != more && !self.named(&more).is_empty() {
            self.press(&more)?;
        }
        let found = self.named(name).into_iter().nth(place);
        let found = found.ok_or_else(|| format!("no button “{name}” can be pressed"))?;
        self.press_found(&found, Key::Enter)
    }

    /// Presses this, by keyboard with this key.
    pub(super) fn press_found(&mut self, found: &Found, key: Key) -> Done {
        match self.by {
            By::Mouse => self.click(found)?,
            By::Keyboard => {
                self.go_to(found)?;
                self.window.key_press(key);
            }
        }
        self.settle()
    }

    /// Presses the button that stands out: by keyboard with Enter alone, where nothing has the focus.
    pub(super) fn press_primary(&mut self, name: &str) -> Done {
        let is_free = self.window.ctx.memory(|it| it.focused().is_none());
        if self.by == By::Keyboard && is_free && !self.named(name).is_empty() {
            self.window.key_press(Key::Enter);
            return self.settle();
        }
        self.press(name)
    }

    /// Presses a key.
    pub(super) fn key(&mut self, key: Key) -> Done {
        self.window.key_press(key);
        self.settle()
    }

    fn node(&self, id: NodeId) -> Option<Node<'_>> {
        let is_it = move |node: &AccessKitNode<'_>| node.locate().0 == id;
        self.window.query_all(Find::new().predicate(is_it)).next()
    }

    /// Whether the keyboard is at this.
    pub(super) fn has_focus(&self, id: NodeId) -> bool {
        self.node(id).is_some_and(|node| node.is_focused())
    }

    fn click(&mut self, found: &Found) -> Done {
        if let Some(node) = self.node(found.id) {
            node.scroll_to_me();
        }
        self.settle()?;
        let node = self.node(found.id);
        let node = node.ok_or_else(|| format!("“{}” went away", found.name))?;
        let at = node.rect().center();
        if !self.window.ctx.content_rect().contains(at) {
            return Err(format!(
                "“{}” stands at {at}, out of the window",
                found.name
            ));
        }
        node.click();
        Ok(())
    }

    /// Goes there with the keyboard.
    pub(super) fn go_to(&mut self, found: &Found) -> Done {
        for _ in 0..WAY {
            let node = self.node(found.id);
            let node = node.ok_or_else(|| format!("“{}” went away", found.name))?;
            if node.is_focused() {
                return Ok(());
            }
            self.window.key_press(Key::Tab);
            self.window.step();
        }
        Err(format!("the keyboard does not come to “{}”", found.name))
    }
}

fn found(node: &Node<'_>) -> Option<Found> {
    let accessible = node.accesskit_node();
    Some(Found {
        id: accessible.locate().0,
        name: accessible.label()?,
        at: node.rect().center(),
        is_chosen: accessible.toggled() == Some(Toggled::True),
    })
}
