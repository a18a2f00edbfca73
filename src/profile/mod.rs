//! What is kept on disk: settings, progress, saved games. Whole or not at all, versioned; a damaged
//! file is set aside and said.
