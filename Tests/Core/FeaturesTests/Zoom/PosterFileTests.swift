import Foundation
import Testing

@testable import Features

@Suite("Poster files")
struct PosterFileTests {
    private let jpeg = Data([0xFF, 0xD8, 0xFF, 0xE0])

    @Test(
        "the file name is the title without special characters",
        arguments: [
            ("Alien", "Alien"),
            ("Темний лицар", "Темний лицар"),
            ("Face/Off", "Face Off"),
            ("../../etc/passwd", "etc passwd"),
            ("Mission: Impossible – \"Fallout\"?", "Mission Impossible – Fallout"),
            ("  .hidden\n\u{0}  two  ", "hidden two"),
            ("-rf", "rf"),
            ("???", "poster"),
            ("", "poster"),
        ]
    )
    func names(title: String, base: String) {
        #expect(PosterFile(title: title, bytes: jpeg).name == "\(base).jpg")
    }

    @Test("shortens a long title to leave room for the extension")
    func longTitle() {
        let name = PosterFile(title: String(repeating: "Ї", count: 400), bytes: jpeg).name
        #expect(name.utf8.count == 204)
        #expect(name.hasSuffix("Ї.jpg"))
    }

    @Test("the extension follows the bytes")
    func endings() {
        let ending = { (bytes: [UInt8]) in
            PosterFile(title: "a", bytes: Data(bytes)).name.dropFirst(2)
        }
        #expect(ending([0x89, 0x50, 0x4E, 0x47, 13, 10]) == "png")
        #expect(ending(Array("GIF89a".utf8)) == "gif")
        #expect(ending(Array("RIFF1234WEBPVP8 ".utf8)) == "webp")
        #expect(ending([0, 0, 0, 1] + Array("ftypavif".utf8)) == "avif")
        #expect(ending([1, 2]) == "img")
        #expect(ending([]) == "img")
    }

    @Test("writes the original bytes, and leaves the existing file if the write fails")
    func writing() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let place = folder.appending(path: "Темний лицар.jpg")
        try Data("old".utf8).write(to: place)
        try await PosterFile(title: "a", bytes: jpeg).write(to: place)
        #expect(try Data(contentsOf: place) == jpeg)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 1)
        let nowhere = place.appending(path: "below a file.jpg")
        await #expect(throws: (any Error).self) {
            try await PosterFile(title: "a", bytes: jpeg).write(to: nowhere)
        }
        #expect(try Data(contentsOf: place) == jpeg)
    }
}
