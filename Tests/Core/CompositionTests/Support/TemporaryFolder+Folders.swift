import Foundation
import TestSupport

@testable import Composition

extension TemporaryFolder {
    var folders: Folders {
        Folders(
            data: url.appending(path: "data"),
            caches: url.appending(path: "caches"),
            settings: url.appending(path: "settings")
        )
    }
}
