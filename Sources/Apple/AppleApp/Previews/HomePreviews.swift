#if DEBUG && canImport(UIKit)
import SwiftUI

#Preview("home-shelves-loaded") { ScenePreview("home-shelves-loaded") }

#Preview("home-details-loaded") { ScenePreview("home-details-loaded") }

#Preview("home-shelves-offline") { ScenePreview("home-shelves-offline") }

#Preview("home-shelves-failed") { ScenePreview("home-shelves-failed") }

#Preview("home-shelves-failed-key") { ScenePreview("home-shelves-failed-key") }
#endif
