#if canImport(SwiftUI)
import SwiftUI

// The stream of photos and its statistics.

#Preview("photos-stream-loading") { ScenePreview("photos-stream-loading") }

#Preview("photos-stream-loaded") { ScenePreview("photos-stream-loaded") }

#Preview("photos-statistics-pending") { ScenePreview("photos-statistics-pending") }

#Preview("photos-statistics-loaded") { ScenePreview("photos-statistics-loaded") }
#endif
