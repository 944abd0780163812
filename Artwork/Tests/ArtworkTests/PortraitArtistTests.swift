import Foundation
import Testing

@testable import Artwork

@Suite("Portrait artist")
struct PortraitArtistTests {
    private let artist = PortraitArtist()
    private let names = [
        "Ada", "Queen Bo", "Captain Cy", "Dé", "The Fairy Eff", "Sir Gee", "愛", "007", "", "Zed 9",
    ]

    private func portrait(_ id: Int, _ name: String = "Ada", _ width: Int = 92, _ height: Int = 138)
        throws -> Picture
    {
        try artist.draw(
            of: PortraitSubject(id: id, name: name),
            pixelWidth: width,
            pixelHeight: height
        )
    }

    @Test(
        "draws a portrait at the given size, from a square to twice as tall",
        arguments: [(64, 64, 64), (92, 138, 138), (300, 400, 400), (100, 50, 100), (100, 900, 200)]
    )
    func size(width: Int, height: Int, expected: Int) throws {
        for (id, name) in names.enumerated() {
            let portrait = try self.portrait(id, name, width, height).decoded()
            #expect(portrait.width == width)
            #expect(portrait.height == expected)
            #expect(Set(portrait.pixels).count > 16)
        }
    }

    @Test("throws for unsupported widths", arguments: [-1, 0, 15, 4001, Int.max])
    func refusal(width: Int) {
        #expect(throws: ArtworkError.unsupportedWidth(width)) { try portrait(1, "Ada", width, 100) }
    }

    @Test("two artists draw identical bytes for a character, whatever they drew before")
    func determinism() throws {
        for id in 1...30 {
            let again = try PortraitArtist().draw(
                of: PortraitSubject(id: id, name: "Ada"),
                pixelWidth: 92,
                pixelHeight: 138
            )
            #expect(try portrait(id) == again)
            #expect(try portrait(id).webp(quality: 84) == again.webp(quality: 84))
        }
    }

    @Test("many threads at once draw the same as one thread")
    func threads() async throws {
        let serial = try (1...24).map { try portrait($0) }
        let parallel = try await withThrowingTaskGroup(of: (Int, Picture).self) { group in
            for id in 1...24 { group.addTask { (id, try portrait(id)) } }
            return try await group.reduce(into: [Int: Picture]()) { $0[$1.0] = $1.1 }
        }
        for (index, data) in serial.enumerated() { #expect(parallel[index + 1] == data) }
    }

    @Test("no two of three hundred characters look alike")
    func variety() throws {
        let portraits = try (2_001...2_300).map { try portrait($0, "Ada", 48, 48) }
        #expect(Set(portraits).count == portraits.count)
        let few = try (1...16).map { try portrait($0) }
        for (index, portrait) in few.enumerated() {
            for other in few[..<index] { #expect(portrait.distance(to: other) > 4) }
        }
    }

    @Test("every kind of figure and background occurs")
    func kinds() {
        let designs = (1...300).map { PortraitDesign(of: PortraitSubject(id: $0, name: "Ada")) }
        let kinds = designs.map { design in
            switch design.figure {
            case .bust: "bust"
            case .mask: "mask"
            case .letter(let letter, _): letter
            case .emblem: "emblem"
            }
        }
        #expect(Set(kinds) == ["bust", "mask", "A", "emblem"])
        #expect(Set(designs.map(\.ground)).count == PortraitDesign.Ground.allCases.count)
    }

    @Test("a queen wears a crown, and a name without letters has no initial")
    func titles() {
        for id in 1...60 {
            let queen = PortraitDesign(of: PortraitSubject(id: id, name: "The Queen of Bo"))
            if case .bust(let head) = queen.figure {
                #expect(head.gear == .crown)
            } else {
                Issue.record("no bust")
            }
            if case .letter = PortraitDesign(of: PortraitSubject(id: id, name: "7!")).figure {
                Issue.record("a letter of no name")
            }
        }
    }

    @Test("faces contrast with their background and are never dark")
    func faces() throws {
        for id in 1...200 {
            let design = PortraitDesign(of: PortraitSubject(id: id, name: "Ada"))
            let canvas = try Canvas(portraitWidth: 16, height: 16)
            let sheet = PortraitSheet(canvas: canvas, palette: design.palette)
            #expect(sheet.faceColor.luminance >= 0.34)
            #expect(sheet.faceColor.contrast(with: design.palette.ground) > 1.3)
            #expect(sheet.ink(on: sheet.faceColor).contrast(with: sheet.faceColor) > 2.5)
        }
    }

    @Test("a portrait of 400 pixels takes between 3 and 40 kilobytes")
    func weight() throws {
        for id in 1...10 {
            let count = try portrait(id, "Ada", 400, 600).webp(quality: 84).count
            #expect((3_000...40_000).contains(count), "\(count)")
        }
    }
}
