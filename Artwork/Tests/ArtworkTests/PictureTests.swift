import Foundation
import Testing

@testable import Artwork

@Suite("Picture")
struct PictureTests {
    private func sample(width: Int = 96, height: Int = 64) -> Picture {
        let pixels = (0..<height).flatMap { y in
            (0..<width).flatMap { x -> [UInt8] in
                let stripe: Int = (x / 8 + y / 8).isMultiple(of: 2) ? 90 : 0
                return [UInt8(x * 2 % 256), UInt8(y + stripe), UInt8(stripe + 60), 0]
            }
        }
        return Picture(width: width, height: height, pixels: pixels)
    }

    /// The picture with `amount` alternately added to and subtracted from its pixels.
    private func damaged(_ picture: Picture, by amount: Int) -> Picture {
        let pixels = picture.pixels.enumerated().map { index, value in
            let change = (index / 4).isMultiple(of: 2) ? amount : -amount
            return UInt8(clamping: Int(value) + change)
        }
        return Picture(width: picture.width, height: picture.height, pixels: pixels)
    }

    @Test("a picture is identical to itself, and similarity decreases with damage")
    func similarity() throws {
        let picture = sample()
        #expect(try picture.similarity(to: picture) == 1)
        let similarities = try [2, 8, 24, 60].map {
            try picture.similarity(to: damaged(picture, by: $0))
        }
        #expect(similarities == similarities.sorted(by: >))
        #expect(similarities[0] < 1 && similarities[0] > 0.95)
        #expect(similarities[3] < 0.7)
    }

    @Test("a higher quality makes the file more similar")
    func quality() throws {
        let picture = sample()
        let similarities = try [20, 60, 95].map {
            try picture.similarity(to: picture.decoded(quality: $0))
        }
        #expect(similarities == similarities.sorted())
        #expect(similarities[0] < similarities[2])
    }

    @Test("throws for pictures of different sizes")
    func sizes() {
        #expect(throws: ArtworkError.differentSizes) {
            try sample().similarity(to: sample(width: 95))
        }
    }

    @Test("a blur removes grain and keeps flat color")
    func blur() throws {
        let flat = Picture(width: 40, height: 30, pixels: .init(repeating: 77, count: 4_800))
        #expect(flat.blurred() == flat)
        let grainy = damaged(flat, by: 12)
        #expect(grainy.distance(to: flat) == 12)
        #expect(grainy.blurred().distance(to: flat) < 2)
    }

    @Test("decodes a file at its size and throws for other bytes")
    func files() throws {
        let picture = sample(width: 33, height: 17)
        let back = try picture.decoded()
        #expect(back.width == 33 && back.height == 17)
        #expect(back.distance(to: picture) < 25)
        #expect(throws: ArtworkError.unreadable) { try Picture(webp: Data("no picture".utf8)) }
        #expect(throws: ArtworkError.unreadable) {
            try Picture(webp: picture.webp(quality: 84).prefix(60))
        }
    }
}
