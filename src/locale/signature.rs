//! What a Fluent file promises to the code that uses it: ids, attributes, variables. Read from the
//! syntax tree, never from the lines of the file.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, Resource, Variant,
};
use fluent_syntax::parser;

use super::LocaleFile;

/// What a message or attribute needs before it can be said.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Signature {
    /// The variables, with those of the messages it refers to.
    pub variables: BTreeSet<String>,
    /// The messages it refers to, `id` or `id.attribute`.
    pub references: BTreeSet<String>,
}

/// Every message and attribute of a language, by `id` or `id.attribute`, with what it needs.
pub(super) fn signatures(sources: &[LocaleFile]) -> BTreeMap<String, Signature> {
    let mut all = BTreeMap::new();
    for source in sources {
        let resource =
            parser::parse_runtime(source.text.as_str()).unwrap_or_else(|(resource, _)| resource);
        for (id, said) in entries(&resource, &source.text) {
            all.entry(id).or_insert(said);
        }
    }
    all.iter()
        .filter(|(id, _)| !id.starts_with('-'))
        .map(|(id, said)| {
            let signature = Signature {
                variables: variables(&all, id),
                references: said.references.iter().map(|(id, _)| id.clone()).collect(),
            };
            (id.clone(), signature)
        })
        .collect()
}

/// A message or attribute of one file.
#[derive(Debug, Clone)]
pub(super) struct Said {
    /// Where its name begins, in bytes.
    pub offset: usize,
    /// The variables it uses itself.
    pub variables: BTreeSet<String>,
    /// The messages it refers to, `id` or `id.attribute`, with the place of each.
    pub references: Vec<(String, usize)>,
    /// The terms it refers to, with the place of each.
    pub terms: Vec<(String, usize)>,
    /// Its choices by number or word: the keys of the variants, the default one, the place.
    pub selects: Vec<Select>,
}

/// A choice between variants by the value of a variable.
#[derive(Debug, Clone)]
pub(super) struct Select {
    /// The keys that are names, such as `one`.
    pub keys: Vec<String>,
    /// Where the first variant's key begins, in bytes.
    pub offset: usize,
}

/// Every message and attribute of a file by `id` or `id.attribute`, and every term by `-id`.
pub(super) fn entries(resource: &Resource<&str>, text: &str) -> Vec<(String, Said)> {
    let mut found = Vec::new();
    for entry in &resource.body {
        let (id, name, value, attributes) = match entry {
            Entry::Message(message) => (
                message.id.name.to_owned(),
                message.id.name,
                message.value.as_ref(),
                &message.attributes,
            ),
            Entry::Term(term) => (
                format!("-{}", term.id.name),
                term.id.name,
                Some(&term.value),
                &term.attributes,
            ),
            _ => continue,
        };
        if let Some(value) = value {
            found.push((id.clone(), said(name, value, text)));
        }
        for attribute in attributes {
            let name = format!("{id}.{}", attribute.id.name);
            found.push((name, said(attribute.id.name, &attribute.value, text)));
        }
    }
    found
}

/// The variables of each entry, with those of the messages it refers to.
pub(super) fn variables(entries: &BTreeMap<String, Said>, id: &str) -> BTreeSet<String> {
    let mut seen = BTreeSet::new();
    let mut all = BTreeSet::new();
    let mut open = vec![id.to_owned()];
    while let Some(id) = open.pop() {
        if let (true, Some(said)) = (seen.insert(id.clone()), entries.get(&id)) {
            all.extend(said.variables.iter().cloned());
            open.extend(said.references.iter().map(|(id, _)| id.clone()));
        }
    }
    all
}

fn said(name: &str, pattern: &Pattern<&str>, text: &str) -> Said {
    let mut visitor = PatternVisitor {
        text,
        said: Said {
            offset: offset_in(text, name),
            variables: BTreeSet::new(),
            references: Vec::new(),
            terms: Vec::new(),
            selects: Vec::new(),
        },
    };
    visitor.pattern(pattern);
    visitor.said
}

/// Where a part of a text begins in it, in bytes.
fn offset_in(text: &str, part: &str) -> usize {
    (part.as_ptr() as usize).saturating_sub(text.as_ptr() as usize)
}

struct PatternVisitor<'a> {
    text: &'a str,
    said: Said,
}

impl PatternVisitor<'_> {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                self.select(variants);
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn select(&mut self, variants: &[Variant<&str>]) {
        use fluent_syntax::ast::VariantKey;
        let names: Vec<&str> = variants
            .iter()
            .filter_map(|variant| match &variant.key {
                VariantKey::Identifier { name } => Some(*name),
                VariantKey::NumberLiteral { .. } => None,
            })
            .collect();
        if let Some(first) = names.first() {
            self.said.selects.push(Select {
                offset: offset_in(self.text, first),
                keys: names.iter().map(|name| (*name).to_owned()).collect(),
            });
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::VariableReference { id } => {
                self.said.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, attribute } => {
                let name = attribute.as_ref().map_or_else(
                    || id.name.to_owned(),
                    |attribute| format!("{}.{}", id.name, attribute.name),
                );
                let place = offset_in(self.text, id.name);
                self.said.references.push((name, place));
            }
            InlineExpression::TermReference { id, arguments, .. } => {
                let place = offset_in(self.text, id.name);
                self.said.terms.push((format!("-{}", id.name), place));
                if let Some(arguments) = arguments {
                    self.arguments(arguments);
                }
            }
            InlineExpression::FunctionReference { arguments, .. } => self.arguments(arguments),
            InlineExpression::Placeable { expression } => self.expression(expression),
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<&str>) {
        for inline in &arguments.positional {
            self.inline(inline);
        }
        for argument in &arguments.named {
            self.inline(&argument.value);
        }
    }
}
