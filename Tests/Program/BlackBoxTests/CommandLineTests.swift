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
    }
}
