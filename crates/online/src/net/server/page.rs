//! The page, as browsers get it.

use axum::Router;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{Html, IntoResponse as _, Response};
use axum::routing::get;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::path::Path;
use std::{fs, io};
use tower_http::services::ServeDir;

/// What somebody sees who opens the address of a server without a page.
const NO_PAGE: &str = include_str!("no_page.html");

/// What the page says of its picture, for whoever shows a link to it. They want whole addresses, which
/// only the server knows.
const PICTURE: &str = "<meta property=\"og:image\" content=\"";

/// What the page says before its policy.
const POLICY: &str = "http-equiv=\"Content-Security-Policy\" content=\"";

/// The files of a page, or what there is to see without one.
///
/// No file has a name of its own for each version, so a browser asks each time whether it has changed.
/// A page that was there once comes from what its own worker has kept. `name` is what the server is
/// called, if it was told.
pub(super) fn page(folder: Option<&Path>, name: Option<&str>) -> io::Result<Router> {
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
    let mut router = Router::new().fallback_service(files);
    if let Some(named) = name.and_then(|name| named(&page, name)) {
        let first = get(move |asked: HeaderMap| async move { answer(&named, &asked) });
        router = router.route("/", first.clone()).route("/index.html", first);
    }
    Ok(router.layer(middleware::from_fn_with_state(headers, with_headers)))
}

/// The page as a server of this name gives it out.
fn named(page: &str, name: &str) -> Option<String> {
    let (before, rest) = page.split_once(PICTURE)?;
    let address = format!("https://{name}/");
    Some(format!("{before}<meta property=\"og:url\" content=\"{address}\">\n{PICTURE}{address}{rest}"))
}

/// Gives out the page, unless the browser has it.
fn answer(page: &str, asked: &HeaderMap) -> Response {
    let mut mark = DefaultHasher::new();
    page.hash(&mut mark);
    let mark = format!("\"{:016x}\"", mark.finish());
    let is_known = asked.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == mark.as_bytes());
    let mark = [(header::ETAG, mark)];
    if is_known {
        (StatusCode::NOT_MODIFIED, mark).into_response()
    } else {
        (mark, Html(page.to_owned())).into_response()
    }
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
