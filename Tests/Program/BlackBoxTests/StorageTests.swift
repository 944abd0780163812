import Foundation
import ScreenDriver
import TestSupport
import Testing

extension BlackBox {
    @Suite("A failing disk")
    struct StorageTests {
        @Test("if the data folder can't be created, films are shown after one warning")
        func unwritable() async throws {
            let home = try Home()
            let file = home.data.appending(path: "file")
            try Data().write(to: file)
            try await AppSession.run(
                environment: ["XDG_DATA_HOME": file.appending(path: "below").path],
                home: home
            ) { app in
                try await app.wait(for: .label(containing: "can’t write to its data folder"))
                try await app.closeAlert()
                try await app.firstFilm()
                #expect(try await app.tree().first(.label("Error")) == nil)
            }
        }

        @Test("a damaged store is moved aside and reported, and a new one is created")
        func damaged() async throws {
            let home = try Home()
            let folder = home.data.appending(path: "vitrine")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let garbage = Data((0..<16_384).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ 7) })
            try garbage.write(to: folder.appending(path: "library.sqlite"))
            try await AppSession.run(home: home) { app in
                let text = try await app.wait(for: .label(containing: "It was moved to"))
                try await app.closeAlert()
                try await app.firstFilm()
                let aside = try #require(text.name.firstMatch(of: /“(.+)”/)?.1)
                #expect(try Data(contentsOf: URL(filePath: String(aside))) == garbage)
            }
            try await AppSession.run(home: home) { app in
                try await app.firstFilm()
                #expect(try await app.tree().first(.label("Error")) == nil)
            }
        }

        @Test("an empty store has the marks of its copy in every command", arguments: [0, 1, 50])
        func empty(length: Int) async throws {
            for command in ["favorites list", "library list", "list movies --list favorites"] {
                let home = try Home()
                let run = { (command: String) in
                    try await CommandLineRun.output(
                        of: command.split(separator: " ").map(String.init),
                        home: home
                    )
                }
                #expect(try await run("list movies").status == 0)
                #expect(try await run("favorites add movies 1001").status == 0)
                let expected = try await run(command).standardOutput
                #expect(expected.contains("Dark Knight"))
                let store = home.data.appending(path: "vitrine/library.sqlite")
                try Data(count: length).write(to: store)
                let output = try await run(command)
                #expect(output.status == 0 && output.standardOutput == expected, "\(command)")
                #expect(output.standardError.contains("1 favorite was restored."))
            }
        }

        @Test(
            "a folder whose name isn't UTF-8 is refused and not confused with another",
            arguments: ["HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"]
        )
        func otherEncoding(variable: String) async throws {
            let home = try Home()
            let script = #"mkdir -p x; export "$1=$PWD/x/$(printf '\351')"; exec "$0" list movies"#
            let run = try await CommandLineRun.output(
                of: [
                    "-c", "cd \"$2\"; \(script)", Products.vitrine.path, variable, home.folder.path,
                ],
                by: URL(filePath: "/bin/sh"),
                home: home
            )
            #expect(run.status == 2)
            #expect(
                run.standardError.hasPrefix("Error: Vitrine can’t use the folder in \(variable)")
            )
            let made = try FileManager.default.contentsOfDirectory(
                atPath: home.folder.appending(path: "x").path
            )
            #expect(made.isEmpty)
        }

        @Test(
            "a command exits with 6 at once if the store is not a regular file",
            arguments: ["mkfifo", "mkdir", "ln -s /dev/zero", "ln -s /dev/tty"]
        )
        func irregularStore(_ command: String) async throws {
            let home = try Home()
            let store = home.data.appending(path: "vitrine/library.sqlite").path
            try await make(command, store, in: home)
            let output = try await CommandLineRun.output(
                of: ["list", "movies"],
                home: home,
                within: .seconds(10)
            )
            #expect(output.status == 6)
            #expect(output.standardOutput == "")
            let words = "Error: The saved data is not in a regular file. "
            #expect(output.standardError.hasPrefix(words))
        }

        @Test(
            "a FIFO in place of another file or folder does not block commands",
            arguments: [
                "config/vitrine/settings.json", "data/vitrine/library.sqlite.favorites",
                "data/vitrine/library.sqlite.suspect", "data/vitrine", "config/vitrine",
                "cache/vitrine",
            ]
        )
        func fifo(_ path: String) async throws {
            let home = try Home()
            try await make("mkfifo", home.folder.appending(path: path).path, in: home)
            for arguments in [["list", "movies"], ["favorites", "add", "movies", "1001"]] {
                _ = try await CommandLineRun.output(of: arguments, home: home, within: .seconds(10))
            }
        }

        private func make(_ command: String, _ path: String, in home: Home) async throws {
            let script = "mkdir -p \"${0%/*}\" && \(command) \"$0\""
            let run = try await CommandLineRun.output(
                of: ["-c", script, path],
                by: URL(filePath: "/bin/bash"),
                home: home
            )
            #expect(run.status == 0, "\(run.standardError)")
        }

        @Test(
            "posters are shown even if the image cache's disk is full",
            .enabled(if: SmallDisk.isPossible, "only root mounts disks")
        )
        func full() async throws {
            let disk = try SmallDisk(kilobytes: 64)
            try await Service.run { service in
                let environment = service.environment.merging(["XDG_CACHE_HOME": disk.url.path]) {
                    $1
                }
                try await AppSession.run(environment: environment) { app in
                    try await app.firstFilm()
                    try await app.waitForPosters(3)
                    #expect(try await app.tree().first(.label("Error")) == nil)
                }
            }
        }
    }
}
