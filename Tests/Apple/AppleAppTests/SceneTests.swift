import Catalog
import Features
import L10n
import Library
import Scenes
import TestSupport
import Testing
import VitrineSwiftUI

@testable import AppleApp

/// Plays the previews' scenes, and thus the iPhone app's, without a window.
@Suite("Preview scenes", .timeLimit(.minutes(5)))
@MainActor
struct SceneTests {
    @Test("each scene reaches its expected state", arguments: StagedScene.all.map(\.name))
    func reached(name: String) async throws {
        let folder = TemporaryFolder()
        let scene = try #require(StagedScene.named(name))
        let stage = try await Stages.open(scene, in: folder)
        await scene.play(stage)
        let isReached = try #require(Self.states[name], "what is its state?")
        #expect(isReached(stage))
        await stage.app.library.close()
    }

    @Test("scene names are unique")
    func names() {
        let names = StagedScene.all.map(\.name)
        #expect(Set(names).count == names.count)
    }

    private typealias Check = @MainActor (AppStage) -> Bool

    private static let states: [String: Check] = lists.merging(pages) { $1 }.merging(home) { $1 }

    private static let home: [String: Check] = [
        "home-shelves-loaded": { $0.model.home?.shown.count ?? 0 > 5 },
        "home-details-loaded": { $0.model.details?.content.value != nil },
        "home-shelves-late": {
            $0.model.home?.sections.count ?? 0 > $0.model.home?.shown.count ?? 0
        },
        "home-shelves-offline": {
            $0.model.home?.isOffline == true && $0.model.home?.content == .shelves
        },
        "home-shelves-failed-key": { $0.model.home?.failures.count == 1 },
        "home-shelves-failed": { $0.model.home?.content == .failure(.offline) },
    ]

    private static let lists: [String: Check] = [
        "app-splash": { !$0.model.hasContent },
        "app-quick-search": { $0.model.quickSearch?.content == .groups },
        "people-sections-loaded": { $0.model.details?.shelves.count == 4 },
        "people-credits-loaded": { $0.model.related?.rows.count == 33 },
        "people-films-loaded": { $0.model.filtered?.list.ids.isEmpty == false },
        "people-details-loaded": { $0.model.details?.shelves.map(\.title) == ["Credits"] },
        "movies-list-loaded": { $0.visible?.ids.isEmpty == false },
        "movies-grid-loaded": { $0.visible?.layout == .grid },
        "movies-list-filtered": {
            $0.catalogModel?.chips.count == 3 && $0.visible?.content == .rows
        },
        "movies-list-filter-empty": { $0.visible?.emptyReason == .filter },
        "movies-list-sort-menu": {
            $0.showsSortSheet && $0.visible?.sortChoices.count ?? 0 > 3
        },
        "movies-list-sorted": { $0.visible?.query.sort != nil },
        "movies-search-results": { $0.catalogModel?.isSearching == true },
        "movies-search-empty": { $0.visible?.emptyReason == .search("nolan") },
        "movies-favorites-loaded": { $0.visible?.ids.count == 4 },
        "movies-list-refreshing": { $0.visible?.rows.isLoading == true && $0.hasRows },
        "movies-list-failed-offline": { $0.visible?.content == .failure(.offline) },
        "movies-list-failed-key": { $0.failure?.isUnauthorized == true },
        "movies-list-empty": { $0.visible?.emptyReason == .list },
        "movies-list-offline": { $0.catalogModel?.offlineNotice != nil },
        "movies-list-next-page-failed": { $0.hasRows && $0.visible?.footer != .loading },
        "films-list-loading": { $0.visible?.content == .loading },
        "films-list-loaded": { stage in
            stage.visible?.ids.count == 15
                && stage.visible?.ids.first.map { stage.model.marks[$0].isFavorite } == true
        },
        "films-list-other": {
            $0.catalogModel?.selected === $0.catalogModel?.lists.last && $0.hasRows
        },
        "photos-stream-loading": { $0.visible?.layout == .stream && $0.hasRows },
        "photos-stream-loaded": { $0.visible?.layout == .stream && $0.hasRows },
        "characters-list-without-favorites": { $0.catalogModel?.showsStrip == false && $0.hasRows },
        "characters-list-loaded": { $0.catalogModel?.showsStrip == true },
        "characters-search-results": { $0.catalogModel?.isSearching == true && $0.hasRows },
        "characters-search-empty": { $0.visible?.emptyReason == .search("zzzz") },
        "characters-list-loading-all": { $0.visible?.wholeListContent?.hasFailed == false },
        "characters-list-loading-failed": { $0.visible?.wholeListContent?.hasFailed == true },
        "characters-list-sorted": { $0.visible?.wholeList == nil && $0.hasRows },
    ]

