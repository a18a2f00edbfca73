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
}
