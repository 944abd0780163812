import Foundation
import ScreenDriver
import Testing

extension BlackBox {
    /// `/dev/full` simulates a log on a full disk.
    @Suite("Standard streams that cannot be written")
    struct StreamsTests {
        /// How a shell redirects a stream before it becomes the program.
        struct Redirection: Sendable, CustomTestStringConvertible {
            let testDescription: String
            let script: String
        }

        static let ofErrors = [
            Redirection(testDescription: "a full disk", script: "2>/dev/full"),
            Redirection(testDescription: "a closed descriptor", script: "2>&-"),
            Redirection(testDescription: "a pipe without a reader", script: "2> >(:); wait $!"),
        ]

        static func arguments(_ redirection: String, _ arguments: [String]) -> [String] {
            ["-c", "exec \(redirection); exec \"$0\" \"$@\"", Products.vitrine.path] + arguments
        }

        /// A home whose damaged store makes the program write to standard error.
        static func homeWithDamagedStore() throws -> Home {
            let home = try Home()
            let folder = home.data.appending(path: "vitrine")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let store = folder.appending(path: "library.sqlite")
            try Data("no store".utf8).write(to: store)
            return home
        }

        private let shell = URL(filePath: "/bin/bash")

        @Test("the window works if standard error can't be written", arguments: ofErrors)
        func window(redirection: Redirection) async throws {
            try await Service.run { service in
                try await AppSession.run(
                    shell,
                    arguments: Self.arguments(redirection.script, ["--open", "movies"]),
                    environment: service.environment,
                    home: Self.homeWithDamagedStore()
                ) { app in
                    try await app.firstFilm()
                }
            }
        }

        @Test("a command succeeds if standard error can't be written", arguments: ofErrors)
        func command(redirection: Redirection) async throws {
            let home = try Self.homeWithDamagedStore()
            try await Service.run { service in
                let output = try await CommandLineRun.output(
                    of: Self.arguments(redirection.script, ["sync", "movies", "--pages", "1"]),
                    by: shell,
                    environment: service.environment,
                    home: home
                )
                #expect(output.status == 0)
                #expect(output.standardOutput.hasPrefix("Pages: "))
            }
        }

        @Test(
            "a command exits with 6 and one error line if standard output can't be written",
            arguments: [["list", "movies"], ["serve"], ["--version"], ["generate", "man"]]
        )
        func result(arguments: [String]) async throws {
            for redirection in [">/dev/full", ">&-"] {
                try await Service.run { service in
                    let output = try await CommandLineRun.output(
                        of: Self.arguments(redirection, arguments),
                        by: shell,
                        environment: service.environment
                    )
                    #expect(output.status == 6, "\(redirection)")
                    #expect(output.standardError.hasPrefix("Error: "), "\(redirection)")
                    #expect(output.standardError.split(separator: "\n").count == 1)
                }
            }
        }
    }
}
