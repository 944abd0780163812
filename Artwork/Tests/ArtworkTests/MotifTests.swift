import Testing

@testable import Artwork

@Suite("Motifs")
struct MotifTests {
    private func draw(
        _ kind: MotifKind,
        _ palette: Palette,
        layout: Layout,
        id: Int
    ) throws -> [UInt8] {
        let canvas = try Canvas(pixelWidth: 80)
        let plan = LayoutPlan(layout, window: .plain, blockHeight: 300)
        var scene = Scene(
            canvas: canvas,
            palette: palette,
            era: .digital,
            bounds: plan.bounds,
            stage: plan.stage,
            titleBelow: layout.titleBelow,
            variant: nil,
            dice: Chance(id: id, purpose: "motif")
        )
        kind.make().draw(in: &scene)
        try canvas.finish()
        return canvas.withPixels { pixels, _ in Array(pixels) }
    }

    @Test(
        "a motif draws in every layout with light and dark palettes",
        arguments: MotifKind.allCases
    )
    func layouts(kind: MotifKind) throws {
        for layout in Layout.allCases {
            for palette in [PaletteBook.space[0], PaletteBook.drama[0]] {
                let pixels = try draw(kind, palette, layout: layout, id: 3)
                #expect(Set(pixels).count > 8, "\(layout)")
            }
        }
    }

    @Test("a motif differs from film to film", arguments: MotifKind.allCases)
    func variety(kind: MotifKind) throws {
        let pictures = try (1...5).map {
            try draw(kind, PaletteBook.war[0], layout: .openTop, id: $0)
        }
        #expect(Set(pictures).count >= 4)
    }

    @Test("text and stage never overlap", arguments: Layout.allCases)
    func areas(layout: Layout) {
        for window in Window.allCases {
            for height in [90.0, 300, 620] {
                let plan = LayoutPlan(layout, window: window, blockHeight: height)
                #expect(Rect.poster.contains(plan.text))
                #expect(plan.stage.width > 150 && plan.stage.height > 150)
                let apart =
                    plan.text.maxY <= plan.stage.y || plan.stage.maxY <= plan.text.y
                    || plan.text.maxX <= plan.stage.x
                #expect(apart, "\(window) \(height)")
            }
        }
    }

    @Test("a title with a drawable word gets its motif")
    func words() {
        #expect(MotifWords.hints(in: "JAWS").map(\.motif) == [.waves])
        #expect(MotifWords.hints(in: "JAWS").map(\.variant) == [1])
        #expect(MotifWords.hints(in: "The Lion King").map(\.motif) == [.crown])
        #expect(MotifWords.hints(in: "Closely Watched Trains").map(\.motif) == [.road])
        #expect(MotifWords.hints(in: "Up").map(\.motif) == [.paperHills])
        #expect(MotifWords.hints(in: "Upstairs").isEmpty)
        #expect(MotifWords.hints(in: "").isEmpty)
        let design = PosterDesign(.sample(1, "The Birds", genres: ["Horror"]))
        #expect(design.motif == .flock)
    }

    @Test("at least fourteen motifs are in use")
    func families() {
        let used = Set(PosterSubject.gallery.map { PosterDesign($0).motif })
        #expect(used.count >= 30, "\(used.count)")
    }

    @Test("genres select the mood: others precede drama, and unknown ones count as drama")
    func moods() {
        #expect(Mood.moods(of: ["Horror", "Drama"]) == [.horror, .drama])
        #expect(Mood.moods(of: ["Drama", "War"]) == [.war, .drama])
        #expect(Mood.moods(of: ["TV Movie", "Soap"]) == [.drama])
        #expect(Mood.moods(of: []) == [.drama])
    }

    @Test(
        "the year decides the era",
        arguments: [
            (1895, Era.deco), (1939, .deco), (1940, .studio), (1965, .pop), (1979, .seventies),
            (1980, .neon), (1999, .video), (2009, .digital), (2026, .airy),
        ]
    )
    func eras(year: Int, era: Era) {
        #expect(Era(year: year) == era)
        #expect(Era(year: nil) == .digital)
    }

    @Test("films without year, genres or known genres have posters")
    func bare() throws {
        let artist = PosterArtist()
        for genres in [[], ["Unknown"], ["TV Movie"], [""]] {
            let subject = PosterSubject.sample(5, "Nothing", year: nil, genres: genres)
            #expect(try artist.draw(of: subject, pixelWidth: 92).webp(quality: 88).count > 1000)
        }
    }
}
