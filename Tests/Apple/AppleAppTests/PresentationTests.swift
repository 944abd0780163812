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
        presentation.open(.filter(movies))
        await stage.load(.films)
        guard case .filter(let shown)? = presentation.sheet(over: stage.model) else {
            Issue.record("no filter")
            return
        }
        #expect(shown === movies)
        stage.model.quickSearchTapped()
        #expect(
            presentation.sheet(over: stage.model)?.id == ["filter", ObjectIdentifier(movies)]
        )
        presentation.sheetDismissed(over: stage.model)
        guard case .quickSearch? = presentation.sheet(over: stage.model) else {
            Issue.record("no search")
            return
        }
        presentation.sheetDismissed(over: stage.model)
        #expect(stage.model.quickSearch == nil)
        #expect(presentation.sheet(over: stage.model)?.id == nil)
        await stage.app.library.close()
    }

    @Test("a list's toolbar has room for its title: at most one button besides the menu")
    func toolbar() async throws {
        let stage = try await Stages.open(in: folder)
        for catalog in stage.model.catalogs {
            let catalogModel = try #require(stage.model.catalogModel(of: catalog))
            #expect(catalogModel.barActions.count <= 1, "\(catalog.id)")
            let all = catalogModel.barActions + catalogModel.menuActions.flatMap(\.self)
            #expect(Set(all).count == all.count)
            #expect(all.contains(.sort) == catalogModel.hasSorts)
            #expect(all.contains(.filter) == catalogModel.hasFilters)
            #expect(all.suffix(2) == [.quickSearch, .settings])
        }
        await stage.app.library.close()
    }

    @Test("an alert appears on the open cover or sheet, and a sheet waits for a cover to close")
    func alert() async throws {
        let stage = try await Stages.open(in: folder)
        await stage.load(.movies)
        let presentation = stage.presentation
        #expect(presentation.topmostLayer(over: stage.model) == .window)
        presentation.open(.settings)
        #expect(presentation.topmostLayer(over: stage.model) == .sheet)
        presentation.sheetDismissed(over: stage.model)
        await stage.loadDetails(0)
        stage.model.details?.posterTapped()
        #expect(presentation.topmostLayer(over: stage.model) == .cover)
        let poster = try #require(stage.model.poster)
        #expect(presentation.cover(over: stage.model)?.id == ObjectIdentifier(poster))
        presentation.open(.settings)
        #expect(presentation.sheet(over: stage.model)?.id == nil)
        stage.model.router.cover = nil
        #expect(presentation.sheet(over: stage.model)?.id == ["settings"])
        #expect(presentation.topmostLayer(over: stage.model) == .sheet)
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
