//! Pictures in few colors, as they are kept. A painted one has thousands that nobody tells apart. In 255 it has a quarter of the
//! bytes, and each of its versions stays in the repository for ever.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs::File,
    io::{BufReader, BufWriter},
    path::Path,
};

use image::{Rgba, RgbaImage};

/// The most colors. One more is left for what a film doesn't paint.
const MOST: usize = 255;
/// Nobody tells two colors apart of which no part differs by more than so many steps of 256. So there are fewer than `MOST` where each color is as
/// near as that to one that is taken for it.
const NEAR: u8 = 4;

/// The length of the squares that are compared. Nobody sees a single pixel that differs, and another processor may paint a few at the
/// edges of shapes.
const SQUARE: u32 = 4;
/// By how many steps of 256 the pixels of a square may differ on the average. Few colors alone make it up to 13.
const SQUARES_DIFFER: f64 = 16.0;
/// What is painted in one of the few colors has that color on the average, or one that is at most so many steps from it. So a cloth
/// that gets another green is seen, though each of its squares is near enough.
const COLORS_DIFFER: f64 = 3.0;
/// The fewest pixels of a color of which that is asked. They are as many as a small bone has.
const AREA: u32 = 400;

type Color = [u8; 3];

fn color(pixel: &Rgba<u8>) -> Color {
    let [red, green, blue, _] = pixel.0;
    [red, green, blue]
}

fn distance(one: Color, other: Color) -> u8 {
    one.into_iter().zip(other).map(|(one, other)| one.abs_diff(other)).max().expect("a color has parts")
}

/// The few colors of pictures, and which of them stands for each that they have.
pub(crate) struct Palette {
    colors: Vec<Color>,
    stands_for: BTreeMap<Color, u8>,
}

impl Palette {
    /// Begins with the color that is there most, and goes on with the one that is farthest from all that it has. One that is seen more counts for
    /// farther, so that a cloth has more shades than the edges of letters. In the end each color is the average of those that it stands for.
    pub(crate) fn of(pictures: &[RgbaImage]) -> Palette {
        let mut counts: BTreeMap<Color, u64> = BTreeMap::new();
        for pixel in pictures.iter().flat_map(RgbaImage::pixels) {
            *counts.entry(color(pixel)).or_default() += 1;
        }
        let (mut next, _) = counts.iter().max_by_key(|(_, count)| **count).expect("a picture has pixels");
        // For each color, which of the few is nearest, how far it is, and how much that counts.
        let mut nearest: BTreeMap<Color, (u8, u8, f64)> =
            counts.iter().map(|(color, count)| (*color, (0, u8::MAX, (*count as f64).sqrt().sqrt()))).collect();
        let mut few = 0;
        loop {
            for (color, (number, far, _)) in &mut nearest {
                let new = distance(*color, *next);
                if new < *far || few == 0 {
                    (*number, *far) = (few as u8, new);
                }
            }
            few += 1;
            if few == MOST || nearest.values().all(|(_, far, _)| *far <= NEAR) {
                break;
            }
            let seen = |(_, far, weight): &(u8, u8, f64)| f64::from(*far) * weight;
            let farthest = nearest.iter().max_by(|one, other| seen(one.1).total_cmp(&seen(other.1)));
            (next, _) = farthest.and_then(|(color, _)| counts.get_key_value(color)).expect("a color");
        }
        let mut sums = vec![([0_u64; 3], 0_u64); few];
        for (color, count) in &counts {
            let (sum, total) = &mut sums[usize::from(nearest[color].0)];
            sum.iter_mut().zip(color).for_each(|(sum, part)| *sum += u64::from(*part) * count);
            *total += count;
        }
        let average = |(sum, total): ([u64; 3], u64)| sum.map(|sum| ((sum + total / 2) / total) as u8);
        Palette {
            colors: sums.into_iter().map(average).collect(),
            stands_for: nearest.into_iter().map(|(color, (number, ..))| (color, number)).collect(),
        }
    }

    /// The number of the color of each pixel.
    pub(crate) fn pixels(&self, picture: &RgbaImage) -> Vec<u8> {
        picture.pixels().map(|pixel| self.stands_for[&color(pixel)]).collect()
    }

