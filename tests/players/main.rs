//! Who plays and who advises: what is nearest, what is likely, what bots do and what the coach says.

mod analysis;
mod blind_pass;
mod bots;
mod coach;
mod coach_reasons;
mod danger;
mod decisions;
mod honesty;
mod opponents;
mod plan;
mod rack;
mod refinement;
mod review;
mod sampler;
mod styles;
mod taught;
mod winning_tiles;
