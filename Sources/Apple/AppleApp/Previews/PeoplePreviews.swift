#if DEBUG && canImport(UIKit)
import SwiftUI

// A movie's cast, and a person.

#Preview("people-sections-loaded") { ScenePreview("people-sections-loaded") }

#Preview("people-credits-loaded") { ScenePreview("people-credits-loaded") }

#Preview("people-films-loaded") { ScenePreview("people-films-loaded") }

#Preview("people-details-loaded") { ScenePreview("people-details-loaded") }
#endif
