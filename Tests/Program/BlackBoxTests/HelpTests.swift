import Foundation
import ScreenDriver
import Testing

extension BlackBox {
    @Suite("The user's guide")
    struct HelpTests {
        @Test("F1 and the menu open the guide in the browser, in the interface language")
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
                    // GLib passes a plain path if it can.
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

/// A browser that writes the address it should open to a file.
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
        // Write, then rename, so that a reader never sees half an address.
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

    /// Waits for the next address that the browser was asked to open.
    func nextAddress() async throws -> String {
        try await wait(until: "no browser") {
            FileManager.default.fileExists(atPath: address.path)
        }
        defer { try? FileManager.default.removeItem(at: address) }
        return try String(contentsOf: address, encoding: .utf8)
    }
}
