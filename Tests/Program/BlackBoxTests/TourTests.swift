import Foundation
import ScreenDriver
import TestSupport
import Testing

extension BlackBox {
    @Suite("vitrine-dev tour")
    struct TourTests {
        @Test("writes pictures of the requested size and a contact sheet")
        func pictures() async throws {
            let folder = TemporaryFolder()
            let output = try await CommandLineRun.output(
                of: [
                    "tour", folder.url.path, "--scene", "app-splash", "--scene", "films-list",
                    "--size", "800x600", "--scheme", "dark", "--language", "uk",
                ],
                by: Products.developers,
                display: .desktop
            )
            #expect(output.status == 0, "\(output.standardError)")
            #expect(output.standardError.contains("6 pictures written\n"))
            let sheet = "contact-sheet-800x600-dark-uk.png"
            let names = [
                "app-splash.png", "films-list-loaded.png", "films-list-loading.png",
                "films-list-other.png", "films-list-scrolled.png",
            ]
            let files = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
            #expect(files.sorted() == (names + [sheet]).sorted())
            for name in names {
                let size = try Self.size(ofPNG: folder.url.appending(path: name))
                #expect(size.width == 800 && size.height == 600, "\(name): \(size)")
            }
            let size = try Self.size(ofPNG: folder.url.appending(path: sheet))
            #expect(size.width > 3 * 320 && size.height > 2 * 240, "three columns and two rows")
        }

        @Test(
            "invalid arguments print an error and exit with 2",
            arguments: [
                (["tour"], "Error: DIR is missing."),
                (["tour", "x", "--scene", "attic"], "Error: “attic” isn’t valid for --scene."),
                (["tour", "x", "--size", "0x0"], "Error: “0x0” isn’t valid for --size."),
                (["bench", "sleep"], "Error: “sleep” isn’t valid for bench."),
                (
                    ["bench", "fling", "--catalog", "x"],
                    "Error: “x” isn’t valid for --catalog."
                ),
                (
                    ["list"],
                    "Error: There is no command “list”. Available: tour, bench, judge, chart, serve."
                ),
            ]
        )
        func usage(words: [String], error: String) async throws {
            let output = try await CommandLineRun.output(of: words, by: Products.developers)
            #expect(output.status == 2)
            #expect(output.standardOutput == "")
            #expect(output.standardError.hasPrefix(error))
        }

        /// Width and height from a PNG's header: https://www.w3.org/TR/png-3/#11IHDR.
        private static func size(ofPNG file: URL) throws -> (width: Int, height: Int) {
            let bytes = [UInt8](try Data(contentsOf: file).prefix(24))
            try #require(bytes.count == 24)
            #expect(Array(bytes[0..<8]) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
            let number = { (start: Int) in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
            }
            return (number(16), number(20))
        }
    }
}
