package import Foundation

/// A folder of a test's own, gone with the last reference.
package final class TemporaryFolder: Sendable {
    /// Where it is; there is nothing in it at first.
    package let url = FileManager.default.temporaryDirectory.appending(path: "vitrine-\(UUID())")

    /// Makes the folder.
    package init() {
        // Where it cannot be made, the test that uses it fails.
        try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        // A database that is closing removes its files meanwhile, and the removal trips over them.
        // What stays behind nevertheless is the temporary directory's business.
        for _ in 0..<100 where FileManager.default.fileExists(atPath: url.path) {
            try? FileManager.default.removeItem(at: url)
        }
    }

    /// Every path in it, relative to it, sorted.
    package var contents: [String] {
        (FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? [])
            .sorted()
    }
}
