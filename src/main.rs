//! Mahj Tutor.

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    // Problems of the program itself; the libraries' own remarks only when RUST_LOG asks for them.
    env_logger::Builder::from_env(env_logger::Env::default().default_filter_or("mahj_tutor=warn"))
        .init();
    mahj_tutor::cli::run(std::env::args_os().skip(1).collect())
}

#[cfg(target_arch = "wasm32")]
fn main() {
    mahj_tutor::web::start();
}
