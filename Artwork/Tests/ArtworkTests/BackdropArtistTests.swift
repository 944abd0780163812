import Foundation
import Testing

@testable import Artwork

@Suite("Backdrop artist")
struct BackdropArtistTests {
    private let artist = BackdropArtist()

    /// A film for each motif, found by trying ids.
    ///
    /// Its title has no drawable word.
    private static let films: [PosterSubject] = {
        var films: [MotifKind: PosterSubject] = [:]
        for id in 1...3_000 where films.count < MotifKind.allCases.count {
            let genre = Mood.allCases[id % Mood.allCases.count].rawValue
            let year = 1_925 + id / 7 % 10 * 10
            let film = PosterSubject.sample(id, "Hmm", year: year, genres: [genre])
            films[PosterDesign(film).motif] = films[PosterDesign(film).motif] ?? film
        }
        return films.values.sorted { $0.id < $1.id }
    }()

    @Test("a backdrop is 16:9, at any width", arguments: [64, 480, 1_920])
    func size(width: Int) throws {
        let backdrop = try artist.draw(of: Self.films[0], pixelWidth: width).decoded()
        #expect(backdrop.width == width)
        #expect(backdrop.height == width * 9 / 16)
        #expect(throws: ArtworkError.unsupportedWidth(8)) {
            try artist.draw(of: Self.films[0], pixelWidth: 8)
        }
    }

    @Test("every motif has a film")
    func motifs() {
        #expect(Set(Self.films.map { PosterDesign($0).motif }) == Set(MotifKind.allCases))
    }

    @Test("two artists draw identical bytes for the same backdrop")
    func determinism() throws {
        for film in Self.films.prefix(12) {
            let first = try artist.draw(of: film, pixelWidth: 160)
            let second = try BackdropArtist().draw(of: film, pixelWidth: 160)
            #expect(first == second)
            #expect(try first.webp(quality: 92) == second.webp(quality: 92))
        }
    }

    @Test("no two films share a backdrop")
    func variety() throws {
        let backdrops = try Self.films.map { try artist.draw(of: $0, pixelWidth: 80) }
        for (index, backdrop) in backdrops.enumerated() {
            for other in backdrops[..<index] { #expect(backdrop.distance(to: other) > 4) }
        }
    }

    @Test("a backdrop has no text: titles don't change it")
    func textless() throws {
        for film in Self.films {
            let other = PosterSubject(
                id: film.id,
                title: film.title,
                originalTitle: "Something Else Entirely",
                year: film.year,
                genres: film.genres
            )
            #expect(
                try artist.draw(of: film, pixelWidth: 160)
                    == artist.draw(of: other, pixelWidth: 160)
            )
        }
        // The title selects the motif, so this compares only titles with the same motif.
        let film = Self.films[0]
        let renamed = PosterSubject.sample(
            film.id,
            "Mmh",
            year: film.year,
            genres: film.genres
        )
        #expect(PosterDesign(film).motif == PosterDesign(renamed).motif)
        #expect(
            try artist.draw(of: film, pixelWidth: 160)
                == artist.draw(of: renamed, pixelWidth: 160)
        )
    }

    @Test("a backdrop has its poster's colors")
    func palette() {
        for film in Self.films {
            let backdrop = BackdropComposition(of: film).design
            #expect(backdrop.palette == PosterDesign(film).palette)
            #expect(backdrop.motif == PosterDesign(film).motif)
        }
    }

    @Test("no backdrop is flat")
    func tones() throws {
        for film in Self.films {
            let backdrop = try artist.draw(of: film, pixelWidth: 160)
            let levels = Set(
                stride(from: 1, to: backdrop.pixels.count, by: 4).map { backdrop.pixels[$0] / 8 }
            )
            #expect(levels.count > 6, "\(PosterDesign(film).motif)")
        }
    }

    @Test("white text at the left is legible on a page, which darkens it further")
    func calm() throws {
        for film in Self.films {
            let backdrop = try artist.draw(of: film, pixelWidth: 160)
            let left = (0..<90).flatMap { y in (4..<24).map { x in (y * 160 + x) * 4 } }
            let luminances = left.map { at in
                Color(
                    red: Double(backdrop.pixels[at + 2]) / 255,
                    green: Double(backdrop.pixels[at + 1]) / 255,
                    blue: Double(backdrop.pixels[at]) / 255
                ).luminance
            }
            let mean = luminances.reduce(0, +) / Double(luminances.count)
            #expect(mean < 0.3, "\(PosterDesign(film).motif): \(mean)")
        }
    }
}