    private static let pages: [String: Check] = [
        "app-alert-offline": { $0.model.router.alert == .offline },
        "app-alert-key": { $0.model.router.alert?.isUnauthorized == true },
        "app-alert-service": { $0.model.router.alert != nil },
        "movies-details-loading": { $0.model.details?.content.isLoading == true },
        "movies-details-loaded": { $0.model.details?.content.value?.facts.isEmpty == false },
        "movies-details-failed": { $0.model.details?.content.error != nil },
        "movies-details-trailer": { $0.model.details?.hasTrailer == true },
        "movies-poster-loading": { $0.model.poster != nil && $0.model.isCovered },
        "movies-poster-fit": { $0.model.poster?.zoom.isAtFit == true },
        "movies-poster-zoomed": { $0.model.poster?.zoom.isAtFit == false },
        "movies-poster-failed": { $0.model.poster != nil },
        "movies-poster-closed": { $0.model.poster == nil && $0.model.details != nil },
        "movies-trailer-playing": { $0.model.trailer?.state == .playing },
        "movies-trailer-failed": { $0.model.trailer?.notice != nil },
        "films-details-loaded": { $0.model.details?.returnLabel == "Return to Film List" },
        "films-details-returned": { $0.model.details == nil },
        "photos-viewer-loading": { $0.model.poster?.isOfList == true && $0.model.isCovered },
        "photos-viewer-loaded": { $0.model.poster?.pages.count ?? 0 > 3 },
        "photos-viewer-playing": { $0.model.poster?.isPlaying == true },
        "photos-viewer-failed": { $0.model.poster?.isOfList == true && $0.model.isCovered },
        "photos-statistics-pending": { stage in
            stage.model.statistics?.shown.map {
                $0.note != stage.model.strings("statistics.complete")
            }
                == true
        },
        "photos-statistics-loaded": { $0.model.statistics?.shown?.rows.isEmpty == false },
        "characters-details-loaded": { $0.model.details?.content.value?.lists.isEmpty == false },
        "characters-details-favorite": { stage in
            stage.model.details.map { stage.model.marks[$0.id].isFavorite } == true
        },
        "app-offline-offered": { $0.model.offline.offersAll },
        "app-offline-running": { $0.model.offline.rows.first?.actions == [.pause, .cancel] },
        "app-offline-kept": { $0.model.offline.rows.first?.actions == [.refresh, .remove] },
        "movies-marks-grid": { $0.hasMarks },
        "movies-marks-list": { $0.hasMarks },
        "movies-marks-watched": { $0.visible?.ids.count == 3 },
        "movies-marks-months": { $0.model.statistics?.grouping == .month },
        "movies-marks-genres": { $0.model.statistics?.grouping == .genre },
        "movies-marks-ratings": { $0.model.statistics?.grouping == .rating },
        "movies-marks-details": { $0.model.details?.note != nil },
        "movies-marks-notes": { $0.model.notes?.isLoaded == true },
        "movies-marks-home": { $0.model.section == .home },
        "settings-storage-offline": { $0.model.offline.kept.count == 1 },
        "settings-general": { $0.showsSettings },
        "settings-catalogs": { !$0.model.settings.catalogs.rows.isEmpty },
        "settings-catalogs-values": {
            $0.model.settings.catalogs.preview?.questions.map { $0.mistake != nil } == [
                true, false,
            ]
        },
        "settings-catalogs-address": { !$0.model.settings.catalogs.address.text.isEmpty },
        "settings-catalogs-address-failed": {
            if case .message(_, isGood: false) = $0.model.settings.catalogs.address.status {
                true
            } else {
                false
            }
        },
        "settings-catalogs-address-rows": {
            $0.model.settings.catalogs.preview?.choices.map(\.id) == [.subtitle, .picture]
        },
        "settings-sources": { $0.model.settings.slots.count == 4 },
        "settings-import-running": { $0.model.files.importing?.fraction != nil },
        "settings-import-done": {
            $0.model.files.importing?.doubts.count == 2 && $0.model.files.importing?.failure == nil
        },
        "settings-import-failed": { $0.model.files.importing?.failure == .offline },
        "settings-storage": { $0.model.settings.imageBytes != nil },
        "settings-sources-address": { !$0.model.settings.addressStatus.isEmpty },
        "settings-sources-key-refused": { $0.model.settings.keyStatus != .idle },
        "settings-sources-key": { $0.model.settings.hasKey },
        "app-about": { $0.model.version == "1.2.3" },
    ]
}

extension AppStage {
    fileprivate var showsSortSheet: Bool {
        if case .sort? = presentation.sheet { true } else { false }
    }
    fileprivate var showsSettings: Bool {
        if case .settings? = presentation.sheet { true } else { false }
    }
    fileprivate var visible: ItemListViewModel? { catalogModel?.visible }
    fileprivate var hasMarks: Bool {
        visible.map { model.marks[$0.ids[1]].watched.count == 2 } == true
    }
    fileprivate var hasRows: Bool { visible?.content == .rows }
    fileprivate var failure: CatalogError? { visible?.rows.error }
}

extension CatalogError {
    fileprivate var isUnauthorized: Bool {
        if case .unauthorized = self { true } else { false }
    }
}
