public import Foundation

/// Screenshots.
extension AppSession {
    /// The whole screen as it is now.
    public func picture() async throws -> Picture {
        let file = home.output.appending(path: "screen-\(UUID().uuidString).ppm")
        try await screenshot(to: file)
        return try Picture(portablePixmap: Data(contentsOf: file))
    }

    /// The active window as it is now; its coordinates are those of ``frame(of:)``.
    public func windowPicture() async throws -> Picture {
        let file = home.output.appending(path: "window-\(UUID().uuidString).ppm")
        try await tool(
            "import",
            ["-silent", "-window", activeWindow(), "-depth", "8", file.path]
        )
        return try Picture(portablePixmap: Data(contentsOf: file))
    }

    /// Writes a screenshot of the whole screen; the file's extension decides the format.
    public func screenshot(to file: URL) async throws {
        try await tool("import", ["-silent", "-window", "root", "-depth", "8", file.path])
    }

    /// Saves a screenshot of a failure in the build folder and returns a text with its path.
    func keepScreenshot() async -> String {
        let folder = Products.failures
        let file = folder.appending(path: "\(UUID().uuidString.prefix(8)).png")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try await screenshot(to: file)
            return " (see \(file.path))"
        } catch {
            return " (no picture: \(error))"
        }
    }

    /// Runs a system tool on this display.
    ///
    /// - Throws: ``DriverError/refused(_:)`` if it fails.
    @discardableResult
    func tool(_ name: String, _ arguments: [String]) async throws -> Output {
        let output = try await Program(
            URL(filePath: "/usr/bin/\(name)"),
            arguments,
            environment: environment,
            output: home.output
        ).output(within: .seconds(30))
        guard output.status == 0 else {
            throw DriverError.refused("\(name) \(arguments): \(output.standardError)")
        }
        return output
    }
}
