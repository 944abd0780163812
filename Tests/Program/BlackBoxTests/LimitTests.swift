import Foundation
import ScreenDriver
import Testing

extension BlackBox {
    @Suite("Open file limit")
    struct LimitTests {
        private func run(
            _ arguments: [String],
            _ limit: String,
            language: String = "en"
        ) async throws -> Output {
            try await CommandLineRun.output(
                of: ["-c", "ulimit \(limit) && exec \"$0\" \"$@\"", Products.vitrine.path]
                    + arguments,
                by: URL(filePath: "/bin/bash"),
                environment: ["LANGUAGE": language],
                within: .seconds(20)
            )
        }

        @Test(
            "with fewer than 64 open files, every command prints one line and exits with 6",
            arguments: [["list", "movies"], ["serve"], ["--version"], []]
        )
        func few(_ arguments: [String]) async throws {
            for limit in [8, 20, 63] {
                let output = try await run(arguments, "-n \(limit)")
                #expect(output.status == 6)
                #expect(output.standardOutput == "")
                #expect(
                    output.standardError == "Error: Vitrine needs at least 64 open files, "
                        + "but the limit is \(limit). Raise it with “ulimit -n”.\n"
                )
            }
        }

        @Test("the message is in the interface language")
        func ukrainian() async throws {
            let output = try await run(["list", "movies"], "-n 20", language: "uk")
            #expect(output.standardError.contains("Vitrine потрібно щонайменше 64"))
        }

        @Test("a lower soft limit is raised if the hard limit allows more")
        func soft() async throws {
            let output = try await run(["list", "movies"], "-Sn 20")
            #expect(output.status == 0, "\(output.standardError)")
            #expect(output.standardOutput.contains("1001"))
        }

        @Test("64 open files are enough for list")
        func enough() async throws {
            #expect(try await run(["list", "movies"], "-n 64").status == 0)
        }
    }
}
