import Foundation
import Testing

@testable import Artwork

@Suite("Font map")
struct FontMapTests {
    @Test("font maps on many threads measure and outline text identically")
    func threads() async throws {
        let faces = [Typeface.bebas, .slab, .lobster, .plain, .didone, .kaffee, .fat, .hamlet]
        let titles = ["Night Train to Lviv", "七人の侍", "Сталкер", "The Last King", "Ａ Ｂ"]
        let measure = { @Sendable (round: Int) throws -> [Rect] in
            let setter = Typesetter(fonts: try FontMap())
            let canvas = try Canvas(pixelWidth: 100)
            return faces.map { face in
                let title = titles[round % titles.count]
                let ink = setter.ink(of: title, in: face)
                let line = TextLine(
                    text: title,
                    face: face,
                    size: 90,
                    origin: Point(0, 100),
                    ink: ink
                )
                setter.outline(line, on: canvas)
                canvas.fill(.white)
                return ink
            }
        }
        let expected = try (0..<titles.count).map(measure)
        try await withThrowingTaskGroup(of: (Int, [Rect]).self) { group in
            for round in 0..<80 { group.addTask { (round, try measure(round)) } }
            for try await (round, inks) in group {
                #expect(inks == expected[round % titles.count])
            }
        }
    }
}
