use crate::window::finale::{End, before};
use crate::window::next_input;
use egui::vec2;
#[test]
fn zz_dump() {
    let Ok(spec) = std::env::var("DUMP") else { return };
    let parts: Vec<&str> = spec.split(',').collect();
    let end = match parts[0] {
        "won" => End::Won,
        "lost" => End::Lost,
        "hand" => End::Hand,
        "blocked" => End::Blocked,
        _ => End::BothEnds,
    };
    let (w, h): (f32, f32) = (parts[1].parse().unwrap(), parts[2].parse().unwrap());
    let theme: usize = parts[3].parse().unwrap();
    let compact = parts[4] == "compact";
    let each: usize = parts[5].parse().unwrap();
    crate::window::cpu::weave(true);
    let mut window = before(end, vec2(w, h), compact, |settings| settings.look.theme = theme);
    let input = next_input(&window);
    window.state_mut().step(input);
    let folder = format!("/tmp/ceremony_frames/{}-{w}-{theme}-{}", parts[0], parts[4]);
    std::fs::create_dir_all(&folder).unwrap();
    for frame in 0..parts[6].parse::<usize>().unwrap() {
        window.step();
        if frame % each == 0 {
            window.render().unwrap().save(format!("{folder}/{frame:03}.png")).unwrap();
        }
    }
}
