import Foundation
import ScreenDriver
import Testing

extension BlackBox {
    @Suite("The manual page and completions")
    struct ManualTests {
        /// Files that the program generates, in a temporary home.
        private struct Generated {
            let home: Home

            /// The user has one catalog of their own, `figures`.
            init() throws {
                home = try Home()
                try FileManager.default.createDirectory(
                    at: catalogs,
                    withIntermediateDirectories: true
                )
                try Data().write(to: catalogs.appending(path: "figures.vitrine.json"))
                try Data().write(to: home.folder.appending(path: "café and 1.json"))
            }

            /// Shells find the program in it.
            private let path = Products.vitrine.deletingLastPathComponent().path + ":/usr/bin:/bin"

            var catalogs: URL { home.config.appending(path: "vitrine/catalogs") }

            /// Generates a file of a kind: `man`, `bash`, `fish` or `zsh`.
            func file(_ kind: String, _ language: String = "en") async throws -> URL {
                let output = try await CommandLineRun.output(
                    of: ["generate", kind],
                    environment: ["LANGUAGE": language],
                    home: home
                )
                #expect(output.status == 0)
                #expect(output.standardError == "")
                let file = home.folder.appending(
                    path: kind == "zsh" ? "_vitrine" : "vitrine.\(kind)"
                )
                try Data(output.standardOutput.utf8).write(to: file)
                return file
            }

            /// Runs a program and returns its output.
            func run(_ program: String, _ arguments: [String]) async throws -> Output {
                try await CommandLineRun.output(
                    of: arguments,
                    by: URL(filePath: program),
                    environment: [
                        "MANPAGER": "cat", "LC_ALL": "C.UTF-8", "MANWIDTH": "80", "PATH": path,
                    ],
                    home: home
                )
            }

            /// Runs a shell script with the file and a line, and returns the completions.
            func offers(
                _ shell: String,
                _ script: String,
                _ file: URL,
                for line: String
            ) async throws -> [String] {
                let output = try await run(
                    "/usr/bin/\(shell)",
                    ["-c", script, shell, file.path, line, home.folder.path]
                )
                #expect(output.standardError == "")
                return output.standardOutput.split(separator: "\n").map(String.init)
            }
        }

        @Test("man and mandoc accept the manual page without a warning", arguments: ["en", "uk"])
        func page(language: String) async throws {
            let generated = try Generated()
            let file = try await generated.file("man", language)
            let man = try await generated.run("/usr/bin/man", ["--warnings", "-l", file.path])
            #expect(man.status == 0)
            #expect(man.standardError == "")
            // Remove the overstriking of bold letters.
            let text = man.standardOutput.replacing(/.\x08/, with: "")
            #expect(text.contains("vitrine - "))
            #expect(text.contains("--min-rating X"))
            #expect(text.contains("--max-runtime MINUTES"))
            #expect(text.contains(language == "en" ? "EXIT STATUS" : "КОД ЗАВЕРШЕННЯ"))
            let lint = try await generated.run(
                "/usr/bin/mandoc",
                ["-T", "lint", "-W", "warning", file.path]
            )
            #expect(lint.status == 0, "\(lint.standardOutput)")
        }

        @Test("each command has help that lists exit codes")
        func help() async throws {
            let program = try await CommandLineRun.output(of: ["--help"])
            #expect(program.status == 0)
            for line in ["0    Done", "2    The command line", "130  Interrupted"] {
                #expect(program.standardOutput.contains("\n  \(line)"))
            }
            for command in [
                "list", "show", "marks", "favorites", "report", "sync", "catalogs", "serve",
                "generate",
            ] {
                let help = try await CommandLineRun.output(of: [command, "--help"])
                #expect(help.standardOutput.hasPrefix("Usage: vitrine \(command)"))
                #expect(help.standardOutput.contains("\nExit status:\n  0 "))
            }
        }

