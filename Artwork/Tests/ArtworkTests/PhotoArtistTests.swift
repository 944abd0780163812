import Foundation
import Testing

@testable import Artwork

@Suite("Photo artist")
struct PhotoArtistTests {
    private let artist = PhotoArtist()

    /// A subject for each scene, selected by its title.
    static let gallery: [(scene: PhotoScene, subject: PhotoSubject)] = [
        (.mountains, PhotoSubject(id: 1, title: "Dawn at the col")),
        (.hills, PhotoSubject(id: 2, title: "Blue valleys, seven of them")),
        (.lake, PhotoSubject(id: 3, title: "Still water, borrowed sky")),
        (.dunes, PhotoSubject(id: 4, title: "Camel-colored country")),
        (.sea, PhotoSubject(id: 5, title: "Waves arriving on time")),
        (.forest, PhotoSubject(id: 6, title: "Larches in autumn fog")),
        (.clouds, PhotoSubject(id: 7, title: "Sunset number four")),
        (.stars, PhotoSubject(id: 8, title: "The Milky Way stands up")),
        (.moon, PhotoSubject(id: 9, title: "Moonrise over the pass")),
        (.aurora, PhotoSubject(id: 10, title: "Northern lights on the last night")),
        (.storm, PhotoSubject(id: 11, title: "Lightning somewhere behind the hills")),
        (.bokeh, PhotoSubject(id: 12, title: "Festival bokeh")),
        (.prism, PhotoSubject(id: 13, title: "Glass, noon, spectrum")),
        (.trails, PhotoSubject(id: 14, title: "Ring road, 30 seconds")),
        (.color, PhotoSubject(id: 15, title: "Silence in violet")),
    ]

    private func photo(
        _ subject: PhotoSubject,
        _ width: Int = 240,
        _ height: Int = 160
    ) throws -> Picture {
        try artist.draw(of: subject, pixelWidth: width, pixelHeight: height)
    }

    @Test("words in a title select the scene", arguments: gallery)
    func scenes(scene: PhotoScene, subject: PhotoSubject) {
        #expect(PhotoScene(subject) == scene)
    }

    @Test("matches word beginnings, and the number decides for a title without words")
    func words() {
        // "color" isn't a mountain pass ("col").
        #expect(PhotoScene(PhotoSubject(id: 1, title: "An evening the color of tea")) == .clouds)
        let scenes = Set((0..<200).map { PhotoScene(PhotoSubject(id: $0, title: "")) })
        #expect(scenes == Set(PhotoScene.allCases))
        #expect(Self.gallery.map(\.scene) == PhotoScene.allCases)
    }

    @Test(
        "draws every scene at exactly the given size, with light in it",
        arguments: gallery
    )
    func size(scene: PhotoScene, subject: PhotoSubject) throws {
        for (width, height) in [(241, 163), (150, 225), (301, 100), (64, 64)] {
            let picture = try photo(subject, width, height).decoded()
            #expect(picture.width == width)
            #expect(picture.height == height)
            let levels = Set(
                stride(from: 0, to: picture.pixels.count, by: 4).map {
                    picture.pixels[$0] / 8
                }
            )
            #expect(levels.count > 5, "\(scene) has hardly any tones")
        }
    }

    @Test("a photo has the same bytes on any number of threads", arguments: gallery)
    func determinism(scene: PhotoScene, subject: PhotoSubject) async throws {
        let first = try photo(subject).webp(quality: 84)
        await withTaskGroup(of: Data?.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    try? PhotoArtist().draw(
                        of: subject,
                        pixelWidth: 240,
                        pixelHeight: 160
                    ).webp(quality: 84)
                }
            }
            for await other in group { #expect(other == first) }
        }
    }

    @Test("two photos of one scene differ", arguments: gallery)
    func variety(scene: PhotoScene, subject: PhotoSubject) throws {
        let one = try photo(subject)
        for id in 101...104 {
            let other = PhotoSubject(id: id, title: subject.title)
            #expect(try photo(other).distance(to: one) > 3)
        }
    }

    @Test("a lower quality makes a smaller file")
    func weight() throws {
        for (_, subject) in Self.gallery.prefix(5) {
            let picture = try photo(subject)
            #expect(try picture.webp(quality: 60).count < picture.webp(quality: 92).count)
        }
    }

    @Test(
        "throws for unsupported sizes",
        arguments: [
            (15, 100, ArtworkError.unsupportedWidth(15)),
            (4001, 100, .unsupportedWidth(4001)), (-1, 100, .unsupportedWidth(-1)),
            (100, 15, .unsupportedHeight(15)), (100, 8001, .unsupportedHeight(8001)),
        ]
    )
    func refusal(width: Int, height: Int, error: ArtworkError) {
        #expect(throws: error) { try photo(Self.gallery[0].subject, width, height) }
    }

    @Test("a photo 2,000 pixels wide takes under a second of one core, without optimization")
    func speed() throws {
        // The first one creates the textures.
        for (_, subject) in Self.gallery { _ = try photo(subject, 32, 32) }
        for (scene, subject) in Self.gallery {
            let start = Self.processorTime()
            _ = try photo(subject, 2_000, 1_333)
            // Usually takes a sixth of that. Measures only this thread's time, whatever else runs.
            #expect(Self.processorTime() - start < 1, "\(scene)")
        }
    }

    /// This thread's CPU time in seconds.
    private static func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
