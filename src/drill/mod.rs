//! Generated exercises and their grading.
