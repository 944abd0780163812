import Foundation
import ScreenDriver
import Testing

extension BlackBox {
    /// What scripts rely on: exit codes, JSON, and plain text when the output is a file.
    @Suite("The command line for scripts")
    struct ContractTests {
        /// The installed schema.
        private static var schema: URL {
            URL(filePath: #filePath).deletingLastPathComponent()
                .appending(path: "../../../docs/output.schema.json").standardized
        }

        /// Validates a JSON file against the named definitions of a schema.
        private static let validator = """
            import json, sys
            from jsonschema import Draft202012Validator
            schema, names = json.load(open(sys.argv[1])), sys.argv[3:]
            Draft202012Validator.check_schema(schema)
            value = json.load(open(sys.argv[2]))
            for name in names:
                one = {"$ref": "#/$defs/" + name, "$defs": schema["$defs"]}
                for error in Draft202012Validator(one).iter_errors(value):
                    print(name, error.json_path, error.message)
            """

        /// The schema violations in a command's output, one per line.
        private func faults(_ output: String, _ name: String, _ home: Home) async throws -> String {
            let file = home.folder.appending(path: "output.json")
            try Data(output.utf8).write(to: file)
            let run = try await CommandLineRun.output(
                of: ["-c", Self.validator, Self.schema.path, file.path, name],
                by: URL(filePath: "/usr/bin/python3"),
                home: home
            )
            #expect(run.standardError == "")
            return run.standardOutput
        }

        @Test("the output of every --json command matches the schema")
        func schema() async throws {
            try await Service.run { service in
                let home = try Home()
                let file = home.folder.appending(path: "hearts.json").path
                let damaged = home.folder.appending(path: "damaged.json").path
                let table = home.folder.appending(path: "watchlist.csv").path
                try Data(
                    "Date,Name,Year,X\n2024-01-02,The Dark Knight,2008,x\n2024-01-02,Nothing,1900,x\n,,,"
                        .utf8
                ).write(to: URL(filePath: table))
                let entry = #"{"catalog": "nothing", "realm": "demo", "id": "1", "title": "A"}"#
                try Data(
                    #"{"format": "vitrine-favorites", "version": 1, "favorites": [\#(entry)]}"#.utf8
                ).write(to: URL(filePath: damaged))
                let lines: [(String, schema: String, status: Int32)] = [
                    ("list movies", "list", 0), ("list films", "list", 0),
                    ("list photos", "list", 0), ("list characters --all", "list", 0),
                    ("list movies --offline", "list", 0), ("show movies 1001", "show", 0),
                    ("show movies 1001 --offline", "show", 0), ("show films 1210", "show", 0),
                    ("show characters 2011", "show", 0), ("show photos 3001", "show", 0),
                    ("show people 20001", "show", 0),
                    ("list people --search nolan", "list", 0),
                    ("favorites add movies 1001", "marks", 0), ("favorites list", "marks", 0),
                    ("favorites export \(file)", "exported", 0),
                    ("favorites export -", "marksFile", 0),
                    ("favorites import \(file)", "imported", 0),
                    ("marks rate movies 1001 4", "marks", 0),
                    ("marks note movies 1001 Fine", "marks", 0),
                    ("favorites remove movies 1001", "marks", 0),
                    ("marks import \(table)", "imported", 4),
                    ("marks import \(damaged)", "imported", 6), ("marks list", "marks", 0),
                    ("library list movies --kind note", "marks", 0),
                    ("marks export \(file)", "exported", 0),
                    ("marks export -", "marksFile", 0),
                    ("report photos", "report", 0),
                ]
                for (line, name, status) in lines {
                    let run = try await CommandLineRun.output(
                        of: (line + " --json").split(separator: " ").map(String.init),
                        environment: service.environment,
                        home: home
                    )
                    #expect(run.status == status, "\(line): \(run.standardError)")
                    #expect(try await faults(run.standardOutput, name, home) == "", "\(line)")
                }
                // The schema rejects an invalid list.
                #expect(try await faults(#"{"items": 1}"#, "list", home).contains("required"))
            }
        }

        @Test("commands exit with the codes that the help lists")
        func codes() async throws {
            try await Service.run { service in
                let home = try Home()
                func status(_ line: String, _ extra: [String: String] = [:]) async throws -> Int32 {
                    try await CommandLineRun.output(
                        of: line.split(separator: " ").map(String.init),
                        environment: service.environment.merging(extra) { $1 },
                        home: home
                    ).status
                }
                #expect(try await status("list movies") == 0)
                #expect(try await status("list nothing") == 2)
                #expect(try await status("list films --offline") == 3)
                #expect(try await status("show movies 999999") == 4)
                #expect(try await status("favorites import /dev/null") == 6)
                let blocked = ["XDG_DATA_HOME": "/dev/null"]
                #expect(try await status("favorites add movies 1001", blocked) == 6)
                try await service.setFaults("error-rate=1")
                #expect(try await status("show movies 1002") == 5)
                await service.stop()
                #expect(try await status("show movies 1003") == 3)
            }
        }

        @Test("a terminal shows a colored progress bar with rate and time; a file gets plain text")
        func terminal() async throws {
            try await Service.run(["--latency", "150"]) { service in
                func sync(_ extra: [String: String] = [:]) async throws -> String {
                    let home = try Home()
                    // script(1) runs its child in a terminal and prints both of its streams.
                    let line = "stty cols 100; \(Products.vitrine.path) sync photos"
                    let run = try await CommandLineRun.output(
                        of: ["-qec", line, "/dev/null"],
                        by: URL(filePath: "/usr/bin/script"),
                        environment: service.environment
                            .merging(["TERM": "xterm", "SHELL": "/bin/sh"]) { $1 }
                            .merging(extra) { $1 },
                        home: home
                    )
                    #expect(run.status == 0)
                    return run.standardOutput
                }
                let colored = try await sync()
                #expect(colored.contains(/\x1B\[34m█+\x1B\[0m░* {2}Images: \d+ of \d+/))
                #expect(colored.contains(#/\x20\x20\d+(\.\d)?/s\x20\x200:\d\d left\r/#))
                #expect(colored.contains("\u{1B}[1mUser Name"))
                let plain = try await sync(["NO_COLOR": "1"])
                #expect(plain.contains(/█+░*  Images: \d+ of \d+/))
                #expect(!plain.contains(/\x1B\[[0-9;]*m/))

                let file = try await CommandLineRun.output(
                    of: ["sync", "photos"],
                    environment: service.environment.merging(["TERM": "xterm"]) { $1 }
                )
                #expect(!(file.standardOutput + file.standardError).contains("\u{1B}"))
                #expect(!file.standardError.contains("█"))
            }
        }
    }
}
