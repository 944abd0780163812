#if DEBUG && canImport(UIKit)
import SwiftUI

// Movie lists.

#Preview("movies-list-loaded") { ScenePreview("movies-list-loaded") }

#Preview("movies-grid-loaded") { ScenePreview("movies-grid-loaded") }

#Preview("movies-list-filtered") { ScenePreview("movies-list-filtered") }

#Preview("movies-list-filter-empty") { ScenePreview("movies-list-filter-empty") }

#Preview("movies-list-sort-menu") { ScenePreview("movies-list-sort-menu") }

#Preview("movies-list-sorted") { ScenePreview("movies-list-sorted") }

#Preview("movies-search-results") { ScenePreview("movies-search-results") }

#Preview("movies-search-empty") { ScenePreview("movies-search-empty") }

#Preview("movies-favorites-loaded") { ScenePreview("movies-favorites-loaded") }

#Preview("movies-list-refreshing") { ScenePreview("movies-list-refreshing") }

#Preview("movies-list-failed-offline") { ScenePreview("movies-list-failed-offline") }

#Preview("movies-list-failed-key") { ScenePreview("movies-list-failed-key") }

#Preview("movies-list-empty") { ScenePreview("movies-list-empty") }

#Preview("movies-list-offline") { ScenePreview("movies-list-offline") }

#Preview("movies-list-next-page-failed") { ScenePreview("movies-list-next-page-failed") }
#endif
