#if DEBUG && canImport(UIKit)
import L10n
import SwiftUI

// Each screen in Ukrainian.

#Preview("movies-list-loaded uk") { ScenePreview("movies-list-loaded", language: .ukrainian) }
#Preview("movies-grid-loaded uk") { ScenePreview("movies-grid-loaded", language: .ukrainian) }
#Preview("films-list-loaded uk") { ScenePreview("films-list-loaded", language: .ukrainian) }
#Preview("photos-stream-loaded uk") { ScenePreview("photos-stream-loaded", language: .ukrainian) }
#Preview("characters-list-loaded uk") {
    ScenePreview("characters-list-loaded", language: .ukrainian)
}
#Preview("movies-details-loaded uk") { ScenePreview("movies-details-loaded", language: .ukrainian) }
#Preview("films-details-loaded uk") { ScenePreview("films-details-loaded", language: .ukrainian) }
#Preview("photos-statistics-loaded uk") {
    ScenePreview("photos-statistics-loaded", language: .ukrainian)
}
#Preview("movies-list-failed-offline uk") {
    ScenePreview("movies-list-failed-offline", language: .ukrainian)
}
#Preview("movies-search-empty uk") { ScenePreview("movies-search-empty", language: .ukrainian) }
#Preview("settings-general uk") { ScenePreview("settings-general", language: .ukrainian) }
#Preview("movies-poster-fit uk") { ScenePreview("movies-poster-fit", language: .ukrainian) }
#endif
