#if DEBUG && canImport(UIKit)
import SwiftUI

// The photo stream, a full-size photo, and the stream's statistics.

#Preview("photos-stream-loading") { ScenePreview("photos-stream-loading") }

#Preview("photos-stream-loaded") { ScenePreview("photos-stream-loaded") }

#Preview("photos-viewer-loading") { ScenePreview("photos-viewer-loading") }

#Preview("photos-viewer-loaded") { ScenePreview("photos-viewer-loaded") }

#Preview("photos-viewer-playing") { ScenePreview("photos-viewer-playing") }

#Preview("photos-viewer-failed") { ScenePreview("photos-viewer-failed") }

#Preview("photos-statistics-pending") { ScenePreview("photos-statistics-pending") }

#Preview("photos-statistics-loaded") { ScenePreview("photos-statistics-loaded") }
#endif
