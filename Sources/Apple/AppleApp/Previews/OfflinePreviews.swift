#if DEBUG && canImport(UIKit)
import SwiftUI

// Lists that are available offline.

#Preview("app-offline-offered") { ScenePreview("app-offline-offered") }

#Preview("app-offline-running") { ScenePreview("app-offline-running") }

#Preview("app-offline-kept") { ScenePreview("app-offline-kept") }

#Preview("settings-storage-offline") { ScenePreview("settings-storage-offline") }
#endif
