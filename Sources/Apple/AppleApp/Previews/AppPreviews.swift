#if DEBUG && canImport(UIKit)
import SwiftUI

// The app around its screens.

#Preview("app-splash") { ScenePreview("app-splash") }

#Preview("app-alert-offline") { ScenePreview("app-alert-offline") }

#Preview("app-alert-key") { ScenePreview("app-alert-key") }

#Preview("app-alert-service") { ScenePreview("app-alert-service") }

#Preview("app-quick-search") { ScenePreview("app-quick-search") }

#Preview("app-about") { ScenePreview("app-about") }
#endif
