#if canImport(UIKit)
import SwiftUI

// Each screen in dark mode, in Ukrainian and in the third-largest text size.

#Preview("films-details-loaded dark") { ScenePreview("films-details-loaded", look: .dark) }

#Preview("films-details-loaded uk") { ScenePreview("films-details-loaded", look: .ukrainian) }

#Preview("films-details-loaded AX3") { ScenePreview("films-details-loaded", look: .large) }

#Preview("photos-statistics-loaded dark") { ScenePreview("photos-statistics-loaded", look: .dark) }

#Preview("photos-statistics-loaded uk") {
    ScenePreview("photos-statistics-loaded", look: .ukrainian)
}

#Preview("photos-statistics-loaded AX3") { ScenePreview("photos-statistics-loaded", look: .large) }

#Preview("movies-list-failed-offline dark") {
    ScenePreview("movies-list-failed-offline", look: .dark)
}

#Preview("movies-list-failed-offline uk") {
    ScenePreview("movies-list-failed-offline", look: .ukrainian)
}

#Preview("movies-list-failed-offline AX3") {
    ScenePreview("movies-list-failed-offline", look: .large)
}

#Preview("movies-search-empty dark") { ScenePreview("movies-search-empty", look: .dark) }

#Preview("movies-search-empty uk") { ScenePreview("movies-search-empty", look: .ukrainian) }

#Preview("movies-search-empty AX3") { ScenePreview("movies-search-empty", look: .large) }

#Preview("settings-general dark") { ScenePreview("settings-general", look: .dark) }

#Preview("settings-general uk") { ScenePreview("settings-general", look: .ukrainian) }

#Preview("settings-general AX3") { ScenePreview("settings-general", look: .large) }

#Preview("movies-poster-fit dark") { ScenePreview("movies-poster-fit", look: .dark) }

#Preview("movies-poster-fit uk") { ScenePreview("movies-poster-fit", look: .ukrainian) }

#Preview("movies-poster-fit AX3") { ScenePreview("movies-poster-fit", look: .large) }
#endif
