//! What a table agrees on before it plays.

/// The rules that a table may choose. The default of each is the one RULES calls its default.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableRules {
    /// Whether East may declare a hand that was dealt complete (rule `heavenly-hand`).
    pub heavenly_hand: bool,
}

impl Default for TableRules {
    fn default() -> Self {
        Self {
            heavenly_hand: true,
        }
    }
}
