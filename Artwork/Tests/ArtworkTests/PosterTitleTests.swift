import Testing

@testable import Artwork

@Suite("Poster titles")
struct PosterTitleTests {
    private static let odd: [String] = [
        "", " ", "A", "Up", "1917", "<b>&amp;", "<span size='9999999'>big</span>", "%s %n \\0 \"'",
        "Supercalifragilisticexpialidocious",
        String(repeating: "Donaudampfschifffahrtsgesellschaft", count: 4),
        String(repeating: "the very long title of a film ", count: 10),
        "千と千尋の神隠し", "卧虎藏龙：青冥宝剑与一个非常非常长的标题", "기생충", "جدایی نادر از سیمین",
        "ואלס עם באשיר", "Тіні забутих предків", "Сталкер", "लगान", "Αγγελόπουλος", "ไทย สวัสดี",
        "🎬 Emoji 🍿", "Line\nbreak\ttab", "\u{202e}override", "Zażółć gęślą jaźń", "Ａ Ｂ",
        "I\u{0301}a\u{0308}\u{0323}\u{0303}",
    ]

    private func composition(
        _ subject: PosterSubject
    ) throws(ArtworkError) -> PosterComposition {
        try PosterComposition(of: subject, fonts: FontMap())
    }

    @Test("a title in any script and length is drawn inside the sheet", arguments: odd)
    func inside(title: String) throws {
        for id in 1...6 {
            let subject = PosterSubject.sample(id, title, genres: ["Horror", "Comedy"])
            let poster = try composition(subject)
            let sheet = Rect.poster.inset(20, 20)
            for area in poster.titleAreas {
                #expect(sheet.contains(area), "\(area) of \(title), \(poster.design.layout)")
            }
            let strays = try paintedOutside(sheet, by: poster)
            #expect(strays == 0, "\(title), \(poster.design.layout)")
        }
    }

    @Test("sets every letter of a title, in order")
    func complete() throws {
        for subject in PosterSubject.gallery {
            let lines = try composition(subject).text.title
            let printed = lines.map(\.text).joined(separator: " ").lowercased()
            #expect(printed == subject.title.lowercased())
        }
    }

    @Test("prints markup in a title literally")
    func markup() throws {
        let poster = try composition(.sample(1, "<b>&amp;"))
        #expect(poster.text.title.map(\.text).joined().lowercased() == "<b>&amp;")
        let setter = Typesetter(fonts: try FontMap())
        let tagged = setter.advance(of: "<b>x</b>", in: .plain)
        #expect(tagged > 3 * setter.advance(of: "x", in: .plain))
    }

    @Test("a title with letters missing from its typeface gets another typeface")
    func fallback() throws {
        let fonts = try FontMap()
        let setter = Typesetter(fonts: fonts)
        #expect(setter.covers("Sunrise", in: .bubble))
        #expect(!setter.covers("Сталкер", in: .bubble))
        for id in 1...20 {
            let poster = try composition(.sample(id, "七人の侍", genres: ["Family"]))
            #expect(poster.text.title.allSatisfy { $0.face == .plain })
        }
    }

    @Test("prints the original title in small letters only if it differs")
    func original() throws {
        let same = try composition(.sample(9, "Stalker"))
        #expect(!same.text.small.contains { $0.text == "Stalker" })
        let other = try composition(.sample(9, "Stalker", originalTitle: "Сталкер"))
        let line = try #require(other.text.small.first { $0.text == "Сталкер" })
        #expect(line.size <= 38)
    }

    @Test("a film without a title shows its original title")
    func untitled() throws {
        let poster = try composition(.sample(2, "", originalTitle: "Земля"))
        #expect(poster.text.title.map(\.text).joined().lowercased() == "земля")
    }

    @Test("prints the year and the first two genres")
    func imprint() throws {
        let subject = PosterSubject.sample(
            4,
            "Heat",
            year: 1995,
            genres: ["Crime", "War", "Music"]
        )
        let text = try composition(subject).text.small.map(\.text).joined(separator: " ")
        #expect(text.contains("1995"))
        #expect(text.contains("CRIME / WAR"))
        #expect(!text.contains("MUSIC"))
    }

    @Test("omits the small lines below 140 pixels")
    func thumbnail() throws {
        let poster = try composition(.sample(4, "Heat", year: 1995, genres: ["Crime", "War"]))
        let title = poster.titleAreas.reduce(into: Set<Int>()) { rows, area in
            rows.formUnion(Int(area.y) - 12...Int(area.maxY) + 12)
        }
        #expect(try painted(by: poster, width: 92).subtracting(title).isEmpty)
        #expect(try !painted(by: poster, width: 200).subtracting(title).isEmpty)
    }

    /// The rows of the sheet that contain text, in poster units.
    private func painted(by poster: PosterComposition, width: Int) throws -> Set<Int> {
        let canvas = try textOnly(poster, width: width)
        return canvas.withPixels { pixels, bytesPerRow in
            var rows: Set<Int> = []
            for y in 0..<canvas.pixelHeight {
                let row = pixels[y * bytesPerRow..<y * bytesPerRow + width * 4]
                if row.contains(where: { $0 > 60 }) { rows.insert(y * 1000 / width) }
            }
            return rows
        }
    }

    private func paintedOutside(_ sheet: Rect, by poster: PosterComposition) throws -> Int {
        let canvas = try textOnly(poster, width: 250)
        return canvas.withPixels { pixels, bytesPerRow in
            var count = 0
            for y in 0..<canvas.pixelHeight {
                for x in 0..<canvas.pixelWidth {
                    let spot = Point(Double(x) * 4 + 2, Double(y) * 4 + 2)
                    let at = y * bytesPerRow + x * 4
                    let light = pixels[at] > 40 || pixels[at + 1] > 40 || pixels[at + 2] > 40
                    if light, !sheet.contains(spot) { count += 1 }
                }
            }
            return count
        }
    }

    /// The text in white on black.
    private func textOnly(_ poster: PosterComposition, width: Int) throws -> Canvas {
        let canvas = try Canvas(pixelWidth: width)
        poster.drawText(on: canvas)
        let ink = poster.ink.luminance
        if ink < 0.1 {
            // Dark ink is invisible on black, so this also draws on white and inverts the result.
            canvas.paint(.white)
            poster.drawText(on: canvas)
            canvas.withPixels { pixels, _ in
                for index in pixels.indices { pixels[index] = 255 - pixels[index] }
            }
        }
        try canvas.finish()
        return canvas
    }
}