    /// A file of this size for pictures in these colors.
    fn file(&self, file: &Path, (width, height): (u32, u32)) -> png::Encoder<'static, BufWriter<File>> {
        let to = BufWriter::new(File::create(file).expect("a picture that can be written"));
        let mut encoder = png::Encoder::new(to, width, height);
        encoder.set_color(png::ColorType::Indexed);
        encoder.set_depth(png::BitDepth::Eight);
        encoder.set_compression(png::Compression::High);
        encoder.set_filter(png::Filter::NoFilter);
        encoder.set_palette(self.colors.concat());
        encoder
    }

    /// A file for a film, and the number that stands for what a frame leaves as it was.
    pub(crate) fn film(&self, file: &Path, size: (u32, u32)) -> (png::Encoder<'static, BufWriter<File>>, u8) {
        let mut encoder = self.file(file, size);
        encoder.set_palette([self.colors.concat(), vec![0; 3]].concat());
        encoder.set_trns([vec![255; self.colors.len()], vec![0]].concat());
        (encoder, self.colors.len() as u8)
    }
}

/// Writes a picture in few colors.
pub(crate) fn keep(picture: &RgbaImage, file: &Path) {
    let palette = Palette::of(std::slice::from_ref(picture));
    let mut writer = palette.file(file, picture.dimensions()).write_header().expect("a head");
    writer.write_image_data(&palette.pixels(picture)).expect("a picture");
    writer.finish().expect("the end of a picture");
}

/// A picture in few colors that somebody has looked at.
pub(crate) struct Kept {
    size: (u32, u32),
    colors: Vec<Color>,
    pixels: Vec<u8>,
}

impl Kept {
    /// Reads a picture, or the first of a film. There is none if it isn't in few colors.
    pub(crate) fn read(file: &Path) -> Option<Kept> {
        let decoder = png::Decoder::new(BufReader::new(File::open(file).ok()?));
        let mut reader = decoder.read_info().ok()?;
        let colors = reader.info().palette.as_ref()?.chunks_exact(3);
        let colors = colors.map(|parts| parts.try_into().expect("three parts")).collect();
        let mut pixels = vec![0; reader.output_buffer_size()?];
        reader.next_frame(&mut pixels).ok()?;
        Some(Kept { size: reader.info().size(), colors, pixels })
    }

    /// How a painted picture differs from this one, in words and as a picture, if somebody would see it.
    pub(crate) fn difference(&self, painted: &RgbaImage) -> Option<(String, RgbaImage)> {
        if painted.dimensions() != self.size {
            let why = format!("it is {:?} large, and the one that is kept {:?}", painted.dimensions(), self.size);
            return Some((why, painted.clone()));
        }
        let (squares, colors) = (self.squares_that_differ(painted), self.colors_that_differ(painted));
        let (farthest, _) = squares.iter().chain(&colors).max_by(|one, other| one.0.total_cmp(&other.0))?;
        let why =
            format!("{} squares and {} colors differ, by up to {farthest:.0} of 256", squares.len(), colors.len());
        let differs: BTreeSet<usize> = squares.iter().chain(&colors).flat_map(|(_, pixels)| pixels).copied().collect();
        let shown = |x, y| if differs.contains(&self.at(x, y)) { Rgba([255, 0, 0, 255]) } else { Rgba([255; 4]) };
        Some((why, RgbaImage::from_fn(self.size.0, self.size.1, shown)))
    }

    fn at(&self, x: u32, y: u32) -> usize {
        (y * self.size.0 + x) as usize
    }

    /// How far each square that differs is from the kept one, and its pixels.
    fn squares_that_differ(&self, painted: &RgbaImage) -> Vec<(f64, Vec<usize>)> {
        let (width, height) = self.size;
        let corners =
            (0..height).step_by(SQUARE as usize).flat_map(|y| (0..width).step_by(SQUARE as usize).map(move |x| (x, y)));
        let square = |(left, top): (u32, u32)| {
            let inside =
                (top..height.min(top + SQUARE)).flat_map(|y| (left..width.min(left + SQUARE)).map(move |x| (x, y)));
            let mut sum = Sum::default();
            inside.clone().for_each(|(x, y)| {
                sum.add(self.colors[usize::from(self.pixels[self.at(x, y)])], painted.get_pixel(x, y));
            });
            let far = sum.apart();
            (far > SQUARES_DIFFER).then(|| (far, inside.map(|(x, y)| self.at(x, y)).collect()))
        };
        corners.filter_map(square).collect()
    }

