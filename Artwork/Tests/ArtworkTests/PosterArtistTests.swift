import Artwork
import Foundation
import Testing

@Suite("Poster artist")
struct PosterArtistTests {
    private let artist = PosterArtist()

    @Test(
        "draws a poster at exactly the given width and 1.5 times as tall",
        arguments: [16, 92, 154, 185, 342, 500, 780, 1500]
    )
    func size(width: Int) throws {
        let poster = try artist.draw(of: .gallery[7], pixelWidth: width).decoded()
        #expect(poster.width == width)
        #expect(poster.height == width * 3 / 2)
        #expect(Set(poster.pixels).count > 16)
    }

    @Test("throws for unsupported widths", arguments: [-1, 0, 15, 4001, Int.max])
    func refusal(width: Int) {
        #expect(throws: ArtworkError.unsupportedWidth(width)) {
            try artist.draw(of: .gallery[0], pixelWidth: width)
        }
    }

    @Test("two artists draw identical bytes for the same film")
    func determinism() throws {
        for subject in PosterSubject.gallery.prefix(20) {
            let first = try artist.draw(of: subject, pixelWidth: 185)
            let second = try PosterArtist().draw(of: subject, pixelWidth: 185)
            #expect(first == second, "\(subject.title)")
            #expect(try first.webp(quality: 84) == second.webp(quality: 84))
        }
    }

    @Test("earlier drawings don't change a poster")
    func independence() throws {
        let fresh = try PosterArtist().draw(of: .gallery[3], pixelWidth: 185)
        for subject in PosterSubject.gallery.suffix(10) {
            _ = try artist.draw(of: subject, pixelWidth: 92)
        }
        #expect(try artist.draw(of: .gallery[3], pixelWidth: 185) == fresh)
    }

    @Test("many threads at once draw the same as one thread")
    func threads() async throws {
        let subjects = PosterSubject.gallery.prefix(24)
        let serial = try subjects.map { try PosterArtist().draw(of: $0, pixelWidth: 154) }
        let artist = artist
        let parallel = try await withThrowingTaskGroup(of: (Int, Picture).self) { group in
            for (index, subject) in subjects.enumerated() {
                group.addTask { (index, try artist.draw(of: subject, pixelWidth: 154)) }
            }
            return try await group.reduce(into: [Int: Picture]()) { $0[$1.0] = $1.1 }
        }
        for (index, data) in serial.enumerated() {
            #expect(parallel[index] == data)
        }
    }

    @Test("no two of 209 films have the same poster")
    func difference() throws {
        let posters = try PosterSubject.gallery.map { try artist.draw(of: $0, pixelWidth: 46) }
        #expect(Set(posters).count == posters.count)
    }

    @Test("films of the same genre and decade look different")
    func variety() throws {
        let posters = try (1...12).map { id in
            let subject = PosterSubject.sample(id, "Same", year: 1975, genres: ["Crime"])
            return try artist.draw(of: subject, pixelWidth: 92)
        }
        for (index, poster) in posters.enumerated() {
            for other in posters[..<index] {
                #expect(poster.distance(to: other) > 6)
            }
        }
    }

    @Test("a film has the same picture at every width")
    func scaling() throws {
        for subject in PosterSubject.gallery.prefix(12) {
            let small = try artist.draw(of: subject, pixelWidth: 200)
            let large = try artist.draw(of: subject, pixelWidth: 400)
            var difference = 0
            for y in 0..<small.height {
                for x in 0..<small.width {
                    for channel in 0..<3 {
                        let sum = [(0, 0), (1, 0), (0, 1), (1, 1)].reduce(0) { sum, step in
                            let at = (2 * y + step.1) * large.width + 2 * x + step.0
                            return sum + Int(large.pixels[at * 4 + channel])
                        }
                        let at = (y * small.width + x) * 4 + channel
                        difference += abs(sum / 4 - Int(small.pixels[at]))
                    }
                }
            }
            let mean = Double(difference) / Double(small.width * small.height * 3)
            #expect(mean < 6, "\(subject.title): \(mean)")
        }
    }

    @Test("a poster of 342 pixels takes between 3 and 40 kilobytes")
    func weight() throws {
        for subject in PosterSubject.gallery.prefix(30) {
            let file = try artist.draw(of: subject, pixelWidth: 342).webp(quality: 84)
            let count = file.count
            #expect((3_000...40_000).contains(count), "\(subject.title): \(count)")
        }
    }
}
