import Foundation

@testable import Composition

/// A folder of a test's own, gone with the last reference.
final class TemporaryFolder: Sendable {
    let url = FileManager.default.temporaryDirectory.appending(path: "vitrine-\(UUID())")

    var folders: Folders {
        Folders(
            data: url.appending(path: "data"),
            caches: url.appending(path: "caches"),
            settings: url.appending(path: "settings")
        )
    }

    deinit {
        // A folder that stays behind is the temporary directory's business.
        try? FileManager.default.removeItem(at: url)
    }
}
