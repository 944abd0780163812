import Foundation
import Testing

@testable import ArtworkTool

@Suite("Render")
struct RenderTests {
    private static let films = """
        [{"id":1,"title":"Up","date":"2009-05-28","genres":[16],"popularity":2},
        {"id":2,"title":"Земля","originalTitle":"Земля","genres":[18],"popularity":9},
        {"id":3,"title":"None","genres":[],"popularity":99,"poster":false}]
        """
    private static let characters = """
        [{"id":10,"name":"Ada"},{"id":11,"name":"Bo","image":false},{"id":13,"name":"Cy"}]
        """
    private static let photos = """
        [{"id":1,"photo":7,"title":"Sunset","width":320,"height":200},
        {"id":2,"photo":7,"title":"Sunset (shared)","width":640,"height":400}]
        """

    /// A folder that is removed after `body`.
    private func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "artwork-\(UUID().uuidString)", directoryHint: .isDirectory)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, text) in [
            ("films", Self.films), ("characters", Self.characters), ("photos", Self.photos),
        ] {
            try Data(text.utf8).write(to: folder.appending(path: "\(name).json"))
        }
        try body(folder)
    }

    /// Runs the program and returns its exit status and its files by path.
    private func render(
        _ folder: URL,
        into name: String,
        _ more: [String]
    ) throws -> (status: Int32, files: [String: Data], output: String) {
        let output = folder.appending(path: name)
        let process = Process()
        let pipe = Pipe()
        process.executableURL = try Self.program
        process.arguments = ["render", folder.path, output.path] + more
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let text = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        var files: [String: Data] = [:]
        for path in FileManager.default.enumerator(atPath: output.path)?.compactMap({
            $0 as? String
        }) ?? [] where path.hasSuffix(".webp") {
            files[path] = try Data(contentsOf: output.appending(path: path))
        }
        return (process.terminationStatus, files, String(decoding: text, as: UTF8.self))
    }

    /// `artwork`, built beside these tests.
    private static var program: URL {
        get throws {
            var folder = URL(filePath: #filePath)
            for _ in 0..<3 { folder.deleteLastPathComponent() }
            return try #require(
                ["debug", "release"].map { folder.appending(path: ".build/\($0)/artwork") }
                    .first { FileManager.default.isExecutableFile(atPath: $0.path) }
            )
        }
    }

    @Test("several processes write the same files as one, and print each picture's figures")
    func workers() throws {
        try withFolder { folder in
            let one = try render(folder, into: "one", ["--workers", "1"])
            let three = try render(folder, into: "three", ["--workers", "3"])
            #expect(
                Set(one.files.keys) == [
                    "posters/1.webp", "posters/2.webp", "thumbnails/1.webp", "thumbnails/2.webp",
                    "photos/7.webp", "portraits/10.webp", "portraits/13.webp", "backdrops/1.webp",
                    "backdrops/2.webp",
                ]
            )
            #expect(one.files == three.files)
            for result in [one, three] {
                #expect(result.status == 0, "\(result.output)")
                let figures = result.output.split(separator: "\n").compactMap { Figures(line: $0) }
                #expect(Set(figures.map(\.path)) == Set(result.files.keys))
                #expect(figures.allSatisfy { $0.bytes == result.files[$0.path]?.count })
                #expect(!figures.contains { !$0.isGoodEnough })
                #expect(result.output.contains("all          9 files"))
            }
        }
    }

    @Test("arguments select pictures by kind and number")
    func choice() throws {
        try withFolder { folder in
            let result = try render(folder, into: "some", ["--only", "portraits", "--ids", "13,1"])
            #expect(Set(result.files.keys) == ["portraits/13.webp"])
        }
    }

    @Test(
        "rejects invalid arguments",
        arguments: [
            [], ["draw", "a", "b"], ["render", "a"], ["render", "a", "b", "--only", "stills"],
            ["render", "a", "b", "--ids", "one"], ["render", "a", "b", "--workers", "0"],
            ["render", "a", "b", "--part", "3/2"], ["render", "a", "b", "--only"],
        ]
    )
    func refusal(arguments: [String]) {
        #expect(Options(arguments) == nil)
    }

    @Test("reports a poster too different from its drawing, and too many bytes")
    func complaints() {
        let good = Figures(path: "posters/1.webp", bytes: 10, quality: 84, similarity: 0.96)
        let bad = Figures(path: "posters/2.webp", bytes: 10, quality: 96, similarity: 0.9599)
        let photo = Figures(path: "photos/2.webp", bytes: 10, quality: 96, similarity: 0.9699)
        let heavy = Figures(path: "photos/3.webp", bytes: 50_000_000, quality: 84, similarity: 1)
        #expect(Summary(figures: [good]).complaints.isEmpty)
        #expect(Summary(figures: [good, bad, photo]).complaints.count == 2)
        #expect(Summary(figures: [good, heavy]).complaints.count == 1)
    }

    @Test("figures survive a round trip through their line")
    func lines() {
        let figures = Figures(path: "photos/7.webp", bytes: 123, quality: 88, similarity: 0.97125)
        #expect(Figures(line: figures.line) == figures)
        #expect(Figures(line: "all 7 files 1 bytes") == nil)
    }
}