        /// The completions expected for each line.
        private static let cases: [(line: String, offers: Set<String>)] = [
            (
                "vitrine ",
                [
                    "list", "show", "marks", "favorites", "report", "sync", "catalogs", "serve",
                    "generate",
                ]
            ),
            ("vitrine s", ["show", "sync", "serve"]),
            ("vitrine --o", ["--open"]),
            ("vitrine --open h", ["home"]),
            ("vitrine list ", ["films", "movies", "people", "photos", "characters", "figures"]),
            ("vitrine --open fi", ["films", "figures"]),
            ("vitrine catalogs n", ["new"]),
            ("vitrine catalogs remove fig", ["figures"]),
            ("vitrine catalogs key fig", ["figures"]),
            ("vitrine list --json m", ["movies"]),
            (
                "vitrine list movies --list ",
                ["popular", "top-rated", "favorites", "to-watch", "watched"]
            ),
            ("vitrine list movies --page 2 --list top", ["top-rated"]),
            ("vitrine list characters --sort ", ["popularity", "name"]),
            ("vitrine show --o", ["--offline"]),
            ("vitrine favorites ", ["list", "add", "remove", "export", "import"]),
            ("vitrine favorites add ph", ["photos"]),
            ("vitrine marks r", ["remove", "rate"]),
            ("vitrine marks export x --format j", ["json"]),
            ("vitrine marks list --kind w", ["watched"]),
            ("vitrine generate f", ["fish"]),
            ("vitrine show movies ", []), ("vitrine show movies 1 --json ", []),
            ("vitrine catalogs check caf", ["café and 1.json"]),
            ("vitrine marks import a.json caf", ["café and 1.json"]),
            ("vitrine complete ", []),
        ]

        @Test("bash completes commands, catalogs, lists, options and their values")
        func bash() async throws {
            let generated = try Generated()
            let file = try await generated.file("bash")
            // Bash expands the words that it offers.
            let trap = generated.catalogs.appending(path: "$(echo figaro).vitrine.json")
            try Data().write(to: trap)
            let script = """
                source "$1"
                cd "$3"
                read -ra COMP_WORDS <<<"$2"
                [[ $2 == *' ' ]] && COMP_WORDS+=('')
                COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
                _vitrine
                printf '%s\\n' "${COMPREPLY[@]}"
                """
            for (line, expected) in Self.cases {
                let offers = try await generated.offers("bash", script, file, for: line)
                #expect(Set(offers) == expected, "\(line)")
            }
            // Bash passes the equals sign as a separate word.
            let joined = try await generated.offers(
                "bash",
                script,
                file,
                for: "vitrine list movies --list = pop"
            )
            #expect(joined == ["popular"])
        }

        @Test("fish completes the same, with descriptions")
        func fish() async throws {
            let generated = try Generated()
            let file = try await generated.file("fish")
            let script = "source $argv[2]; cd $argv[4]; complete -C $argv[3]"
            for (line, expected) in Self.cases {
                let lines = try await generated.offers("fish", script, file, for: line)
                // Fish 4 also appends candidates that contain the letters further on.
                let word = line.last == " " ? "" : line.split(separator: " ").last ?? ""
                let offers = lines.map { String($0.prefix { $0 != "\t" }) }
                    .filter { $0.hasPrefix(word) }
                #expect(Set(offers) == expected, "\(line)")
            }
            let sync = try await generated.offers("fish", script, file, for: "vitrine sy")
            #expect(sync == ["sync\tDownload pages and images for offline use"])
        }

        @Test("zsh completes the same")
        func zsh() async throws {
            let generated = try Generated()
            let file = try await generated.file("zsh")
            // A shell in its own terminal; redefined widgets print the offered completions.
            let script = #"""
                zmodload zsh/zpty
                zpty -b shell zsh -f
                zpty -w shell "PS1= PS2= fpath=(${1:h} \$fpath); cd ${(q)3}"
                zpty -w shell 'autoload -Uz compinit; compinit -D -u'
                zpty -w shell 'compadd() { if (( ${@[(I)-[OAD]]} )); then builtin compadd "$@"; return; fi; local -a hits; builtin compadd -O hits "$@"; for hit in $hits; do print -r -- "<$hit>"; done; builtin compadd "$@" }'
                zpty -w shell 'finish() { print -r -- "<END>"; BUFFER= }; zle -N finish; bindkey "^X" finish; bindkey "^I" complete-word; print "<""READY>"'
                zpty -r shell output '*<READY>*'
                zpty -n -w shell "$2"$'\t\x18'
                zpty -r shell output '*<END>*'
                print -r -- "$output"
                zpty -d shell
                """#
            for (line, expected) in Self.cases {
                let output = try await generated.offers("zsh", script, file, for: line)
                    .joined(separator: "\n")
                let offers = output.matches(of: /<([^<>]+)>/)
                    .map { String($0.1).replacing("\\", with: "") }
                #expect(Set(offers).subtracting(["END"]) == expected, "\(line)")
            }
        }
    }
}
