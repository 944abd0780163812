import Foundation
import ScreenDriver
import Testing

extension BlackBox {
    @Suite("The command line")
    struct CommandLineTests {
        @Test("--version prints one line with the program's name and version")
        func version() async throws {
            let output = try await CommandLineRun.output(of: ["--version"])
            #expect(output.status == 0)
            #expect(output.standardOutput.wholeMatch(of: /vitrine \d+\.\d+\.\d+\n/) != nil)
            #expect(output.standardError == "")
        }

        @Test(
            "the installed program has no tour or bench command",
            arguments: ["tour", "bench"]
        )
        func developers(command: String) async throws {
            let output = try await CommandLineRun.output(of: [command, "pictures"])
            #expect(output.status == 2)
            #expect(output.standardOutput == "")
            let first =
                "Error: There is no command “\(command)”. Available: list, show, marks, "
            #expect(
                output.standardError.hasPrefix(
                    first + "favorites, report, sync, catalogs, serve, generate.\n"
                )
            )
            let help = try await CommandLineRun.output(of: ["--help"])
            #expect(!help.standardOutput.contains(command))
        }

        @Test("a file name that isn't UTF-8 is refused with exit code 2, and no file is written")
        func fileName() async throws {
            let home = try Home()
            let output = try await CommandLineRun.output(
                of: [
                    "-c", "cd \"$1\" && exec \"$0\" favorites export $'a\\xFF.json'",
                    Products.vitrine.path, home.folder.path,
                ],
                by: URL(filePath: "/bin/bash"),
                home: home
            )
            #expect(output.status == 2)
            #expect(output.standardError.hasPrefix("Error: “a\\xFF.json” isn’t valid UTF-8.\n"))
            let names = try FileManager.default.contentsOfDirectory(atPath: home.folder.path)
            #expect(!names.contains { $0.hasSuffix(".json") })
        }
    }
}
