#if DEBUG && canImport(UIKit)
import SwiftUI

// Characters, with the favorites strip.

#Preview("characters-list-without-favorites") { ScenePreview("characters-list-without-favorites") }

#Preview("characters-list-loaded") { ScenePreview("characters-list-loaded") }

#Preview("characters-search-results") { ScenePreview("characters-search-results") }

#Preview("characters-search-empty") { ScenePreview("characters-search-empty") }

#Preview("characters-list-loading-all") { ScenePreview("characters-list-loading-all") }

#Preview("characters-list-loading-failed") { ScenePreview("characters-list-loading-failed") }

#Preview("characters-list-sorted") { ScenePreview("characters-list-sorted") }

#Preview("characters-details-loaded") { ScenePreview("characters-details-loaded") }

#Preview("characters-details-favorite") { ScenePreview("characters-details-favorite") }
#endif
