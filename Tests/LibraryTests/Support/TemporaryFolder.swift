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
        // A folder that stays behind is the temporary directory's business.
        try? FileManager.default.removeItem(at: url)
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
