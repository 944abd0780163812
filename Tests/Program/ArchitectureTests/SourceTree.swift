import Foundation

/// The Swift files of this package.
enum SourceTree {
    /// The folder of `Package.swift`.
    static let root = URL(filePath: #filePath)
        .appending(path: "../../../..").standardizedFileURL

    /// The Swift files below `folder`, a path such as `Sources/Core/Catalog`.
    static func files(in folder: String) throws -> [SourceFile] {
        try all.get().filter { $0.path.hasPrefix(folder + "/") }
    }

    /// Read only once, because parsing takes a second.
    private static let all = Result {
        try read("Sources") + read("Tests")
    }

    private static func read(_ folder: String) throws -> [SourceFile] {
        let start = root.appending(path: folder)
        let walk = FileManager.default.enumerator(at: start, includingPropertiesForKeys: nil)
        var files: [SourceFile] = []
        while let url = walk?.nextObject() as? URL {
            guard url.pathExtension == "swift" else { continue }
            let path = String(url.standardizedFileURL.path.dropFirst(root.path.count + 1))
            files.append(SourceFile(path: path, text: try String(contentsOf: url, encoding: .utf8)))
        }
        return files.sorted { $0.path < $1.path }
    }
}
