import Catalog
import DemoService
import Features
import Foundation
import L10n
import Library
import Scenes
import TestSupport
import Testing
import VitrineSwiftUI

@testable import AppleApp

/// Tests the main journey of each of the five briefs on the iPhone's view models.
///
/// Covers the way from a tap to the store and back. `JourneyTests` in the Xcode project runs the
/// same journeys through the user interface.
@Suite("The briefs' journeys on an iPhone", .timeLimit(.minutes(5)))
@MainActor
struct JourneyTests {
    private let folder = TemporaryFolder()

    @Test("000: a favorite is spoken in the list, and gone after a restart")
    func films() async throws {
        let stage = try await open()
        let catalogModel = try await select(stage, .films)
        let shared = try #require(
            Set(catalogModel.lists[0].ids).intersection(await rows(of: catalogModel, list: 1)).first
        )
        catalogModel.selected.rowTapped(shared)
        let details = try #require(stage.model.details)
        #expect(details.returnLabel == "Return to Film List")
        stage.model.marks.favoriteTapped(shared)
        details.backTapped()
        #expect(stage.model.router.path == [])
        let row = catalogModel.selected.row(shared)
        await stage.settle { row.content != nil }
        let words = row.content?.speech(stage.model.marks[shared], stage.model.strings)
        #expect(words?.hasSuffix(", favorite") == true)
        await close(stage)

        let again = try await open()
        #expect(!again.model.marks[shared].isFavorite)
        await close(again)
    }

    @Test("001: the order is checked, a search finds titles, and a swipe down closes the poster")
    func movies() async throws {
        let stage = try await open()
        let catalogModel = try await select(stage, .movies)
        let ticked = catalogModel.visible.sortChoices.filter(\.isChosen).map(\.title)
        #expect(ticked == ["Popularity", "Descending"])
        catalogModel.searchText = "dark"
        await stage.settleRows()
        stage.open(0)
        await stage.settleDetails()
        stage.model.details?.posterTapped()
        let poster = try #require(stage.model.poster)
        #expect(stage.model.isCovered)
        poster.roomChanged(to: CGSize(width: 390, height: 844))
        #expect(poster.closes(onDragAt: CGSize(width: 0, height: 300)))
        stage.presentation.viewerDismissed(poster)
        #expect(stage.model.poster == nil)
        #expect(stage.model.details != nil)
        await close(stage)
    }

    @Test("001: offline, a banner appears, details show an alert, and search finds stored titles")
    func offline() async throws {
        let stage = try await open()
        let catalogModel = try await select(stage, .movies)
        stage.transport.set(.down)
        await catalogModel.visible.refresh()
        #expect(catalogModel.offlineNotice != nil)
        stage.model.router.alertDismissed()
        stage.open(1)
        await stage.settle { stage.model.router.alert != nil }
        let text = stage.model.router.alert.map { stage.model.strings.message(for: $0).text }
        #expect(
            text == "You are offline. Please, enable your Wi-Fi or connect using cellular data."
        )
        stage.model.router.alertDismissed()
        catalogModel.searchText = "the"
        await stage.settle { !catalogModel.visible.ids.isEmpty }
        await close(stage)
    }

    @Test("002: the grid layout and a favorite survive a restart")
    func grid() async throws {
        let stage = try await open()
        let catalogModel = try await select(stage, .movies)
        catalogModel.layoutButtonTapped()
        let id = try #require(catalogModel.visible.ids.first)
        stage.model.marks.favoriteTapped(id)
        let kept = stage.app.library.favorites()
        for try await ids in kept where ids.contains(id) { break }
        await close(stage)

        let again = try await open()
        let grid = try await select(again, .movies)
        #expect(grid.visible.layout == .grid)
        let favorites = try #require(grid.lists.first { $0.list?.content == .favorites })
        grid.listTapped(favorites.query.list)
        await again.settle { favorites.ids == [id] }
        await close(again)
    }

    @Test("003: photos have titles, a tap doesn't open details, and a swipe shows the next photo")
    func photos() async throws {
        let stage = try await open()
        let catalogModel = try await select(stage, .photos)
        let row = catalogModel.visible.row(try #require(catalogModel.visible.ids.first))
        await stage.settle { row.content?.title.isEmpty == false }
        catalogModel.visible.rowTapped(row.id)
        #expect(stage.model.details == nil)
        let actions = row.content.map(catalogModel.descriptor.actions)
        #expect(actions?.first == .viewPicture)
        catalogModel.visible.pictureTapped(row.id)
        let viewer = try #require(stage.model.poster)
        viewer.roomChanged(to: CGSize(width: 390, height: 844))
        viewer.turned(to: catalogModel.visible.ids[1])
        await stage.settle { viewer.item == catalogModel.visible.ids[1] }
        viewer.closeTapped()
        stage.model.statisticsTapped()
        let statistics = try #require(stage.model.statistics)
        statistics.appeared()
        await stage.settle { statistics.shown?.rows.isEmpty == false }
        #expect(
            stage.model.router.path == [.statistics(catalogModel.descriptor.id)]
        )
        await close(stage)
    }

    @Test("004: the strip shows favorites, newest first, even after a restart")
    func characters() async throws {
        let stage = try await open()
        let catalogModel = try await select(stage, .characters)
        #expect(!catalogModel.showsStrip)
        let ids = Array(catalogModel.visible.ids.prefix(2))
        for id in ids { stage.model.marks.favoriteTapped(id) }
        let strip = try #require(catalogModel.strip)
        await stage.settle { strip.tiles.map(\.id) == ids.reversed() }
        #expect(catalogModel.showsStrip)
        await close(stage)

        let again = try await open()
        let other = try await select(again, .characters)
        let kept = try #require(other.strip)
        await again.settle { kept.tiles.map(\.id) == ids.reversed() }
        await close(again)
    }

    @Test("every catalog of the briefs has a tab on iPhone, and none is under More")
    func tabs() async throws {
        let stage = try await open()
        let sections = stage.model.tabs.sections
        #expect(sections.count <= SectionTabs.most)
        #expect(stage.model.catalogs.allSatisfy { sections.contains(.catalog($0.id)) })
        stage.model.section = .search
        #expect(stage.model[pagesOn: stage.model.tab].last == .section(.search))
        await close(stage)
    }

    @Test("the app opens the catalog chosen in its settings")
    func opening() async throws {
        let stage = try await open()
        let last = try #require(stage.model.catalogs.last)
        stage.model.settings.startPage = .catalog(last.id)
        await close(stage)
        let again = try await open()
        #expect(again.model.catalog == last)
        await close(again)
    }

    private func open() async throws -> AppStage { try await Stages.open(in: folder) }

    private func close(_ stage: AppStage) async {
        stage.app.finish()
        await stage.app.library.close()
    }

    private func select(
        _ stage: AppStage,
        _ catalog: CatalogID
    ) async throws -> CatalogViewModel {
        await stage.load(catalog)
        return try #require(stage.catalogModel)
    }

    /// Selects the list at a 0-based position, and returns its rows.
    private func rows(of catalogModel: CatalogViewModel, list: Int) async -> [Item.ID] {
        let other = catalogModel.lists[list]
        catalogModel.listTapped(other.query.list)
        await other.refresh()
        return other.ids
    }
}
