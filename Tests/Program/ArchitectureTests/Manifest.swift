import Foundation

/// The package's targets, as `swift package dump-package` evaluates the manifest.
struct Manifest: Decodable {
    let targets: [Target]

    struct Target: Decodable {
        let name: String
        let type: String
        let dependencies: [Dependency]

        /// Names of the targets of ours that this one declares.
        var uses: Set<String> { Set(dependencies.map(\.name)) }
    }

    /// A dependency in any of the three spellings of a manifest.
    struct Dependency: Decodable {
        let name: String

        init(from decoder: any Decoder) throws {
            let spellings = try decoder.singleValueContainer().decode([String: [Value]].self)
            guard case .text(let name)? = spellings.first?.value.first else {
                throw CocoaError(.coderReadCorrupt)
            }
            self.name = name
        }

        private enum Value: Decodable {
            case text(String)
            case other

            init(from decoder: any Decoder) throws {
                let text = try? decoder.singleValueContainer().decode(String.self)
                self = text.map(Value.text) ?? .other
            }
        }
    }

    /// Evaluates the manifest in a build folder of its own, because the `swift test` that runs this
    /// test holds the lock of the usual one.
    static func evaluated() throws -> Self {
        let scratch = FileManager.default.temporaryDirectory
            .appending(path: "vitrine-manifest-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: scratch) }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [
            "swift", "package", "--package-path", SourceTree.root.path,
            "--scratch-path", scratch.path, "dump-package",
        ]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return try JSONDecoder().decode(Self.self, from: data)
    }
}
