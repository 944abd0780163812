#if DEBUG && canImport(UIKit)
import SwiftUI

// The ranked films.

#Preview("films-list-loading") { ScenePreview("films-list-loading") }

#Preview("films-list-loaded") { ScenePreview("films-list-loaded") }

#Preview("films-list-other") { ScenePreview("films-list-other") }

#Preview("films-details-loaded") { ScenePreview("films-details-loaded") }

#Preview("films-details-returned") { ScenePreview("films-details-returned") }
#endif
