//! Where the window was when it was closed.

use serde::{Deserialize, Serialize};

/// Where the window was, in points of the system.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct WindowPlace {
    /// The corner on the left and at the top; absent where the system does not tell it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub corner: Option<[i32; 2]>,
    /// Width and height of what is inside its frame.
    pub size: [u32; 2],
    /// Whether it filled the screen; `corner` and `size` are those that it had before.
    #[serde(default)]
    pub maximized: bool,
}
