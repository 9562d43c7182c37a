//! The window's program: arguments, data folder, eframe, and nothing else.
#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

use eframe::egui;

struct Empty;

impl eframe::App for Empty {
    fn ui(&mut self, ui: &mut egui::Ui, _frame: &mut eframe::Frame) {
        ui.heading("Electrum Dominoes");
    }
}

fn main() -> eframe::Result {
    eframe::run_native("Electrum Dominoes", eframe::NativeOptions::default(), Box::new(|_| Ok(Box::new(Empty))))
}
