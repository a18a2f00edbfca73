//! Widgets that several screens share. None of them knows a screen or a command.
