#if DEBUG && canImport(UIKit)
import SwiftUI

// A preview for each scene. Xcode's canvas shows any of them in dark mode and in other text sizes.

#Preview("app-splash") { ScenePreview("app-splash") }
#Preview("app-alert-offline") { ScenePreview("app-alert-offline") }
#Preview("app-alert-key") { ScenePreview("app-alert-key") }
#Preview("app-alert-service") { ScenePreview("app-alert-service") }
#Preview("app-quick-search") { ScenePreview("app-quick-search") }
#Preview("app-about") { ScenePreview("app-about") }

#Preview("home-shelves-loaded") { ScenePreview("home-shelves-loaded") }
#Preview("home-details-loaded") { ScenePreview("home-details-loaded") }
#Preview("home-shelves-late") { ScenePreview("home-shelves-late") }
#Preview("home-shelves-offline") { ScenePreview("home-shelves-offline") }
#Preview("home-shelves-failed") { ScenePreview("home-shelves-failed") }
#Preview("home-shelves-failed-key") { ScenePreview("home-shelves-failed-key") }

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

#Preview("movies-marks-grid") { ScenePreview("movies-marks-grid") }
#Preview("movies-marks-list") { ScenePreview("movies-marks-list") }
#Preview("movies-marks-watched") { ScenePreview("movies-marks-watched") }
#Preview("movies-marks-months") { ScenePreview("movies-marks-months") }
#Preview("movies-marks-genres") { ScenePreview("movies-marks-genres") }
#Preview("movies-marks-ratings") { ScenePreview("movies-marks-ratings") }
#Preview("movies-marks-details") { ScenePreview("movies-marks-details") }
#Preview("movies-marks-notes") { ScenePreview("movies-marks-notes") }
#Preview("movies-marks-home") { ScenePreview("movies-marks-home") }
#Preview("people-sections-loaded") { ScenePreview("people-sections-loaded") }
#Preview("people-credits-loaded") { ScenePreview("people-credits-loaded") }
#Preview("people-films-loaded") { ScenePreview("people-films-loaded") }
#Preview("people-details-loaded") { ScenePreview("people-details-loaded") }

#Preview("films-list-loading") { ScenePreview("films-list-loading") }
#Preview("films-list-loaded") { ScenePreview("films-list-loaded") }
#Preview("films-list-other") { ScenePreview("films-list-other") }
#Preview("films-details-loaded") { ScenePreview("films-details-loaded") }
#Preview("films-details-returned") { ScenePreview("films-details-returned") }

#Preview("photos-stream-loading") { ScenePreview("photos-stream-loading") }
#Preview("photos-stream-loaded") { ScenePreview("photos-stream-loaded") }
#Preview("photos-viewer-loading") { ScenePreview("photos-viewer-loading") }
#Preview("photos-viewer-loaded") { ScenePreview("photos-viewer-loaded") }
#Preview("photos-viewer-playing") { ScenePreview("photos-viewer-playing") }
#Preview("photos-viewer-failed") { ScenePreview("photos-viewer-failed") }
#Preview("photos-statistics-pending") { ScenePreview("photos-statistics-pending") }
#Preview("photos-statistics-loaded") { ScenePreview("photos-statistics-loaded") }

#Preview("characters-list-without-favorites") { ScenePreview("characters-list-without-favorites") }
#Preview("characters-list-loaded") { ScenePreview("characters-list-loaded") }
#Preview("characters-search-results") { ScenePreview("characters-search-results") }
#Preview("characters-search-empty") { ScenePreview("characters-search-empty") }
#Preview("characters-list-loading-all") { ScenePreview("characters-list-loading-all") }
#Preview("characters-list-loading-failed") { ScenePreview("characters-list-loading-failed") }
#Preview("characters-list-sorted") { ScenePreview("characters-list-sorted") }
#Preview("characters-details-loaded") { ScenePreview("characters-details-loaded") }
#Preview("characters-details-favorite") { ScenePreview("characters-details-favorite") }

#Preview("app-offline-offered") { ScenePreview("app-offline-offered") }
#Preview("app-offline-running") { ScenePreview("app-offline-running") }
#Preview("app-offline-kept") { ScenePreview("app-offline-kept") }
#Preview("settings-storage-offline") { ScenePreview("settings-storage-offline") }

#Preview("settings-general") { ScenePreview("settings-general") }
#Preview("settings-catalogs") { ScenePreview("settings-catalogs") }
#Preview("settings-catalogs-values") { ScenePreview("settings-catalogs-values") }
#Preview("settings-catalogs-address") { ScenePreview("settings-catalogs-address") }
#Preview("settings-catalogs-address-failed") { ScenePreview("settings-catalogs-address-failed") }
#Preview("settings-catalogs-address-rows") { ScenePreview("settings-catalogs-address-rows") }
#Preview("settings-sources") { ScenePreview("settings-sources") }
#Preview("settings-storage") { ScenePreview("settings-storage") }
#Preview("settings-import-running") { ScenePreview("settings-import-running") }
#Preview("settings-import-done") { ScenePreview("settings-import-done") }
#Preview("settings-import-failed") { ScenePreview("settings-import-failed") }
#Preview("settings-sources-address") { ScenePreview("settings-sources-address") }
#Preview("settings-sources-key-refused") { ScenePreview("settings-sources-key-refused") }
#Preview("settings-sources-key") { ScenePreview("settings-sources-key") }
#endif
