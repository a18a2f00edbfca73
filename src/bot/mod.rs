//! Players: levels and styles. They decide from a [`View`](crate::rules::View) and nothing else.
