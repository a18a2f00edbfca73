//! What is on the canvas, in words: the window's accessibility tree as elements of the page, for screen readers. A canvas has
//! none, and `eframe` gives a browser no tree.
//!
//! The elements lie unseen beside the canvas, in the order of the tree. Pressing one presses its widget. It costs a little in
//! every frame, so it is begun by whoever wants it, with the first button of the page.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;

use egui::accesskit::{
    Action, ActionRequest, Live, Node, NodeId, Role, Toggled, TreeId, TreeUpdate,
};
use egui::{Context, Event, FullOutput, Plugin, RawInput};
use wasm_bindgen::JsCast as _;
use wasm_bindgen::closure::Closure;
use web_sys::{Document, Element};

/// The element in which they lie.
const PLACE: &str = "spoken";

/// The button that begins it.
const BEGIN: &str = "speak";

thread_local! {
    static IS_BEGUN: Cell<bool> = const { Cell::new(false) };
    static TOLD: RefCell<Vec<(Told, Element)>> = const { RefCell::new(Vec::new()) };
    static PRESSED: RefCell<Vec<NodeId>> = const { RefCell::new(Vec::new()) };
}

/// A widget as it is told.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Told {
    node: NodeId,
    /// The element of the page.
    tag: &'static str,
    text: String,
    attributes: BTreeMap<&'static str, &'static str>,
}

/// Lets the window's tree be told once somebody wants it.
#[derive(Debug)]
pub(super) struct SpokenTree;

impl Plugin for SpokenTree {
    fn debug_name(&self) -> &'static str {
        "spoken tree"
    }

    fn setup(&mut self, context: &Context) {
        let Some(button) = document().and_then(|document| document.get_element_by_id(BEGIN)) else {
            return;
        };
        let context = context.clone();
        let begin = Closure::<dyn Fn()>::new(move || {
            IS_BEGUN.set(true);
            context.enable_accesskit();
            context.request_repaint();
        });
        // A browser that cannot listen tells nothing.
        let _ = button.add_event_listener_with_callback("click", begin.as_ref().unchecked_ref());
        begin.forget();
    }

    fn input_hook(&mut self, _context: &Context, input: &mut RawInput) {
        for target_node in PRESSED.take() {
            for action in [Action::Focus, Action::Click] {
                input
                    .events
                    .push(Event::AccessKitActionRequest(ActionRequest {
                        action,
                        target_tree: TreeId::ROOT,
                        target_node,
                        data: None,
                    }));
            }
        }
    }

    fn output_hook(&mut self, context: &Context, output: &mut FullOutput) {
        let update = output.platform_output.accesskit_update.take();
        if let Some(update) = update.filter(|_| IS_BEGUN.get()) {
            show(context, &told_of(&update));
        }
    }
}

/// What is told of a tree, in its order.
fn told_of(update: &TreeUpdate) -> Vec<Told> {
    let nodes: BTreeMap<NodeId, &Node> =
        update.nodes.iter().map(|(id, node)| (*id, node)).collect();
    let mut told = Vec::new();
    let mut waiting: Vec<NodeId> = update.tree.iter().map(|tree| tree.root).collect();
    while let Some(id) = waiting.pop() {
        let Some(node) = nodes.get(&id).filter(|node| !node.is_hidden()) else {
            continue;
        };
        told.extend(Told::of(id, node));
        waiting.extend(node.children().iter().rev());
    }
    told
}

impl Told {
    /// Nothing where there is nothing to say.
    fn of(node: NodeId, of: &Node) -> Option<Self> {
        if of.role() == Role::Window {
            return None;
        }
        let parts = [of.label(), of.value(), of.description()];
        let mut parts: Vec<&str> = parts
            .into_iter()
            .flatten()
            .filter(|part| !part.is_empty())
            .collect();
        parts.dedup();
        if parts.is_empty() {
            return None;
        }
        let mut attributes = BTreeMap::new();
        let tag = if of.supports_action(Action::Click) {
            match of.role() {
                Role::CheckBox | Role::Switch => {
                    attributes.insert("role", "checkbox");
                }
                Role::RadioButton => {
                    attributes.insert("role", "radio");
                }
                Role::Link => {
                    attributes.insert("role", "link");
                }
                _ => {}
            }
            if let Some(toggled) = of.toggled() {
                let is_on = if toggled == Toggled::True {
                    "true"
                } else {
                    "false"
                };
                let state = if attributes.contains_key("role") {
                    "aria-checked"
                } else {
                    "aria-pressed"
                };
                attributes.insert(state, is_on);
            }
            if of.is_disabled() {
                attributes.insert("disabled", "");
            }
            "button"
        } else if of.role() == Role::Heading {
            "h2"
        } else {
            "p"
        };
        if of.live().is_some_and(|live| live != Live::Off) {
            attributes.insert("aria-live", "polite");
        }
        Some(Self {
            node,
            tag,
            text: parts.join(", "),
            attributes,
        })
    }

    fn element(&self, document: &Document, context: &Context) -> Option<Element> {
        let element = document.create_element(self.tag).ok()?;
        if self.tag == "button" {
            let (node, context) = (self.node, context.clone());
            let press = Closure::<dyn Fn()>::new(move || {
                PRESSED.with_borrow_mut(|pressed| pressed.push(node));
                context.request_repaint();
            });
            element
                .add_event_listener_with_callback("click", press.as_ref().unchecked_ref())
                .ok()?;
            // It lives as long as its element.
            press.into_js_value();
        }
        self.put_into(&element, None);
        Some(element)
    }

    /// Tells this with an element that has told `before`.
    fn put_into(&self, element: &Element, before: Option<&Self>) {
        if before.is_none_or(|before| before.text != self.text) {
            element.set_text_content(Some(&self.text));
        }
        let before = before.map(|before| &before.attributes);
        for name in before.into_iter().flat_map(BTreeMap::keys) {
            if !self.attributes.contains_key(name) {
                // An attribute can be taken from every element.
                let _ = element.remove_attribute(name);
            }
        }
        for (name, value) in &self.attributes {
            if before.and_then(|before| before.get(name)) != Some(value) {
                let _ = element.set_attribute(name, value);
            }
        }
    }
}

/// Puts what is told on the page; what was there and is told still keeps its element, and with it the reader's place.
fn show(context: &Context, told: &[Told]) {
    let place = document().and_then(|document| document.get_element_by_id(PLACE));
    let (Some(document), Some(place)) = (document(), place) else {
        return;
    };
    let before = TOLD.take();
    if before.len() == told.len()
        && before
            .iter()
            .zip(told)
            .all(|((before, _), now)| before == now)
    {
        TOLD.set(before);
        return;
    }
    let mut known: BTreeMap<(NodeId, &'static str), (Told, Element)> = before
        .into_iter()
        .map(|(told, element)| ((told.node, told.tag), (told, element)))
        .collect();
    let mut shown: Vec<(Told, Element)> = Vec::with_capacity(told.len());
    for now in told {
        let element = match known.remove(&(now.node, now.tag)) {
            Some((before, element)) => {
                now.put_into(&element, Some(&before));
                Some(element)
            }
            None => now.element(&document, context),
        };
        shown.extend(element.map(|element| (now.clone(), element)));
    }
    for (_, element) in known.into_values() {
        element.remove();
    }
    let mut next = place.first_element_child();
    for (_, element) in &shown {
        if next.as_ref() == Some(element) {
            next = element.next_element_sibling();
        } else {
            // Both are on this page.
            let _ = place.insert_before(element, next.as_deref());
        }
    }
    TOLD.set(shown);
}

fn document() -> Option<Document> {
    web_sys::window()?.document()
}
