import Foundation
import ScreenDriver
import Testing

extension BlackBox {
    @Suite("How the program ends")
    struct EndTests {
        /// Counts the exit statuses of many runs, eight in parallel, as `COUNT STATUS` lines.
        ///
        /// The shell reports a signal as a status above 128.
        private static let manyRuns = """
            seq "$1" | xargs -P 8 -I{} sh -c '"$0" list movies >/dev/null 2>&1; echo $?' "$0" |
                sort | uniq -c
            """

        @Test("1,000 commands that fail at startup all exit with 6, none by a signal")
        func early() async throws {
            let home = try Home()
            try await Self.makeStoreOfNewerVersion(in: home)
            let shell = try Program(
                URL(filePath: "/bin/bash"),
                ["-euo", "pipefail", "-c", Self.manyRuns, Products.vitrine.path, "1000"],
                environment: home.environment,
                output: home.folder
            )
            do {
                let output = try await shell.output(within: .seconds(180))
                let ends = output.standardOutput.split(separator: "\n").map {
                    $0.split(separator: " ").map(String.init)
                }
                #expect(ends == [["1000", "6"]])
            } catch {
                await shell.end()
                throw error
            }
        }

        /// Creates a store whose schema is too new, so that every command fails on opening it.
        private static func makeStoreOfNewerVersion(in home: Home) async throws {
            let made = try await CommandLineRun.output(of: ["list", "movies"], home: home)
            #expect(made.status == 0)
            let store = home.data.appending(path: "vitrine/library.sqlite")
            // The write-ahead log may contain another copy of the page with the version.
            let log = home.data.appending(path: "vitrine/library.sqlite-wal")
            if FileManager.default.fileExists(atPath: log.path) {
                try FileManager.default.removeItem(at: log)
            }
            let file = try FileHandle(forUpdating: store)
            // The schema version: https://www.sqlite.org/fileformat.html#user_version_number
            try file.seek(toOffset: 63)
            try file.write(contentsOf: [200] as [UInt8])
            try file.close()
            let refused = try await CommandLineRun.output(of: ["list", "movies"], home: home)
            #expect(refused.status == 6, "\(refused.standardError)")
        }

        @Test("a command closes the store, online and offline")
        func closed() async throws {
            let home = try Home()
            let listed = try await CommandLineRun.output(of: ["list", "movies"], home: home)
            #expect(listed.status == 0)
            #expect(try Self.storeFiles(of: home) == ["library.sqlite"])
            let refused = try await CommandLineRun.output(
                of: ["list", "movies"],
                environment: ["VITRINE_TMDB_URL": "http://127.0.0.1:1/3"],
                home: home
            )
            #expect(refused.status == 3)
            #expect(try Self.storeFiles(of: home) == ["library.sqlite"])
        }

        @Test("a command ends while a window is open, and the window closes the store when it ends")
        func beside() async throws {
            let home = try Home()
            try await AppSession.run(home: home) { app in
                try await app.firstFilm()
                #expect(try Self.storeFiles(of: home).contains("library.sqlite-wal"))
                #expect(try await app.command(["list", "movies"]).status == 0)
            }
            #expect(try Self.storeFiles(of: home) == ["library.sqlite"])
        }

        /// The store's files, sorted by name.
        private static func storeFiles(of home: Home) throws -> [String] {
            let folder = home.data.appending(path: "vitrine").path
            return try FileManager.default.contentsOfDirectory(atPath: folder)
                .filter { $0.hasPrefix("library.sqlite") }.sorted()
        }

        @Test("serve exits with 0 on a SIGTERM sent right after it prints its address, ten times")
        func asked() async throws {
            for _ in 0..<10 {
                let home = try Home()
                let program = try Program(
                    Products.vitrine,
                    ["serve"],
                    environment: home.environment,
                    output: home.folder,
                    readsLines: true
                )
                let greeting = await program.nextLine(within: .seconds(30))
                program.send(signal: SIGTERM)
                do {
                    #expect(try await program.output(within: .seconds(20)).status == 0)
                } catch {
                    await program.end()
                    throw error
                }
                #expect(greeting?.hasPrefix("Listening on ") == true)
            }
        }

        @Test(
            "core files are disabled unless VITRINE_CORE is set",
            arguments: [nil, "1"] as [String?]
        )
        func coreFiles(allowed: String?) async throws {
            let home = try Home()
            var environment = home.environment
            environment["VITRINE_CORE"] = allowed
            // Start it as a user who wants core files would.
            let program = try Program(
                URL(filePath: "/bin/bash"),
                [
                    "-c", "ulimit -S -c \"$(ulimit -H -c)\"; exec \"$0\" serve",
                    Products.vitrine.path,
                ],
                environment: environment,
                output: home.folder,
                readsLines: true
            )
            let greeting = await program.nextLine(within: .seconds(30))
            #expect(greeting?.hasPrefix("Listening on ") == true)
            let limits = try String(
                contentsOfFile: "/proc/\(program.identifier)/limits",
                encoding: .utf8
            )
            await program.end()
            let line = try #require(
                limits.split(separator: "\n").first { $0.hasPrefix("Max core file size") }
            )
            let words = line.split(separator: " ")
            let (soft, hard) = (words[words.count - 3], words[words.count - 2])
            #expect(soft == (allowed == nil ? "0" : hard))
        }
    }
}
