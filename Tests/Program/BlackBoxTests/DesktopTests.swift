import Foundation
import ScreenDriver
import Testing

extension BlackBox {
    @Suite("The desktop")
    struct DesktopTests {
        private static let name = "io.github.vitrine_app.Vitrine"

        /// Calls a D-Bus method of the running program, as a desktop would.
        private func call(
            _ method: String,
            _ arguments: [String],
            at path: String = "/SearchProvider",
            in app: AppSession
        ) async throws -> String {
            let output = try await CommandLineRun.output(
                of: [
                    "call", "--session", "--timeout", "20", "--dest", Self.name,
                    "--object-path", "/io/github/vitrine_app/Vitrine\(path)", "--method", method,
                ] + arguments,
                by: URL(filePath: "/usr/bin/gdbus"),
                environment: app.environment,
                home: app.home
            )
            #expect(output.standardError == "")
            return output.standardOutput
        }

        private func search(
            _ method: String,
            _ arguments: String...,
            in app: AppSession
        ) async throws -> String {
            try await call("org.gnome.Shell.SearchProvider2.\(method)", arguments, in: app)
        }

        @Test("a link opens in the existing window, and a link to a missing item shows its list")
        func links() async throws {
            try await Service.run { service in
                try await AppSession.run(environment: service.environment) { app in
                    try await app.firstFilm()
                    let second = try await app.command(["vitrine://movies/1001"])
                    #expect(second.status == 0, "\(second.standardError)")
                    try await app.wait(for: .button("Poster of The Dark Knight"))
                    _ = try await app.command(["vitrine://movies/99999999"])
                    try await app.wait(for: .label("Error"))
                    try await app.closeAlert()
                    try await app.waitForAbsence(of: .button("Poster of The Dark Knight"))
                    try await app.firstFilm()
                    // How a desktop opens a link in a D-Bus activatable program.
                    _ = try await call(
                        "org.freedesktop.Application.Open",
                        ["['vitrine://films/1210']", "{}"],
                        at: "",
                        in: app
                    )
                    try await app.wait(for: .button("Poster of The Shawshank Redemption"))
                }
                let wrong = try await CommandLineRun.output(of: ["vitrine://"])
                #expect(wrong.status == 2)
            }
        }

        @Test("--open moves a window that is already open")
        func openPlace() async throws {
            try await AppSession.run(arguments: ["--open", "movies"]) { app in
                try await app.firstFilm()
                for (place, shows) in [
                    ("photos", Query.button("Statistics")),
                    ("home", .button("Show All: Popular Movies")), ("movies", .button("Sort")),
                ] {
                    let second = try await app.command(["--open", place])
                    #expect(second.status == 0, "\(second.standardError)")
                    try await app.wait(for: shows)
                }
            }
        }

        @Test("starting the program with a link opens the item's details")
        func start() async throws {
            try await Service.run { service in
                try await AppSession.run(
                    arguments: ["vitrine://movies/1001"],
                    environment: service.environment
                ) { app in
                    try await app.wait(for: .button("Poster of The Dark Knight"))
                }
            }
        }

        @Test("the search provider finds, describes and opens stored items without a request")
        func provider() async throws {
            try await Service.run { service in
                try await AppSession.run(environment: service.environment) { app in
                    try await app.firstFilm()
                    let before = try await service.requests().filter { $0.key.hasPrefix("/3") }
                    let found = try await search(
                        "GetInitialResultSet",
                        "['dark', 'knight']",
                        in: app
                    )
                    #expect(found.contains("'vitrine://movies/1001'"), "\(found)")
                    let fewer = try await search(
                        "GetSubsearchResultSet",
                        "['vitrine://movies/1001']",
                        "['dark', 'knight', 'rises']",
                        in: app
                    )
                    #expect(!fewer.contains("'vitrine://movies/1001'"), "\(fewer)")
                    #expect(
                        try await search("GetInitialResultSet", "['d']", in: app) == "(@as [],)\n"
                    )
                    let metas = try await search(
                        "GetResultMetas",
                        "['vitrine://movies/1001']",
                        in: app
                    )
                    #expect(metas.contains("'name': <'The Dark Knight'>"), "\(metas)")
                    #expect(metas.contains("'id': <'vitrine://movies/1001'>"))
                    #expect(metas.contains("'description': <'Movies"))
                    let after = try await service.requests().filter { $0.key.hasPrefix("/3") }
                    #expect(before == after, "the search asked the service")

                    #expect(
                        try await search(
                            "ActivateResult",
                            "vitrine://movies/1001",
                            "['dark']",
                            "0",
                            in: app
                        ) == "()\n"
                    )
                    try await app.wait(for: .button("Poster of The Dark Knight"))
                    _ = try await search("LaunchSearch", "['king', 'kong']", "0", in: app)
                    try await app.wait(for: .row(containing: "King Kong"))
                    try await app.key("Escape")
                }
            }
        }

        @Test("started as a D-Bus service, it searches without a window and opens one if activated")
        func service() async throws {
            let home = try Home()
            try await Service.run { service in
                _ = try await CommandLineRun.output(
                    of: ["list", "movies"],
                    environment: service.environment,
                    home: home
                )
                try await AppSession.run(
                    arguments: ["--gapplication-service"],
                    environment: service.environment,
                    home: home
                ) { app in
                    try await wait(until: "the program owns no name") {
                        let owner = try await CommandLineRun.output(
                            of: ["wait", "--session", "--timeout", "20", Self.name],
                            by: URL(filePath: "/usr/bin/gdbus"),
                            environment: app.environment,
                            home: home
                        )
                        return owner.status == 0
                    }
                    let found = try await search("GetInitialResultSet", "['dark knight']", in: app)
                    #expect(found.contains("'vitrine://movies/1001'"), "\(found)")
                    #expect(app.isRunning)
                    _ = try await call(
                        "org.freedesktop.Application.Activate",
                        ["{}"],
                        at: "",
                        in: app
                    )
                    try await app.wait(for: .button("Show All: Popular Movies"))
                }
            }
        }
    }
}
