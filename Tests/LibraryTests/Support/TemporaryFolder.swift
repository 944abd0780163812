import Foundation
import Library

/// A folder of a test's own, gone with the last reference.
final class TemporaryFolder: Sendable {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "vitrine-\(UUID())")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        // A database that is closing removes its files meanwhile, and the removal trips over them.
        for _ in 0..<100 where FileManager.default.fileExists(atPath: url.path) {
            try? FileManager.default.removeItem(at: url)
        }
    }

    var file: URL { url.appending(path: "data/store.sqlite") }
    var store: StoreLocation { .file(file) }
    var files: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(
                atPath: file.deletingLastPathComponent().path
            ).sorted()
        }
    }
}
