import Foundation
import ScreenDriver
import Testing

extension BlackBox {
    @Suite("Marks in files")
    struct MarksFileTests {
        private func run(
            _ arguments: [String],
            _ service: Service,
            at home: Home
        ) async throws -> Output {
            try await CommandLineRun.output(
                of: ["marks"] + arguments,
                environment: service.environment,
                home: home
            )
        }

        @Test("Letterboxd's archive is imported as it is, and one that is too large is refused")
        func archive() async throws {
            try await Service.run { service in
                let home = try Home()
                let script = """
                    import os, zipfile
                    head = "Date,Name,Year,Letterboxd URI\\n"
                    with zipfile.ZipFile("letterboxd.zip", "w", zipfile.ZIP_DEFLATED) as archive:
                        archive.writestr("watchlist.csv", head + "2024-01-02,The Dark Knight,2008,x\\n")
                        archive.writestr("lists/Найкращі.csv", "Letterboxd list export v7\\n")
                    with zipfile.ZipFile("large.zip", "w", zipfile.ZIP_DEFLATED) as archive:
                        archive.writestr("watched.csv", b"x" * 65_000_000)
                    """
                let made = try await CommandLineRun.output(
                    of: ["-c", "import os; os.chdir('\(home.folder.path)')\n" + script],
                    by: URL(filePath: "/usr/bin/python3"),
                    home: home
                )
                #expect(made.status == 0, "\(made.standardError)")
                let file = home.folder.appending(path: "letterboxd.zip").path
                let added = try await run(["import", file], service, at: home)
                #expect(added.status == 0 && added.standardOutput == "Added 1 mark\n")
                #expect(added.standardError.contains("“lists/Найкращі.csv” has no marks.\n"))
                let large = home.folder.appending(path: "large.zip").path
                let refused = try await run(["import", large], service, at: home)
                #expect(refused.status == 6 && refused.standardError.contains("64"))
            }
        }

        @Test("sample films aren't exported for Letterboxd, and a note counts them")
        func samples() async throws {
            let home = try Home()
            func run(_ words: String) async throws -> Output {
                let words = words.split(separator: " ").map(String.init)
                return try await CommandLineRun.output(of: ["marks"] + words, home: home)
            }
            #expect(try await run("rate movies 1001 4").status == 0)
            let table = try await run("export - --format letterboxd")
            let head = "tmdbID,Title,Year,WatchedDate,Rating,Rewatch,Review\r\n"
            #expect(table.status == 0 && table.standardOutput == head)
            #expect(table.standardError == "1 film of the sample data was left out.\n")
            let all = try await run("export -")
            #expect(all.standardOutput.contains("\"1001\"") && all.standardError == "")
        }

        @Test(
            "an export of Letterboxd is added, exported, and restored elsewhere without a request"
        )
        func letterboxd() async throws {
            try await Service.run { service in
                let (home, other) = (try Home(), try Home())
                let folder = home.folder.appending(path: "letterboxd")
                let likes = folder.appending(path: "likes")
                try FileManager.default.createDirectory(
                    at: likes,
                    withIntermediateDirectories: true
                )
                func write(_ name: String, _ text: String) throws {
                    try Data(text.utf8).write(to: folder.appending(path: name))
                }
                let head = "Date,Name,Year,Letterboxd URI"
                try write("watched.csv", "\(head)\n2024-01-02,The Dark Knight,2008,x\n")
                try write(
                    "ratings.csv",
                    "\(head),Rating\n2024-01-02,The Dark Knight,2008,x,4.5\n"
                        + "2024-01-02,Nothing Like It,2008,x,4\n"
                )
                try write(
                    "reviews.csv",
                    "\(head),Rating,Rewatch,Review,Tags,Watched Date\n"
                        + "2024-01-02,The Dark Knight,2008,x,,,\"Fine,\n\"\"really\"\"\",,2024-01-01\n"
                )
                try write("watchlist.csv", "\(head)\n2024-01-02,Nothing Like It,2008,x\n")
                try write("likes/films.csv", "\(head)\n2024-01-02,Inception,2010,x\n")
                let added = try await run(["import", folder.path], service, at: home)
                #expect(added.status == 4, "one film was not found")
                #expect(added.standardOutput == "Added 5 marks\n1 film wasn’t found\n")
                let review = try await run(["note", "movies", "1001"], service, at: home)
                #expect(review.standardOutput == "Fine,\n\"really\"\n")
                #expect(added.standardError.contains("“Nothing Like It (2008)” was not found"))
                let note = ["note", "movies", "1001", "Two\nlines, „quoted“"]
                #expect(try await run(note, service, at: home).status == 0)
                let long = ["note", "movies", "1001", String(repeating: "x", count: 10_001)]
                let refused = try await run(long, service, at: home)
                #expect(refused.status == 2 && refused.standardError.contains("10,000"))
                let file = home.folder.appending(path: "library.json").path
                #expect(try await run(["export", file], service, at: home).status == 0)
                let text = try String(contentsOfFile: file, encoding: .utf8)
                #expect(!text.contains(Service.key) && !text.contains("api_key"))
                let asked = try await service.requests()
                let restored = try await run(["import", file], service, at: other)
                #expect(restored.status == 0 && restored.standardOutput == "Added 5 marks\n")
                #expect(try await service.requests() == asked)
                let listed = try await run(["list", "--json"], service, at: home)
                #expect(try await run(["list", "--json"], service, at: other) == listed)
                let shown = try await run(["note", "movies", "1001"], service, at: other)
                #expect(shown.standardOutput == "Two\nlines, „quoted“\n")
            }
        }
    }
}
