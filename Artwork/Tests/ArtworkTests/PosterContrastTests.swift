import Testing

@testable import Artwork

@Suite("Poster contrast")
struct PosterContrastTests {
    /// The contrast that 99 % of the pixels behind the title reach, including grain.
    ///
    /// It measures every second pixel of every second row.
    private func contrast(of subject: PosterSubject, fonts: FontMap) throws -> Double {
        let poster = try PosterComposition(of: subject, fonts: fonts)
        let canvas = try Canvas(pixelWidth: 240)
        poster.drawArt(on: canvas)
        var dice = Chance(id: subject.id, purpose: "finish")
        canvas.apply(Finish(era: poster.design.era), by: &dice)
        var found: [Double] = []
        canvas.withPixels { pixels, bytesPerRow in
            for area in poster.titleAreas {
                for y in stride(from: Int(area.y * 0.24), to: Int(area.maxY * 0.24), by: 2) {
                    for x in stride(from: Int(area.x * 0.24), to: Int(area.maxX * 0.24), by: 2) {
                        let at = y * bytesPerRow + x * 4
                        let color = Color(
                            red: Double(pixels[at + 2]) / 255,
                            green: Double(pixels[at + 1]) / 255,
                            blue: Double(pixels[at]) / 255
                        )
                        found.append(color.contrast(with: poster.ink))
                    }
                }
            }
        }
        return found.sorted()[found.count / 100]
    }

    @Test("a title has a contrast of 4.5:1 with everything behind it")
    func title() throws {
        let fonts = try FontMap()
        for subject in PosterSubject.gallery {
            let contrast = try contrast(of: subject, fonts: fonts)
            #expect(contrast >= 4.5, "\(subject): \(contrast)")
        }
    }

    @Test("contrast is the ratio defined by the accessibility guidelines")
    func ratio() {
        #expect(abs(Color.white.contrast(with: .black) - 21) < 0.001)
        #expect(Color.white.contrast(with: .white) == 1)
        #expect(abs(Color(0x767676).contrast(with: .white) - 4.54) < 0.01)
    }

    @Test("every palette has a legible ink on its ground")
    func palettes() {
        var dice = Chance(id: 1, purpose: "test")
        for mood in Mood.allCases {
            for era in Era.allCases {
                for _ in 0..<20 {
                    let palette = PaletteBook.palette(of: mood, in: era, by: &dice)
                    let best = max(
                        palette.light.contrast(with: palette.ground),
                        palette.deep.contrast(with: palette.ground)
                    )
                    #expect(best > 3, "\(mood) \(era) \(palette)")
                }
            }
        }
    }

    @Test("an underlay reports the lowest contrast in an area")
    func underlay() throws {
        let canvas = try Canvas(pixelWidth: Underlay.pixelWidth)
        canvas.paint(.black)
        canvas.rect(Rect(0, 0, 1000, 300))
        canvas.fill(.white)
        let underlay = Underlay(of: canvas)
        #expect(underlay.contrast(of: .white, in: [Rect(100, 500, 200, 200)]) > 20)
        #expect(underlay.contrast(of: .white, in: [Rect(100, 250, 200, 200)]) == 1)
        #expect(underlay.contrast(of: .white, in: []) == 21)
    }
}
