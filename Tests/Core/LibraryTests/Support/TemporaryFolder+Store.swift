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

extension TemporaryFolder {
    /// Copies a file of `Stores` to where the library looks for its store, or beside that.
    func place(_ name: String, as suffix: String = "") throws {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let written = tests.appending(path: "Stores/\(name)")
        let data = file.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
        let place = URL(filePath: file.path + suffix)
        try FileManager.default.copyItem(at: written, to: place)
    }
}
