//! Where the window stands on the screen: read while it is open, and given to the one that opens next.

use egui::{Context, Rect, ViewportBuilder, ViewportInfo, pos2, vec2};

use crate::store::WindowPlace;

/// A window that opens where the last one was closed.
pub fn opened_at(window: ViewportBuilder, place: WindowPlace) -> ViewportBuilder {
    let (width, height) = WindowPlace::LEAST;
    let window = window.with_min_inner_size(vec2(width.into(), height.into())).with_maximized(place.maximized);
    let window = match place.size {
        Some((width, height)) => window.with_inner_size(vec2(width.into(), height.into())),
        None => window.with_inner_size(vec2(960.0, 720.0)),
    };
    match place.corner {
        Some((x, y)) => window.with_position(pos2(x.into(), y.into())),
        None => window,
    }
}

/// Where the window stands now, if that can be told; `before` is where it stood.
pub fn place_of(ctx: &Context, before: WindowPlace) -> WindowPlace {
    let zoom = ctx.zoom_factor();
    ctx.input(|input| seen_in(input.viewport(), zoom, before))
}

fn seen_in(window: &ViewportInfo, zoom: f32, before: WindowPlace) -> WindowPlace {
    if window.minimized == Some(true) || window.fullscreen == Some(true) {
        return before;
    }
    if window.maximized == Some(true) {
        // Where it goes when it is made smaller again is what it was before.
        return WindowPlace { maximized: true, ..before };
    }
    let in_points =
        |rect: Rect| Rect::from_min_max((zoom * rect.min.to_vec2()).to_pos2(), (zoom * rect.max.to_vec2()).to_pos2());
    let size = window.inner_rect.map(in_points).map(|rect| (rect.width().round() as u16, rect.height().round() as u16));
    let corner = window.outer_rect.map(in_points).map(|rect| (rect.min.x.round() as i16, rect.min.y.round() as i16));
    WindowPlace { size: size.or(before.size), corner: corner.or(before.corner), maximized: false }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(corner: (f32, f32), size: (f32, f32)) -> ViewportInfo {
        let rect = Rect::from_min_size(pos2(corner.0, corner.1), vec2(size.0, size.1));
        ViewportInfo { inner_rect: Some(rect), outer_rect: Some(rect), ..ViewportInfo::default() }
    }

    #[test]
    fn a_window_opens_where_the_last_one_was_closed() {
        // Larger words make the points of the window larger, and not the window.
        let seen = seen_in(&at((50.0, 20.0), (600.0, 400.0)), 1.5, WindowPlace::default());
        assert_eq!(seen, WindowPlace { size: Some((900, 600)), corner: Some((75, 30)), maximized: false });
        let opened = opened_at(ViewportBuilder::default(), seen);
        assert_eq!((opened.inner_size, opened.position), (Some(vec2(900.0, 600.0)), Some(pos2(75.0, 30.0))));
        let first = opened_at(ViewportBuilder::default(), WindowPlace::default());
        assert_eq!((first.inner_size, first.position), (Some(vec2(960.0, 720.0)), None));
    }

    #[test]
    fn what_a_maximized_or_minimized_window_was_before_is_not_forgotten() {
        let before = WindowPlace { size: Some((900, 600)), corner: Some((75, 30)), maximized: false };
        let whole = ViewportInfo { maximized: Some(true), ..at((0.0, 0.0), (1920.0, 1080.0)) };
        assert_eq!(seen_in(&whole, 1.0, before), WindowPlace { maximized: true, ..before });
        let gone = ViewportInfo { minimized: Some(true), ..at((-9999.0, -9999.0), (100.0, 20.0)) };
        assert_eq!(seen_in(&gone, 1.0, before), before);
        assert_eq!(seen_in(&ViewportInfo::default(), 1.0, before), before, "some systems do not tell");
    }
}
