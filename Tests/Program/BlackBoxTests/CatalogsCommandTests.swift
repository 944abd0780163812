import Foundation
import ScreenDriver
import Testing

extension BlackBox {
    @Suite("User-added catalogs on the command line")
    struct CatalogsCommandTests {
        /// A catalog of the characters that a service has.
        static func manifest(of service: URL) -> String {
            """
            {
              "version": 1,
              "id": "figures",
              "name": { "en": "Figures", "uk": "Постаті" },
              "attribution": { "text": "Figures by the test", "link": "https://figures.example" },
              "service": { "base": "\(service.absoluteString)" },
              "lists": [
                {
                  "id": "all",
                  "name": "All Figures",
                  "address": "character?page={page}&pageSize={size}",
                  "items": "/data",
                  "paging": { "size": 100, "pages": "/info/totalPages" }
                }
              ],
              "search": { "address": "character?page={page}&pageSize={size}&name={query}" },
              "item": {
                "id": "/_id",
                "title": "/name",
                "picture": "/imageUrl",
                "facets": [
                  { "key": "films", "kind": "names", "at": "/films", "row": 1,
                    "unit": { "en": { "one": "{count} film", "other": "{count} films" } } }
                ]
              }
            }
            """
        }

        private func run(_ line: String, _ home: Home) async throws -> Output {
            try await CommandLineRun.output(
                of: line.split(separator: " ").map(String.init),
                home: home
            )
        }

        @Test("asks for values that one file leaves to each person")
        func asking() async throws {
            let home = try Home()
            let file = home.folder.appending(path: "figures.vitrine.json")
            try await Service.run { service in
                let text = Self.manifest(of: service.url)
                    .replacing("\"\(service.url.absoluteString)\"", with: "\"{server}\"")
                    .replacing("character?", with: "{list}?")
                let asked = """
                    { "ask": [{ "id": "server", "name": "Your server", "kind": "address" },
                              { "id": "list", "name": "List" }],
                    """
                try Data(text.replacing(/^{/, with: asked).utf8).write(to: file)
                let checked = try await run("catalogs check \(file.path)", home)
                #expect(checked.status == 0)
                #expect(checked.standardOutput.contains("Your server"))
                #expect(!checked.standardOutput.contains("example.org"))
                let server = "--set server=\(service.url.absoluteString)"
                for (line, message) in [
                    ("add \(file.path)", "--set server="),
                    ("add \(file.path) \(server)", "--set list="),
                    ("add \(file.path) \(server) --set list=..", "/answers/list"),
                    ("try \(file.path) \(server) --set lists=character", "server, list"),
                    ("try \(file.path) --set server", "NAME=VALUE"),
                    ("check \(file.path) \(server)", "--set"),
                ] {
                    let refused = try await run("catalogs \(line)", home)
                    #expect(refused.status == 2, "\(line): \(refused)")
                    #expect(refused.standardError.contains(message), "\(line): \(refused)")
                    #expect(try await run("list figures", home).status == 2)
                }
                let given = "\(file.path) \(server) --set list=character"
                #expect(try await run("catalogs try \(given)", home).status == 0)
                #expect(try await run("catalogs add \(given)", home).status == 0)
                let list = try await run("list figures", home)
                #expect(list.standardOutput.contains("Launchpad McQuack"))
                // The next version of the file takes the answers over.
                let again = try await run("catalogs add \(file.path) --replace", home)
                #expect(again.status == 0)
                #expect(again.standardError.contains("List: character"))
                #expect(try await run("list figures --all", home).status == 0)
                let added = try await run("catalogs try figures --set list=x", home)
                #expect(added.status == 2, "it has its values")
            }
        }

        @Test("a host in another script is shown as it is written", arguments: ["check", "add"])
        func host(command: String) async throws {
            let home = try Home()
            let file = home.folder.appending(path: "figures.vitrine.json")
            let service = try #require(URL(string: "http://xn--80aikifvh.invalid/api"))
            try Data(Self.manifest(of: service).utf8).write(to: file)
            let shown = try await run("catalogs \(command) \(file.path)", home)
            #expect(shown.status == 0)
            #expect(shown.standardOutput.contains("http://приклад.invalid/api/"), "\(shown)")
        }

        @Test("a rate that is too small is refused, and costs only its own catalog")
        func rate() async throws {
            let home = try Home()
            let file = home.folder.appending(path: "figures.vitrine.json")
            let service = try #require(URL(string: "http://127.0.0.1:9"))
            let text = Self.manifest(of: service).replacing(
                service.absoluteString + "\"",
                with: service.absoluteString + "\", \"requestsPerSecond\": 1e-300"
            )
            try Data(text.utf8).write(to: file)
            for command in ["check", "add"] {
                let refused = try await run("catalogs \(command) \(file.path)", home)
                #expect(refused.status == 2)
                #expect(refused.standardError.contains("/service/requestsPerSecond"))
                #expect(refused.standardError.contains("from 0.1 to 1,000"))
            }
            let folder = home.folder.appending(path: "config/vitrine/catalogs")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: folder.appending(path: "figures.vitrine.json"))
            #expect(try await run("list characters --all", home).status == 0)
            #expect(try await run("list figures", home).status == 2)
        }

