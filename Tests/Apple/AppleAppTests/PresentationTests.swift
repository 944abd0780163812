import Catalog
import Features
import Library
import Scenes
import TestSupport
import Testing
import VitrineSwiftUI

@testable import AppleApp

@Suite("Presentation", .timeLimit(.minutes(5)))
@MainActor
struct PresentationTests {
    private let folder = TemporaryFolder()

    @Test("shows at most one sheet, and keeps its model when the catalog changes")
    func sheet() async throws {
        let stage = try await Stages.open(in: folder)
        await stage.load(.movies)
        let movies = try #require(stage.catalogModel)
        let presentation = stage.presentation
        presentation.sheet = .filter(movies)
        await stage.load(.films)
        guard case .filter(let shown)? = presentation.sheet else {
            Issue.record("no filter")
            return
        }
        #expect(shown === movies)
        stage.model.catalogTapped(.movies)
        stage.model.offlineTapped()
        #expect(presentation.sheet?.id == ["filter", ObjectIdentifier(movies)])
        presentation.sheet = nil
        #expect(presentation.sheet?.id == ["offline"])
        presentation.sheet = nil
        #expect(stage.model.offline.catalog == nil)
        #expect(presentation.sheet?.id == nil)
        await stage.app.library.close()
    }

    @Test("a result of the search opens above it, and going back leads to the results")
    func results() async throws {
        let stage = try await Stages.open(in: folder)
        stage.openQuickSearch()
        let search = try #require(stage.model.quickSearch)
        search.text = "the"
        await stage.settle { search.content == .groups && !search.isLoading }
        let film = try #require(search.groups.first { $0.id == .movies }?.rows.first)
        stage.model.quickSearchChose(film.id)
        #expect(stage.model.section == .search)
        #expect(stage.model.details?.id == film.id)
        stage.model[pagesOn: .home] = [.section(.search)]
        #expect(stage.model.quickSearch === search)
        #expect(search.text == "the")
        await stage.app.library.close()
    }

    @Test("a list's toolbar has room for its title: at most two buttons besides the menu")
    func toolbar() async throws {
        let stage = try await Stages.open(in: folder)
        for catalog in stage.model.catalogs {
            let catalogModel = try #require(stage.model.catalogModel(of: catalog))
            #expect(catalogModel.barActions.count <= 2, "\(catalog.id)")
            #expect(catalogModel.barActions.contains(.layout) == catalogModel.hasLayouts)
            let all = catalogModel.barActions + catalogModel.menuActions.flatMap(\.self)
            #expect(Set(all).count == all.count)
            #expect(all.contains(.sort) == catalogModel.hasSorts)
            #expect(all.contains(.filter) == catalogModel.hasFilters)
            #expect(all.last == .settings)
        }
        await stage.app.library.close()
    }

    @Test("an alert appears on the open cover or sheet, and a sheet waits for a cover to close")
    func alert() async throws {
        let stage = try await Stages.open(in: folder)
        await stage.load(.movies)
        let presentation = stage.presentation
        #expect(presentation.topmostLayer == .window)
        stage.model.router.present(.offline)
        #expect(presentation[alertOn: .window])
        presentation.sheet = .settings
        #expect(presentation.topmostLayer == .sheet)
        #expect(presentation[alertOn: .sheet] && !presentation[alertOn: .window])
        presentation[alertOn: .sheet] = false
        #expect(stage.model.router.alert == nil)
        presentation.sheet = nil
        await stage.loadDetails(0)
        stage.model.details?.posterTapped()
        #expect(presentation.topmostLayer == .cover)
        let poster = try #require(stage.model.poster)
        #expect(presentation.viewerSource?.route == stage.model.router.cover)
        presentation.sheet = .settings
        #expect(presentation.sheet?.id == nil)
        #expect(presentation.isOpen(poster))
        presentation.coverPresented()
        stage.model.router.cover = nil
        #expect(!presentation.isOpen(poster), "UIKit must not present it again")
        #expect(presentation.sheet?.id == nil, "the viewer is still on screen")
        presentation.viewerDismissed(poster)
        #expect(presentation.sheet?.id == ["settings"])
        #expect(presentation.topmostLayer == .sheet)
        await stage.app.library.close()
    }

    @Test("settings that a trailer's alert opens wait until the trailer is off screen")
    func trailer() async throws {
        let stage = try await Stages.open(in: folder)
        await stage.load(.movies)
        await stage.loadDetails(0)
        let presentation = stage.presentation
        stage.model.details?.trailerTapped()
        #expect(presentation.trailer != nil)
        presentation.coverPresented()
        stage.model.router.cover = nil
        presentation.sheet = .key(of: .movies)
        #expect(presentation.sheet?.id == nil && presentation.topmostLayer == .cover)
        presentation.coverDismissed()
        #expect(presentation.sheet?.id == ["settings"])
        await stage.app.library.close()
    }

    @Test("the settings open at the key, also above a page of theirs")
    func settings() async throws {
        let stage = try await Stages.open(in: folder)
        let presentation = stage.presentation
        presentation.sheet = .settings
        presentation.settingsPath = [.about]
        presentation.sheet = .key(of: .movies)
        #expect(presentation.sheet?.id == ["settings"])
        #expect(presentation.settingsPath == [], "a built-in catalog's key is on the first page")
        presentation.settingsPath = [.catalogs]
        presentation.sheet = .settings
        #expect(presentation.settingsPath == [])
        await stage.app.library.close()
    }

    @Test("a retry after a failed start opens the app once")
    func retry() async {
        struct Failed: Error {}
        var starts = 0
        let opener = Opener<Int> {
            starts += 1
            await Task.yield()
            if starts == 1 { throw Failed() }
            return starts
        }
        async let first: Void = opener.open()
        async let second: Void = opener.open()
        _ = await (first, second)
        #expect(starts == 1)
        #expect(opener.app == nil)
        opener.retryTapped()
        opener.retryTapped()
        await opener.open()
        await opener.open()
        opener.retryTapped()
        #expect(starts == 2)
        #expect(opener.app == 2)
    }
}
