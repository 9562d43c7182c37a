//! The page, as browsers get it.

use axum::Router;
use axum::extract::{Request, State};
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{Html, Response};
use std::path::Path;
use std::{fs, io};
use tower_http::services::ServeDir;

/// What somebody sees who opens the address of a server without a page.
const NO_PAGE: &str = include_str!("no_page.html");

/// What the page says before its policy.
const POLICY: &str = "http-equiv=\"Content-Security-Policy\" content=\"";

/// The files of a page, or what there is to see without one.
///
/// No file has a name of its own for each version, so a browser asks each time whether it has changed.
/// A page that was there once comes from what its own worker has kept.
pub(super) fn page(folder: Option<&Path>) -> io::Result<Router> {
    let Some(folder) = folder else {
        let none = || async { (StatusCode::NOT_FOUND, Html(NO_PAGE)) };
        return Ok(Router::new().fallback(none).layer(middleware::from_fn_with_state(headers(None), with_headers)));
    };
    let page = fs::read_to_string(folder.join("index.html"))?;
    let policy = page.split_once(POLICY).and_then(|(_, rest)| Some(rest.split_once('"')?.0));
    // Only a header can say that no other page may show this one within itself.
    let policy = policy.map(|policy| format!("{policy}; frame-ancestors 'none'"));
    let headers = headers(policy.and_then(|policy| HeaderValue::from_str(&policy).ok()));
    let files = ServeDir::new(folder).precompressed_br().precompressed_gzip();
    Ok(Router::new().fallback_service(files).layer(middleware::from_fn_with_state(headers, with_headers)))
}

/// What every answer says.
type Headers = Vec<(HeaderName, HeaderValue)>;

fn headers(policy: Option<HeaderValue>) -> Headers {
    let always = [
        (header::CACHE_CONTROL, HeaderValue::from_static("no-cache")),
        (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
        (header::REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
    ];
    always.into_iter().chain(policy.map(|policy| (header::CONTENT_SECURITY_POLICY, policy))).collect()
}

async fn with_headers(State(headers): State<Headers>, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    response.headers_mut().extend(headers);
    response
}
