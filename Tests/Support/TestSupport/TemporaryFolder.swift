package import Foundation

/// A folder for one test, removed with the last reference.
package final class TemporaryFolder: Sendable {
    /// A unique path; the folder is empty at first.
    package let url = FileManager.default.temporaryDirectory.appending(path: "vitrine-\(UUID())")

    /// Creates it in the system's temporary folder.
    package init() {
        // If it cannot be created, the test that uses it fails.
        try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        // A database that is closing may remove its files at the same time, which makes removal
        // fail. The system cleans up anything that is still left.
        for _ in 0..<100 where FileManager.default.fileExists(atPath: url.path) {
            try? FileManager.default.removeItem(at: url)
        }
    }

    /// The relative paths of everything in it, sorted.
    package var contents: [String] {
        (FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? [])
            .sorted()
    }
}
