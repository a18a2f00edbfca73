//! How long a text is to its reader.

use super::Language;

/// What a text says in words: what stands in it between angle brackets is drawn.
pub fn told(text: &str) -> impl Iterator<Item = &str> {
    let mut parts = text.split('<');
    let first = parts.next();
    let rest = parts.map(|part| part.split_once('>').map_or(part, |(_, rest)| rest));
    first.into_iter().chain(rest)
}

/// How long a text is: its words, or in Chinese its characters. Marks do not count, nor does what is drawn.
pub fn length(text: &str, language: Language) -> usize {
    let said: String = told(text).collect();
    if language.tag().starts_with("zh") {
        return said.chars().filter(|it| it.is_alphanumeric()).count();
    }
    let is_word = |word: &&str| word.contains(char::is_alphanumeric);
    said.split_whitespace().filter(is_word).count()
}

/// How many seconds an adult reads a text silently, at the mean speed of the language: 238 words a minute in
/// English and 278 in Spanish, 260 characters in Chinese (M. Brysbaert, "How many words do we read per
/// minute?", Journal of Memory and Language 109, 2019). Languages it does not tell are read like English.
pub fn reading_seconds(text: &str, language: Language) -> f32 {
    let in_a_minute = match language.tag().split('-').next() {
        Some("zh") => 260.0,
        Some("es") => 278.0,
        _ => 238.0,
    };
    length(text, language) as f32 / in_a_minute * 60.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_counted_and_in_chinese_characters() {
        let chinese: Language = "zh-CN".parse().unwrap_or(Language::ENGLISH);
        assert_eq!(length("Draw — then discard 3 tiles.", Language::ENGLISH), 5);
        assert_eq!(length("先摸牌，再打牌。", chinese), 6);
    }

    #[test]
    fn what_is_drawn_is_no_word() {
        let chinese: Language = "zh-CN".parse().unwrap_or(Language::ENGLISH);
        assert_eq!(length("Take <5D 5D J>, not <F>.", Language::ENGLISH), 2);
        assert_eq!(length("打出 <5D J>。", chinese), 2);
    }

    #[test]
    fn a_text_is_read_at_the_speed_of_its_language() {
        let words = "word ".repeat(119);
        let is_half_a_minute = |seconds: f32| (seconds - 30.0).abs() < 0.01;
        assert!(is_half_a_minute(reading_seconds(&words, Language::ENGLISH)));
        let chinese: Language = "zh-CN".parse().unwrap_or(Language::ENGLISH);
        assert!(is_half_a_minute(reading_seconds(
            &"牌".repeat(130),
            chinese
        )));
    }
}
