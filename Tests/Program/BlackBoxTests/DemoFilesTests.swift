import Foundation
import ScreenDriver
import TestSupport
import Testing

extension BlackBox {
    @Suite("Demo pictures beside the program")
    struct DemoFilesTests {
        /// A copy of the program in a folder without the demo pictures.
        private static func program(in folder: TemporaryFolder) throws -> URL {
            let bin = folder.url.appending(path: "bin")
            try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
            let program = bin.appending(path: "vitrine")
            try FileManager.default.copyItem(at: Products.vitrine, to: program)
            return program
        }

        private static func sync(_ program: URL, catalog: String) async throws -> Output {
            let home = try Home()
            let run = try Program(
                program,
                ["sync", catalog, "--pages", "1"],
                environment: home.environment,
                output: home.folder
            )
            return try await run.output(within: .seconds(60))
        }

        @Test("without pictures, sync still stores rows, loads no image, and prints one note")
        func missing() async throws {
            let folder = TemporaryFolder()
            let output = try await Self.sync(Self.program(in: folder), catalog: "characters")
            #expect(output.status == 0)
            #expect(output.standardOutput.hasPrefix("Pages: 1. Images: 0."))
            let lines = output.standardError.split(separator: "\n")
                .filter { $0.contains("The demo has no pictures") }
            #expect(lines.count == 1, "\(output.standardError)")
            #expect(lines.first?.contains("share/vitrine/demo") == true)
        }

        @Test("loads pictures from share/vitrine/demo and reports a damaged one")
        func installed() async throws {
            let folder = TemporaryFolder()
            let program = try Self.program(in: folder)
            let demo = folder.url.appending(path: "share/vitrine/demo")
            try FileManager.default.createDirectory(
                at: demo.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try FileManager.default.copyItem(at: Self.pictures, to: demo)
            try Data("no picture".utf8).write(to: demo.appending(path: "thumbnails/1001.webp"))
            let output = try await Self.sync(program, catalog: "movies")
            #expect(output.standardError.contains("thumbnails/1001.webp could not be read"))
            let images = output.standardOutput.firstMatch(of: /Images: (\d+)/)?.1
            #expect(try #require(images.flatMap { Int($0) }) > 15)
        }

        private static let pictures = URL(filePath: #filePath)
            .deletingLastPathComponent()
            .appending(path: "../../../Sources/Demo/DemoService/Pictures")
    }
}
