//! Puts the data of the engine, the coach and the lessons into [`Message`](crate::locale::Message)s.
