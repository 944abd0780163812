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
                "Error: There is no command “\(command)”. Available: list, show, favorites, "
            #expect(
                output.standardError.hasPrefix(first + "report, sync, catalogs, serve, generate.\n")
            )
            let help = try await CommandLineRun.output(of: ["--help"])
            #expect(!help.standardOutput.contains(command))
        }
    }
}
