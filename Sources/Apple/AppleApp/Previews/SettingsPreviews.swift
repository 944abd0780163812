#if DEBUG && canImport(UIKit)
import SwiftUI

// The settings sheet.

#Preview("settings-general") { ScenePreview("settings-general") }

#Preview("settings-catalogs") { ScenePreview("settings-catalogs") }

#Preview("settings-catalogs-values") { ScenePreview("settings-catalogs-values") }

#Preview("settings-catalogs-address") { ScenePreview("settings-catalogs-address") }

#Preview("settings-catalogs-address-failed") { ScenePreview("settings-catalogs-address-failed") }

#Preview("settings-catalogs-address-rows") { ScenePreview("settings-catalogs-address-rows") }

#Preview("settings-sources") { ScenePreview("settings-sources") }

#Preview("settings-storage") { ScenePreview("settings-storage") }

#Preview("settings-import-running") { ScenePreview("settings-import-running") }

#Preview("settings-import-done") { ScenePreview("settings-import-done") }

#Preview("settings-import-failed") { ScenePreview("settings-import-failed") }

#Preview("settings-sources-address") { ScenePreview("settings-sources-address") }

#Preview("settings-sources-key-refused") { ScenePreview("settings-sources-key-refused") }

#Preview("settings-sources-key") { ScenePreview("settings-sources-key") }
#endif
