//! Mahj Tutor.
fn main() {}
