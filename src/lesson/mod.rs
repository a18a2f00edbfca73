//! Lesson scripts and their runner: positions on the real engine, steps, questions and feedback.
//! Structure only; the texts are Fluent messages.
