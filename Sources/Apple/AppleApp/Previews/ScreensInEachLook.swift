#if canImport(UIKit)
import SwiftUI

// Each screen in dark mode, in Ukrainian and in the third-largest text size.

#Preview("movies-list-loaded dark") { ScenePreview("movies-list-loaded", look: .dark) }

#Preview("movies-list-loaded uk") { ScenePreview("movies-list-loaded", look: .ukrainian) }

#Preview("movies-list-loaded AX3") { ScenePreview("movies-list-loaded", look: .large) }

#Preview("movies-grid-loaded dark") { ScenePreview("movies-grid-loaded", look: .dark) }

#Preview("movies-grid-loaded uk") { ScenePreview("movies-grid-loaded", look: .ukrainian) }

#Preview("movies-grid-loaded AX3") { ScenePreview("movies-grid-loaded", look: .large) }

#Preview("films-list-loaded dark") { ScenePreview("films-list-loaded", look: .dark) }

#Preview("films-list-loaded uk") { ScenePreview("films-list-loaded", look: .ukrainian) }

#Preview("films-list-loaded AX3") { ScenePreview("films-list-loaded", look: .large) }

#Preview("photos-stream-loaded dark") { ScenePreview("photos-stream-loaded", look: .dark) }

#Preview("photos-stream-loaded uk") { ScenePreview("photos-stream-loaded", look: .ukrainian) }

#Preview("photos-stream-loaded AX3") { ScenePreview("photos-stream-loaded", look: .large) }

#Preview("characters-list-loaded dark") { ScenePreview("characters-list-loaded", look: .dark) }

#Preview("characters-list-loaded uk") { ScenePreview("characters-list-loaded", look: .ukrainian) }

#Preview("characters-list-loaded AX3") { ScenePreview("characters-list-loaded", look: .large) }

#Preview("movies-details-loaded dark") { ScenePreview("movies-details-loaded", look: .dark) }

#Preview("movies-details-loaded uk") { ScenePreview("movies-details-loaded", look: .ukrainian) }

#Preview("movies-details-loaded AX3") { ScenePreview("movies-details-loaded", look: .large) }
#endif
