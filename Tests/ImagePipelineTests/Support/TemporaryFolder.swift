import Foundation

/// A folder for one test, removed with it.
final class TemporaryFolder: Sendable {
    let url: URL

    init() {
        url = FileManager.default.temporaryDirectory
            .appendingPathComponent("images-\(UUID().uuidString)")
        // Where it cannot be made, the test that uses it fails.
        try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        // Nothing depends on it: the system empties the folder of temporary files.
        try? FileManager.default.removeItem(at: url)
    }

    /// Every path in it, relative to it.
    var contents: [String] {
        (FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? [])
            .sorted()
    }
}
