#if DEBUG && canImport(UIKit)
import L10n
import SwiftUI

// Each screen in Ukrainian.

#Preview("movies-list-loaded uk") { ScenePreview("movies-list-loaded", .ukrainian) }
#Preview("movies-grid-loaded uk") { ScenePreview("movies-grid-loaded", .ukrainian) }
#Preview("films-list-loaded uk") { ScenePreview("films-list-loaded", .ukrainian) }
#Preview("photos-stream-loaded uk") { ScenePreview("photos-stream-loaded", .ukrainian) }
#Preview("characters-list-loaded uk") { ScenePreview("characters-list-loaded", .ukrainian) }
#Preview("movies-details-loaded uk") { ScenePreview("movies-details-loaded", .ukrainian) }
#Preview("films-details-loaded uk") { ScenePreview("films-details-loaded", .ukrainian) }
#Preview("photos-statistics-loaded uk") { ScenePreview("photos-statistics-loaded", .ukrainian) }
#Preview("movies-list-failed-offline uk") { ScenePreview("movies-list-failed-offline", .ukrainian) }
#Preview("movies-search-empty uk") { ScenePreview("movies-search-empty", .ukrainian) }
#Preview("settings-general uk") { ScenePreview("settings-general", .ukrainian) }
#Preview("movies-poster-fit uk") { ScenePreview("movies-poster-fit", .ukrainian) }
#endif
