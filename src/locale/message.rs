//! A message to be said in some language: a Fluent id with its arguments.

use std::borrow::Cow;

/// A Fluent message with its arguments, not yet in any language. Made with [`msg!`](crate::msg).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Message {
    /// The id, `message` or `message.attribute`.
    pub id: Cow<'static, str>,
    /// The arguments, by the name the Fluent files give them.
    pub arguments: Vec<(&'static str, MessageArgument)>,
    /// What is said where no language has words for the id: a text of content that is not ours.
    pub instead: Option<String>,
}

/// An argument of a message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MessageArgument {
    /// A number; Fluent chooses the plural form by it.
    Number(i64),
    /// A text that is the same in every language: a file name, a card's title, a tile's notation.
    Text(String),
    /// Another message, said in the same language first.
    Message(Box<Message>),
    /// Several messages, joined the way the language lists things.
    List(Vec<Message>),
}

impl Message {
    /// A message without arguments.
    pub fn new(id: impl Into<Cow<'static, str>>) -> Self {
        Self {
            id: id.into(),
            arguments: Vec::new(),
            instead: None,
        }
    }

    /// The same message, with a text that is said where no language has words for its id.
    #[must_use]
    pub fn or_else(mut self, text: impl Into<String>) -> Self {
        self.instead = Some(text.into());
        self
    }

    /// The same message with one argument more.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<MessageArgument>) -> Self {
        self.arguments.push((name, value.into()));
        self
    }
}

macro_rules! value_from_number {
    ($($number:ty),*) => {
        $(impl From<$number> for MessageArgument {
            fn from(number: $number) -> Self {
                Self::Number(number.into())
            }
        })*
    };
}
value_from_number!(u8, u16, u32, i32, i64);

impl From<usize> for MessageArgument {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<&str> for MessageArgument {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for MessageArgument {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<Message> for MessageArgument {
    fn from(message: Message) -> Self {
        Self::Message(Box::new(message))
    }
}

impl From<Vec<Message>> for MessageArgument {
    fn from(messages: Vec<Message>) -> Self {
        Self::List(messages)
    }
}

/// A [`Message`] by its id and arguments: `msg!("claims-open", tile = tile_name, count = 2)`. The
/// tests find every id that is used by this macro.
#[macro_export]
macro_rules! msg {
    ($id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::locale::Message::new($id)$(.with(stringify!($name), $value))*
    };
}
