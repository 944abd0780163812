import ScreenDriver
import Testing

extension BlackBox {
    @Suite("A failing service")
    struct BadInputTests {
        /// An injected fault and the messages that the window may show for it.
        struct Trouble: Sendable, CustomTestStringConvertible {
            let testDescription: String
            let faults: String
            let messages: [String]
        }

        static let troubles = [
            Trouble(
                testDescription: "errors 500, 502 with HTML, and 503",
                faults: "error-rate=1",
                messages: [
                    "Internal error: Something went wrong, contact TMDb.",
                    "Server error (status 502).",
                    "Service offline: This service is temporarily offline, try again later.",
                ]
            ),
            Trouble(
                testDescription: "bodies that end too soon",
                faults: "truncate=1",
                messages: [WarmStartTests.offline, "The service sent an unexpected response."]
            ),
        ]

        @Test("a service failure shows its own message, and F5 recovers", arguments: troubles)
        func faults(trouble: Trouble) async throws {
            try await Service.run(["--faults", trouble.faults]) { service in
                try await AppSession.run(environment: service.environment) { app in
                    try await app.waitForFailure(saying: trouble.messages)
                    try await service.setFaults("")
                    try await app.key("F5")
                    try await app.firstFilm()
                }
            }
        }

        @Test("a wrong key shows the service's message and the variable to set")
        func wrongKey() async throws {
            try await Service.run { service in
                let wrong = service.environment.merging(["TMDB_API_KEY": "wrong"]) { $1 }
                try await AppSession.run(environment: wrong) { app in
                    try await app.waitForFailure(saying: [
                        "Invalid API key: You must be granted a valid key."
                    ])
                    #expect(try await app.tree().first(.label(containing: "TMDB_API_KEY")) != nil)
                    #expect(!app.errors.contains("wrong"))
                }
            }
        }

        @Test("a wrong address path shows the service's not-found message")
        func notFound() async throws {
            try await Service.run { service in
                let astray = ["VITRINE_TMDB_URL": "\(service.url)/nowhere/3"]
                let environment = service.environment.merging(astray) { $1 }
                try await AppSession.run(environment: environment) { app in
                    try await app.waitForFailure(saying: [
                        "The resource you requested could not be found."
                    ])
                }
            }
        }

        private static let insecure = "Vitrine couldn’t connect securely to the service."

        @Test("a self-signed certificate has its own message and exit code 5")
        func selfSignedCommand() async throws {
            try await UntrustedService.run { service in
                let words = ["en": Self.insecure, "uk": "Vitrine не вдалося безпечно"]
                for (language, text) in words {
                    let output = try await CommandLineRun.output(
                        of: ["list", "movies"],
                        environment: service.environment.merging(["LANGUAGE": language]) { $1 }
                    )
                    #expect(output.status == 5)
                    #expect(output.standardOutput == "")
                    #expect(output.standardError.contains(text), "\(output.standardError)")
                }
            }
        }

        @Test("the window reports a self-signed certificate as insecure, not as offline")
        func selfSignedWindow() async throws {
            try await UntrustedService.run { service in
                try await AppSession.run(environment: service.environment) { app in
                    try await app.waitForFailure(saying: [Self.insecure])
                    #expect(try await app.tree().first(.label(WarmStartTests.offline)) == nil)
                }
            }
        }

        @Test("F5 loads the list after a service that was down at the start comes up")
        func down() async throws {
            let (port, environment) = try await Service.run { ($0.port, $0.environment) }
            try await AppSession.run(environment: environment) { app in
                try await app.waitForFailure(saying: [WarmStartTests.offline])
                try await Service.run(["--port", "\(port)"]) { _ in
                    try await app.key("F5")
                    try await app.firstFilm()
                }
            }
        }

        @Test("the window retries by itself when the service was down at the start")
        func recovery() async throws {
            let (port, environment) = try await Service.run { ($0.port, $0.environment) }
            try await AppSession.run(environment: environment) { app in
                try await app.waitForFailure(saying: [WarmStartTests.offline])
                try await Service.run(["--port", "\(port)"]) { _ in
                    try await app.wait(until: "it stays down", within: .seconds(60)) {
                        $0.films.isEmpty ? nil : ()
                    }
                    #expect(try await app.tree().first(.label("Error")) == nil)
                }
            }
        }

        @Test("corrupt images raise no alert and leave the rows alone, and intact ones show later")
        func corruptImages() async throws {
            try await Service.run(["--faults", "corrupt-image=1"]) { service in
                try await AppSession.run(environment: service.environment) { app in
                    let film = try await app.firstFilm()
                    try await service.waitForRest()
                    #expect(try await service.count(of: "/t/p/") > 0)
                    #expect(try await app.tree().films.count >= 3)
                    #expect(try await app.tree().first(.label("Error")) == nil)
                    try await service.setFaults("")
                    try await app.scroll(app.list(), .down, notches: 80)
                    try await app.firstFilm(otherThan: film.title)
                    try await service.waitForRest()
                    try await app.waitForPosters()
                }
            }
        }
    }
}

extension AppSession {
    /// Waits for the alert of a failed first page, closes it, and checks the window's message.
    fileprivate func waitForFailure(saying messages: [String]) async throws {
        let isSaid = Query("any of \(messages)") { element in
            element.role == .label && messages.contains { element.name.contains($0) }
        }
        try await wait(for: .label("Error"), within: .seconds(40))
        try await wait(for: isSaid)
        try await closeAlert()
        try await wait(for: .label("Couldn’t Load the List"))
        try await wait(for: isSaid)
        try await wait(for: .button("Try Again"))
    }
}
