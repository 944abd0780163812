import Foundation

/// The package's products and targets, as `swift package dump-package` evaluates the manifest.
struct Manifest: Decodable {
    let products: [Product]
    let targets: [Target]

    struct Product: Decodable {
        let name: String
        let targets: [String]
        /// `library` or `executable`, each with details that tests don't need.
        let type: [String: Detail]

        struct Detail: Decodable {
            init(from decoder: any Decoder) {}
        }
    }

    struct Target: Decodable {
        let name: String
        let type: String
        /// From the package's folder; nil for `Sources/<name>`.
        let path: String?
        let dependencies: [Dependency]

        /// Names of the targets that this one depends on.
        var uses: Set<String> { Set(dependencies.map(\.name)) }
    }

    /// This package's manifest, read only once, because SwiftPM takes seconds.
    static let onLinux = Result { try evaluated() }

    /// The names of all targets.
    var modules: Set<String> { Set(targets.map(\.name)) }

    /// The target whose folder contains a file.
    func target(of file: SourceFile) -> Target? {
        targets.first { file.path.hasPrefix(($0.path ?? "Sources/\($0.name)") + "/") }
    }

    /// The targets of library products, and all their dependencies.
    var linkedByOthers: Set<String> {
        let uses = Dictionary(uniqueKeysWithValues: targets.map { ($0.name, $0.uses) })
        var waiting = products.filter { $0.type["library"] != nil }.flatMap(\.targets)
        var reached: Set<String> = []
        while let name = waiting.popLast() {
            if reached.insert(name).inserted { waiting += uses[name] ?? [] }
        }
        return reached
    }

    /// A dependency, in any of three spellings.
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

    /// Evaluates the manifest in a separate folder.
    ///
    /// The running `swift test` has locked the package's folder.
    ///
    /// - Parameter isMac: Whether `os(Linux)` is false and `os(macOS)` true.
    /// - Throws: If SwiftPM's output can't be decoded.
    /// - Returns: The evaluated manifest.
    static func evaluated(asOnMac isMac: Bool = false) throws -> Self {
        let scratch = FileManager.default.temporaryDirectory
            .appending(path: "vitrine-manifest-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        var text = try String(
            contentsOf: SourceTree.root.appending(path: "Package.swift"),
            encoding: .utf8
        )
        if isMac {
            text.replace("os(macOS)", with: "true")
            text.replace("os(Linux)", with: "false")
        }
        let copy = scratch.appending(path: "Package.swift")
        try text.write(to: copy, atomically: true, encoding: .utf8)
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [
            "swift", "package", "--package-path", scratch.path, "dump-package",
        ]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return try JSONDecoder().decode(Self.self, from: data)
    }
}
