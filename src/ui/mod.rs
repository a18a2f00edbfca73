//! The window: routes, commands, theme, widgets, and one folder per screen.
