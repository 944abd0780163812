import Foundation
import Library
import TestSupport

extension TemporaryFolder {
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
