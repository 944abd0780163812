public import Foundation

/// Seeing what a person sees.
extension AppSession {
    /// The whole screen as it is now.
    public func picture() async throws -> Picture {
        let file = home.output.appending(path: "screen-\(UUID().uuidString).ppm")
        try await screenshot(to: file)
        return try Picture(portablePixmap: Data(contentsOf: file))
    }

    /// The active window as it is now; its pixels are those of ``frame(of:)``.
    public func windowPicture() async throws -> Picture {
        let file = home.output.appending(path: "window-\(UUID().uuidString).ppm")
        try await tool(
            "import",
            ["-silent", "-window", activeWindow(), "-depth", "8", file.path]
        )
        return try Picture(portablePixmap: Data(contentsOf: file))
    }

    /// Writes the whole screen as it is now to a file whose ending is the format.
    public func screenshot(to file: URL) async throws {
        try await tool("import", ["-silent", "-window", "root", "-depth", "8", file.path])
    }

    /// Keeps a picture of a failure in the build folder and says where, for the failure's message.
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

    /// Runs a program of the system on this stage.
    ///
    /// - Throws: ``DriverError/refused(_:)`` when it fails.
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
