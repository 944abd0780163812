#if DEBUG && canImport(UIKit)
import SwiftUI

// A movie's details, poster and trailer.

#Preview("movies-details-loading") { ScenePreview("movies-details-loading") }

#Preview("movies-details-loaded") { ScenePreview("movies-details-loaded") }

#Preview("movies-details-failed") { ScenePreview("movies-details-failed") }

#Preview("movies-details-trailer") { ScenePreview("movies-details-trailer") }

#Preview("movies-poster-loading") { ScenePreview("movies-poster-loading") }

#Preview("movies-poster-fit") { ScenePreview("movies-poster-fit") }

#Preview("movies-poster-zoomed") { ScenePreview("movies-poster-zoomed") }

#Preview("movies-poster-failed") { ScenePreview("movies-poster-failed") }

#Preview("movies-poster-closed") { ScenePreview("movies-poster-closed") }

#Preview("movies-trailer-playing") { ScenePreview("movies-trailer-playing") }

#Preview("movies-trailer-failed") { ScenePreview("movies-trailer-failed") }
#endif