    /// How far what is painted in a color is from it, for each that differs, and its pixels.
    fn colors_that_differ(&self, painted: &RgbaImage) -> Vec<(f64, Vec<usize>)> {
        let mut sums = vec![Sum::default(); self.colors.len()];
        for (number, pixel) in self.pixels.iter().zip(painted.pixels()) {
            sums[usize::from(*number)].add(self.colors[usize::from(*number)], pixel);
        }
        let of = |number: usize| (0..self.pixels.len()).filter(move |at| usize::from(self.pixels[*at]) == number);
        let far = sums.iter().enumerate().filter(|(_, sum)| sum.count >= AREA && sum.shifted() > COLORS_DIFFER);
        far.map(|(number, sum)| (sum.shifted(), of(number).collect())).collect()
    }
}

/// How some pixels of a painted picture differ from the kept one.
#[derive(Clone, Default)]
struct Sum {
    distances: u32,
    more: [i64; 3],
    count: u32,
}

impl Sum {
    fn add(&mut self, kept: Color, painted: &Rgba<u8>) {
        let painted = color(painted);
        self.distances += u32::from(distance(kept, painted));
        for (more, (kept, painted)) in self.more.iter_mut().zip(kept.into_iter().zip(painted)) {
            *more += i64::from(painted) - i64::from(kept);
        }
        self.count += 1;
    }

    /// By how many steps of 256 a pixel differs on the average.
    fn apart(&self) -> f64 {
        f64::from(self.distances) / f64::from(self.count)
    }

    /// By how many steps of 256 their average differs.
    fn shifted(&self) -> f64 {
        let most = self.more.iter().map(|more| more.unsigned_abs()).max().expect("a color has parts");
        most as f64 / f64::from(self.count)
    }
}

#[test]
fn a_picture_in_few_colors_shows_what_was_painted() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let file = folder.path().join("kept.png");
    // More colors than a file has, in which no two neighbors are alike.
    let painted = RgbaImage::from_fn(64, 64, |x, y| Rgba([4 * x as u8, 4 * y as u8, 128, 255]));
    keep(&painted, &file);
    let kept = Kept::read(&file).expect("a picture in few colors");
    assert!(kept.colors.len() <= MOST && kept.difference(&painted).is_none());
    let far = |(number, pixel): (&u8, &Rgba<u8>)| distance(kept.colors[usize::from(*number)], color(pixel));
    assert!(kept.pixels.iter().zip(painted.pixels()).map(far).max().expect("pixels") <= 16);
    painted.save(&file).expect("a picture of all colors");
    assert!(Kept::read(&file).is_none());
}

#[test]
fn a_picture_differs_where_somebody_would_see_it() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let file = folder.path().join("kept.png");
    // A pale stroke on a dark ground, with a cloth beside it.
    let drawn = |stroke: u32, cloth: u8| {
        RgbaImage::from_fn(96, 64, |x, y| {
            let is_stroke = y == stroke && (8..40).contains(&x);
            Rgba(if is_stroke {
                [200, 200, 190, 255]
            } else if x > 48 {
                [20, cloth, 50, 255]
            } else {
                [30, 30, 30, 255]
            })
        })
    };
    let painted = drawn(20, 80);
    keep(&painted, &file);
    let kept = Kept::read(&file).expect("a picture in few colors");
    let differs = |painted: &RgbaImage| kept.difference(painted).is_some();
    let off = |pixels: usize, by: u8| {
        let mut off = painted.clone();
        off.pixels_mut().take(pixels).for_each(|pixel| pixel[1] += by);
        off
    };
    assert!(!differs(&painted) && differs(&drawn(21, 80)), "a stroke elsewhere");
    assert!(!differs(&drawn(20, 83)) && differs(&drawn(20, 84)), "another cloth");
    assert!(!differs(&off(usize::MAX, 2)) && !differs(&off(1, 100)) && differs(&off(4, 100)), "single pixels");
    assert!(differs(&RgbaImage::new(96, 65)), "another size");
}
