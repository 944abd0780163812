import Foundation
import ScreenDriver
import Testing

extension BlackBox {
    @Suite("The user's guide")
    struct HelpTests {
        @Test("F1 and the menu open it in the person's browser, in the language of the interface")
        func opening() async throws {
            let browser = try FakeBrowser()
            for (language, menu, entry) in [
                ("en", "Main Menu", "Help"), ("uk", "Головне меню", "Довідка"),
            ] {
                let environment = ["LANGUAGE": language]
                try await AppSession.run(environment: environment, home: browser.home) { app in
                    try await app.wait(for: .button(menu))
                    try await app.key("F1")
                    let address = try await browser.nextAddress()
                    #expect(address.hasSuffix("/guide/\(language)/index.html"))
                    // GLib hands on a file's path where it can.
                    let path = address.replacing("file://", with: "")
                    #expect(FileManager.default.fileExists(atPath: path))
                    try await app.key("F10")
                    try await app.click(.menuItem(entry))
                    #expect(try await browser.nextAddress() == address)
                }
            }
        }
    }
}

/// A browser of a test user, which keeps the address that it is to open.
private struct FakeBrowser {
    let home: Home

    private var address: URL { home.folder.appending(path: "address") }

    init() throws {
        home = try Home()
        let applications = home.data.appending(path: "applications")
        try FileManager.default.createDirectory(
            at: applications,
            withIntermediateDirectories: true
        )
        // Renamed when it is whole: a reader never sees half of it.
        let script = home.folder.appending(path: "browser")
        let file = address.path
        try "#!/bin/sh\nprintf %s \"$1\" > '\(file).new' && mv '\(file).new' '\(file)'\n"
            .write(to: script, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755],
            ofItemAtPath: script.path
        )
        try """
        [Desktop Entry]
        Type=Application
        Name=Browser
        Exec=\(script.path) %u
        MimeType=text/html;
        """.write(
            to: applications.appending(path: "browser.desktop"),
            atomically: true,
            encoding: .utf8
        )
        try "[Default Applications]\ntext/html=browser.desktop\n".write(
            to: home.config.appending(path: "mimeapps.list"),
            atomically: true,
            encoding: .utf8
        )
    }

    /// What it was asked to open next.
    func nextAddress() async throws -> String {
        try await wait(until: "no browser") {
            FileManager.default.fileExists(atPath: address.path)
        }
        defer { try? FileManager.default.removeItem(at: address) }
        return try String(contentsOf: address, encoding: .utf8)
    }
}
