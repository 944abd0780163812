import Foundation
import ScreenDriver
import Testing

extension BlackBox {
    @Suite("Announcements to screen readers")
    struct SpeakingTests {
        @Test("announces the number of results, and when details, poster and trailer have loaded")
        func ends() async throws {
            try await AppSession.run { app in
                try await app.firstFilm()
                try await app.wait(for: .spoken("items loaded"))
                try await app.key("ctrl+f")
                try await app.type("zzzz")
                try await app.wait(for: .spoken("0 items loaded"))
                try await app.key("Escape")
                try await app.click(app.firstFilm().element)
                try await app.wait(for: .spoken("details loaded"))
                try await app.click(.element(.button, containing: "Poster of "))
                try await app.wait(for: .spoken("The poster is shown."))
                try await app.key("Escape")
                try await app.click(.button("Trailer"))
                try await app.wait(for: .spoken("The trailer is playing."))
                try await app.key("Escape")
                try await app.waitForAbsence(of: .button("Close Trailer"))
            }
        }

        @Test("announces the service's message when details fail to load")
        func failure() async throws {
            try await Service.run { service in
                try await AppSession.run(environment: service.environment) { app in
                    let film = try await app.firstFilm()
                    try await service.setFaults("error-rate=1")
                    try await app.click(film.element)
                    try await app.wait(for: .label("Error"), within: .seconds(40))
                    try await app.closeAlert()
                    // The page and the list beside it each have a status.
                    try await app.wait(until: "nothing is said of the failure") { tree in
                        tree.all(.any(.status)).contains { element in
                            BadInputTests.troubles[0].messages.contains {
                                element.name.contains($0)
                            }
                        } ? () : nil
                    }
                }
            }
        }

        @Test("a link has the link role and opens its address in the browser")
        func link() async throws {
            let home = try Home()
            let visited = try home.installBrowser()
            try await AppSession.run(home: home) { app in
                try await app.firstFilm()
                try await app.key("ctrl+4")
                try await app.click(.row(containing: " film"))
                let poster = try await app.wait(for: .element(.button, containing: "Poster of "))
                try await app.scroll(poster, .down, notches: 60)
                let link = Query.any(Role(rawValue: "link"))
                let element = try await app.wait(for: link)
                #expect(element.name.hasPrefix("Source: "))
                try await app.click(link)
                try await wait(until: "no address came to the browser") {
                    let text = try? String(contentsOf: visited, encoding: .utf8)
                    return text?.hasPrefix("https://") == true
                }
                try await app.waitForAbsence(of: .label(containing: "Couldn’t open a browser"))
            }
        }
    }
}

extension Query {
    /// An announcement that contains a text.
    fileprivate static func spoken(_ text: String) -> Query { .element(.status, containing: text) }
}

extension Home {
    /// Makes a script the default browser, and returns the file it writes the address to.
    fileprivate func installBrowser() throws -> URL {
        let file = folder.appending(path: "visited")
        let script = folder.appending(path: "browser")
        try Data("#!/bin/sh\nprintf %s \"$1\" > '\(file.path)'\n".utf8).write(to: script)
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o700],
            ofItemAtPath: script.path
        )
        let applications = data.appending(path: "applications")
        try FileManager.default.createDirectory(at: applications, withIntermediateDirectories: true)
        let schemes = ["http", "https"].map { "x-scheme-handler/\($0)" }
        let entry = """
            [Desktop Entry]
            Type=Application
            Name=Browser
            Exec=\(script.path) %u
            MimeType=\(schemes.joined(separator: ";"));

            """
        try Data(entry.utf8).write(to: applications.appending(path: "browser.desktop"))
        let choices = schemes.map { "\($0)=browser.desktop\n" }.joined()
        try Data("[Default Applications]\n\(choices)".utf8)
            .write(to: config.appending(path: "mimeapps.list"))
        return file
    }
}