        @Test("is added, listed, searched, made a favorite, read offline and removed")
        func journey() async throws {
            let home = try Home()
            let file = home.folder.appending(path: "figures.vitrine.json")
            try await Service.run { service in
                try Data(Self.manifest(of: service.url).utf8).write(to: file)
                let checked = try await run("catalogs check \(file.path)", home)
                #expect(checked.status == 0)
                #expect(checked.standardOutput.contains("“Figures” (figures)"))
                #expect(try await run("list figures", home).status == 2)
                #expect(try await run("catalogs add \(file.path)", home).status == 0)
                #expect(try await run("catalogs add \(file.path)", home).status == 2)
                let catalogs = try await run("catalogs list", home).standardOutput
                #expect(catalogs.contains("config/vitrine/catalogs/figures.vitrine.json"))
                let list = try await run("list figures --all", home)
                #expect(list.status == 0)
                #expect(list.standardOutput.contains("Launchpad McQuack"))
                #expect(list.standardOutput.contains("1 film"))
                let found = try await run("list figures --search mickey", home)
                #expect(found.standardOutput.contains("Mickey Mouse"))
                #expect(!found.standardOutput.contains("Launchpad"))
                let shown = try await run("show figures 2001", home)
                #expect(shown.standardOutput.contains("Mickey Mouse"))
                #expect(try await run("favorites add figures 2001", home).status == 0)
            }
            // The service is gone.
            let offline = try await run("list figures --offline", home)
            #expect(offline.status == 0)
            #expect(offline.standardOutput.contains("Launchpad McQuack"))
            #expect(offline.standardError.isEmpty)
            let favorites = try await run("favorites list figures", home)
            #expect(favorites.standardOutput.contains("Mickey Mouse"))
            #expect(try await run("catalogs remove figures", home).status == 0)
            #expect(try await run("list figures --offline", home).status == 2)
            #expect(try await run("catalogs remove figures", home).status == 2)
            #expect(try await run("catalogs remove movies", home).status == 2)
        }

        @Test("is tried before it is added, and says what finds nothing")
        func trial() async throws {
            let home = try Home()
            let file = home.folder.appending(path: "figures.vitrine.json")
            try await Service.run { service in
                let text = Self.manifest(of: service.url)
                try Data(text.utf8).write(to: file)
                let good = try await run("catalogs try \(file.path)", home)
                #expect(good.status == 0)
                #expect(good.standardOutput.contains("Launchpad McQuack"))
                #expect(!good.standardOutput.contains("✗"))
                #expect(try await run("list figures", home).status == 2, "it isn't added")

                // Four mistakes.
                let broken = text.replacing("/imageUrl", with: "/image/url")
                    .replacing("\"/films\"", with: "\"/movies\"")
                    .replacing("pageSize={size}\",", with: "pageSize={size}&page=1\",")
                    .replacing("&name={query}", with: "&name={query}&name=")
                try Data(broken.utf8).write(to: file)
                let bad = try await run("catalogs try \(file.path)", home)
                #expect(bad.status == 5)
                let lines = bad.standardOutput.split(separator: "\n").filter { $0.hasPrefix("✗") }
                #expect(
                    lines.map { String($0.prefix(60)) } == [
                        "✗ /data/0/image/url is missing (in 100 of 100 rows). /data/0",
                        "✗ /data/0/movies is missing (in 100 of 100 rows). /data/0 ha",
                        "✗ Page two has the same rows as page one.",
                        "✗ A search for “Launchpad” finds the same rows as no search.",
                        "✗ A search for “qzxvkwj” finds 100, though nothing is called",
                    ]
                )

                let builtIn = try await CommandLineRun.output(
                    of: ["catalogs", "try", "characters"],
                    environment: ["VITRINE_DISNEY_URL": service.url.absoluteString],
                    home: home
                )
                #expect(builtIn.status == 0)
                #expect(builtIn.standardError.isEmpty)

                let place = text.replacing("\"/data\"", with: "\"/rows\"")
                try Data(place.utf8).write(to: file)
                let missing = try await run("catalogs try \(file.path)", home)
                #expect(missing.status == 5)
                #expect(missing.standardOutput.contains("nothing at /rows. It has: data, info."))
            }
            #expect(try await run("catalogs try \(file.path)", home).status == 3)
            let films = try await run("catalogs try films", home)
            #expect(films.status == 0)
            #expect(films.standardError.contains("sample data"))
            #expect(try await run("catalogs try nothing", home).status == 6)
        }

