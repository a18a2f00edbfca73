//! A match in progress between a learner and three bots: whose act is awaited, what the bots do and
//! how fast. No drawing, no words.