        @Test("a service that can't search isn't called silent, and can be sorted by title")
        func storedSearch() async throws {
            let home = try Home()
            let file = home.folder.appending(path: "figures.vitrine.json")
            try await Service.run { service in
                let text = Self.manifest(of: service.url)
                    .replacing(#/"search": {[^}]*}[^}]*},/#, with: "")
                    .replacing(", \"pages\": \"/info/totalPages\" }", with: " }")
                    .replacing(
                        "\"items\": \"/data\"",
                        with:
                            "\"items\": \"/data\", \"sorts\": [{ \"id\": \"name\", \"name\": \"Name\", "
                            + "\"by\": \"title\", \"order\": \"ascending\" }]"
                    )
                try Data(text.utf8).write(to: file)
                let added = try await run("catalogs add \(file.path)", home)
                #expect(added.status == 0, "\(added.standardError)")
                let sorted = try await run("list figures --sort name --all", home)
                #expect(sorted.status == 0)
                let titles = sorted.standardOutput.split(separator: "\n").dropFirst().prefix(5)
                #expect(titles.count == 5)
                let found = try await run("list figures --search mickey", home)
                #expect(found.standardOutput.contains("Mickey Mouse"))
                #expect(found.standardError.isEmpty)
            }
        }

        @Test("`new` makes a file from an address, which is tried and added")
        func new() async throws {
            let home = try Home()
            let file = home.folder.appending(path: "made.vitrine.json")
            try await Service.run { service in
                let address = "\(service.url.absoluteString)/character?page=1&pageSize=50&name=a"
                let printed = try await run("catalogs new \(address)", home)
                #expect(printed.status == 0)
                for (part, place) in [("Rows", "/data"), ("ID", "/_id"), ("Search", "name")] {
                    let line = try Regex("\n\(part) +\(place) ")
                    #expect(printed.standardError.contains(line), "\(printed.standardError)")
                }
                #expect(printed.standardError.contains("Page two has 50 other rows."))
                let written = try await run("catalogs new \(address) --write \(file.path)", home)
                #expect(written.status == 0)
                #expect(written.standardError.isEmpty)
                #expect(written.standardOutput.hasPrefix("Part  "))
                #expect(written.standardOutput.contains("vitrine catalogs try \(file.path)"))
                #expect(try String(contentsOf: file, encoding: .utf8) == printed.standardOutput)
                let again = try await run("catalogs new \(address) --write \(file.path)", home)
                #expect(again.status == 2)
                #expect(again.standardError.contains("made.vitrine.json” exists"))

                let tried = try await run("catalogs try \(file.path)", home)
                #expect(tried.status == 0, "\(tried.standardOutput)")
                #expect(try await run("catalogs add \(file.path)", home).status == 0)
                let found = try await run("list character --search mickey", home)
                #expect(found.standardOutput.contains("Mickey Mouse"))

                let item = try await run(
                    "catalogs new \(service.url.absoluteString)/character/2001",
                    home
                )
                #expect(item.status == 5)
                #expect(item.standardOutput.isEmpty)
                #expect(item.standardError.contains("the response is an object with 2 members"))
                #expect(item.standardError.contains("It has: data, info."))
            }
        }

        @Test("`new` shows a key neither in the file nor elsewhere, even in the log")
        func newKey() async throws {
            let home = try Home()
            let key = String(repeating: "7", count: 32)
            try await Service.run { service in
                let output = try await CommandLineRun.output(
                    of: [
                        "catalogs", "new",
                        "\(service.url.absoluteString)/3/movie/popular?api_key=\(key)&page=1",
                    ],
                    environment: ["VITRINE_LOG": "debug"],
                    home: home
                )
                #expect(output.status == 0)
                #expect(output.standardOutput.contains(#""key": { "query": "api_key" }"#))
                #expect(output.standardError.contains("vitrine catalogs key popular"))
                #expect(output.standardError.contains("GET http"))
                #expect(!(output.standardOutput + output.standardError).contains(key.prefix(8)))
            }
            let address = "http://127.0.0.1:9/shows?api_key=s3cret"
            for (line, status) in [
                ("new", 2), ("new ftp://127.0.0.1/?key=s3cret", 2), ("new s3cret", 2),
                ("new \(address) s3cret", 2), ("check \(address) --write a", 2),
                ("new \(address)", 3),
            ] {
                let output = try await run("catalogs \(line)", home)
                #expect(output.status == status, "\(line)")
                #expect(output.standardOutput.isEmpty)
                #expect(!output.standardError.contains("s3cret") || line.hasPrefix("check"))
            }
        }

        @Test("an example is listed until it is added by its name")
        func example() async throws {
            let home = try Home()
            let before = try await run("catalogs list", home).standardOutput
            #expect(before.contains("rick-and-morty"))
            #expect(before.contains("example"))
            #expect(try await run("catalogs check rick-and-morty", home).status == 0)
            #expect(try await run("list rick-and-morty --offline", home).status == 2)
            #expect(try await run("catalogs add rick-and-morty", home).status == 0)
            let after = try await run("catalogs list", home).standardOutput
            #expect(after.contains("catalogs/rick-and-morty.vitrine.json"))
            #expect(try await run("catalogs remove rick-and-morty", home).status == 0)
            #expect(try await run("catalogs list", home).standardOutput == before)
        }

        @Test("a damaged file is named and costs only itself")
        func damaged() async throws {
            let home = try Home()
            let folder = home.config.appending(path: "vitrine/catalogs")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let file = folder.appending(path: "broken.vitrine.json")
            try Data("{\n  \"version\": 1,\n  id: 2\n}".utf8).write(to: file)
            let list = try await run("catalogs list", home)
            #expect(list.status == 0)
            #expect(list.standardOutput.contains("movies"))
            #expect(list.standardError.contains("broken.vitrine.json: Line 3, column 3"))
            let checked = try await run("catalogs check \(file.path)", home)
            #expect(checked.status == 2)
            #expect(checked.standardOutput.isEmpty)
            #expect(try await run("list movies", home).status == 0)
        }

        @Test("add and check list what would change, and --replace keeps the old file")
        func replacing() async throws {
            let home = try Home()
            let folder = home.config.appending(path: "vitrine/catalogs")
            let file = home.folder.appending(path: "figures.json")
            let service = try #require(URL(string: "http://127.0.0.1:9"))
            let text = Self.manifest(of: service)
            try Data(text.utf8).write(to: file)
            #expect(try await run("catalogs add \(file.path)", home).status == 0)
            let mine = Data("{ my edits".utf8)
            try mine.write(to: folder.appending(path: "figures.vitrine.json"))
            let refused = try await run("catalogs add \(file.path)", home)
            #expect(refused.status == 2)
            #expect(refused.standardError.contains("catalogs/figures.vitrine.json” exists."))
            #expect(refused.standardError.contains("Line 1, column 3"))
            #expect(try await run("catalogs add --replace \(file.path)", home).status == 0)
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            #expect(names.count == 2)
            #expect(try Data(contentsOf: folder.appending(path: names[1])) == mine)
            try Data(text.replacing("\"/name\"", with: "\"/title\"").utf8).write(to: file)
            let checked = try await run("catalogs check \(file.path)", home)
            #expect(checked.status == 0)
            #expect(checked.standardOutput.contains("updates the catalog “Figures” (figures)"))
            #expect(checked.standardOutput.contains(#"/item/title: "/name" → "/title""#))
            #expect(try await run("catalogs check --replace \(file.path)", home).status == 2)
        }

        @Test("a host that can't be reached is named, with exit code 3")
        func unreachable() async throws {
            let home = try Home()
            let file = home.folder.appending(path: "figures.json")
            let service = try #require(URL(string: "http://127.0.0.1:9"))
            try Data(Self.manifest(of: service).utf8).write(to: file)
            #expect(try await run("catalogs add \(file.path)", home).status == 0)
            let output = try await run("list figures", home)
            #expect(output.status == 3)
            // On a machine without a network, the sentence of brief 001.
            let texts = ["Error: 127.0.0.1 can’t be reached.\n", "Error: You are offline."]
            #expect(texts.contains { output.standardError.hasPrefix($0) })
        }

        /// Runs `vitrine catalogs key figures` with standard input from a shell's `printf`.
        private func enterKey(_ input: String, _ home: Home) async throws -> Output {
            let words = #"printf "$1" | "$0" catalogs key figures"#
            return try await CommandLineRun.output(
                of: ["-c", words, Products.vitrine.path, input],
                by: URL(filePath: "/bin/sh"),
                home: home
            )
        }

        /// Adds a catalog whose service needs a key.
        private func addKeyed(_ service: URL, _ home: Home) async throws -> Output {
            let file = home.folder.appending(path: "figures.json")
            let keyed = service.absoluteString + #"", "key": { "header": "X-Key" } },"#
            let text = Self.manifest(of: service)
                .replacing(service.absoluteString + #"" },"#, with: keyed)
            try Data(text.utf8).write(to: file)
            return try await run("catalogs add \(file.path)", home)
        }

        @Test("`key` saves the first line of standard input, and --remove removes it")
        func key() async throws {
            let home = try Home()
            let service = try #require(URL(string: "http://127.0.0.1:9"))
            let added = try await addKeyed(service, home)
            #expect(added.status == 0)
            #expect(added.standardError.contains("vitrine catalogs key figures"))
            let folder = home.config.appending(path: "vitrine")
            for input in ["", "\\n", "  \\r\\nsecret"] {
                let empty = try await enterKey(input, home)
                #expect(empty.status == 2, "\(input)")
                #expect(empty.standardOutput.isEmpty)
            }
            for line in ["key movies", "key nope", "key", "key figures secret"] {
                let refused = try await run("catalogs \(line)", home)
                #expect(refused.status == 2, "\(line)")
                #expect(!refused.standardError.contains("secret"))
            }
            let saved = try await enterKey(" s3cret \\r\\nmore\\n", home)
            #expect(saved.status == 0)
            #expect(!(saved.standardOutput + saved.standardError).contains("s3cret"))
            let file = folder.appending(path: "figures@http_127.0.0.1_9.key")
            #expect(try String(contentsOf: file, encoding: .utf8) == "s3cret\n")
            // Windows' editor saves a file in UTF-16, or with a mark.
            let marked = [
                #"\357\273\277k\r\n"#, #"\377\376k\000\r\000\n\000"#, #"\376\377\000k\000\n"#,
            ]
            for input in marked {
                #expect(try await enterKey(input, home).status == 0)
                #expect(try String(contentsOf: file, encoding: .utf8) == "k\n")
            }
            for input in [#"k\000\n\000"#, #"k\351\n"#] {
                let refused = try await enterKey(input, home)
                #expect(refused.status == 2)
                #expect(refused.standardError.contains("“KEY” isn’t valid UTF-8."))
            }
            let again = try await run(
                "catalogs add --replace \(home.folder.path)/figures.json",
                home
            )
            #expect(!again.standardError.contains("catalogs key"))
            #expect(try await run("catalogs key figures --remove", home).status == 0)
            #expect(!FileManager.default.fileExists(atPath: file.path))
        }

        @Test("`key` doesn't show what is typed, and an interruption restores the terminal")
        func typedKey() async throws {
            let home = try Home()
            let service = try #require(URL(string: "http://127.0.0.1:9"))
            #expect(try await addKeyed(service, home).status == 0)
            let script = """
                import os, pty, sys, termios
                for keys in (b"s3cret\\n", b"s3cr\\x03"):
                    child, terminal = pty.fork()
                    if child == 0:
                        os.execv(sys.argv[1], [sys.argv[1], "catalogs", "key", "figures"])
                    text = b""
                    while b":" not in text:
                        text += os.read(terminal, 1000)
                    while termios.tcgetattr(terminal)[3] & termios.ECHO:
                        pass
                    os.write(terminal, keys)
                    status = os.waitpid(child, 0)[1] >> 8
                    try:
                        text += os.read(terminal, 1000)
                    except OSError:
                        pass  # nothing more was printed
                    shown = bool(termios.tcgetattr(terminal)[3] & termios.ECHO)
                    print(status, shown, b"s3cr" in text)
                """
            let run = try await CommandLineRun.output(
                of: ["-c", script, Products.vitrine.path],
                by: URL(filePath: "/usr/bin/python3"),
                home: home
            )
            #expect(run.standardOutput == "0 True False\n130 True False\n")
            let file = home.config.appending(path: "vitrine/figures@http_127.0.0.1_9.key")
            #expect(try String(contentsOf: file, encoding: .utf8) == "s3cret\n")
        }

        @Test("a folder that can't be written is named, with exit code 6")
        func unwritable() async throws {
            let home = try Home()
            let file = home.folder.appending(path: "figures.json")
            let service = try #require(URL(string: "http://127.0.0.1:9"))
            try Data(Self.manifest(of: service).utf8).write(to: file)
            let folder = home.config.appending(path: "vitrine")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data().write(to: folder.appending(path: "catalogs"))
            let output = try await run("catalogs add \(file.path)", home)
            #expect(output.status == 6)
            #expect(output.standardError.contains(folder.appending(path: "catalogs").path))
        }

        @Test("a command for a damaged file's catalog says what is wrong, and removes it")
        func damagedByName() async throws {
            let home = try Home()
            let folder = home.config.appending(path: "vitrine/catalogs")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let file = folder.appending(path: "books.vitrine.json")
            try Data("{\n  \"version\": 1,\n  id: 2\n}".utf8).write(to: file)
            for command in ["list books", "show books 1", "sync books", "favorites list books"] {
                let output = try await run(command, home)
                #expect(output.status == 2, "\(command)")
                #expect(
                    output.standardError.contains("books.vitrine.json: Line 3, column 3"),
                    "\(command): \(output.standardError)"
                )
            }
            #expect(try await run("catalogs remove books", home).status == 0)
            #expect(try await run("catalogs list", home).standardError.isEmpty)
        }

        @Test("the schema accepts a good manifest and refuses a wrong one")
        func schema() async throws {
            let home = try Home()
            let schema = URL(filePath: #filePath).deletingLastPathComponent()
                .appending(path: "../../../docs/catalog.schema.json").standardized
            let validator = """
                import json, sys
                from jsonschema import Draft202012Validator
                schema = json.load(open(sys.argv[1]))
                Draft202012Validator.check_schema(schema)
                for file in sys.argv[2:]:
                    errors = list(Draft202012Validator(schema).iter_errors(json.load(open(file))))
                    print(len(errors))
                """
            let service = try #require(URL(string: "https://figures.example"))
            let good = Self.manifest(of: service)
            var files: [String] = []
            for text in [good, good.replacing("\"/_id\"", with: "\"_id\"")] {
                let file = home.folder.appending(path: "\(files.count).json")
                try Data(text.utf8).write(to: file)
                files.append(file.path)
            }
            let examples = URL(filePath: #filePath).deletingLastPathComponent()
                .appending(path: "../../../Sources/Core/Manifests/Examples").standardized.path
            for name in try FileManager.default.contentsOfDirectory(atPath: examples) {
                files.append("\(examples)/\(name)")
            }
            let run = try await CommandLineRun.output(
                of: ["-c", validator, schema.path] + files,
                by: URL(filePath: "/usr/bin/python3"),
                home: home
            )
            #expect(run.standardError.isEmpty)
            #expect(run.standardOutput == "0\n1\n0\n0\n0\n")
        }
    }
}
