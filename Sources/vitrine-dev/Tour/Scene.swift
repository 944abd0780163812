import Catalog
import DemoService
import Features
import Foundation
import GTKSupport
import Library
import Networking
import VitrineGTK

/// A part of the tour: puts a window into states and takes screenshots.
@MainActor
struct Scene {
    let play: @MainActor (Tour) async throws -> Void

    /// A cold start: the splash, then the first rows.
    static let start = Scene { tour in
        tour.transport.set(.held)
        let stage = try await tour.makeStage()
        await stage.settle()
        await tour.picture("app-splash", of: stage)
        tour.transport.set(.open)
        await stage.settle { !(stage.list?.ids.isEmpty ?? true) }
        stage.list?.layoutTapped(.list)
        await stage.settle()
        await tour.picture("movies-list-loaded", of: stage)
        stage.window.fling(by: 2_000)
        await stage.settle()
        await tour.picture("movies-list-scrolled", of: stage)
        stage.window.window.close()
    }

    /// The lists: grid, search, filter, another order, favorites.
    static let browsing = Scene { tour in
        tour.transport.set(.open)
        let stage = try await tour.makeStage()
        await stage.settle { stage.window.isPastSplash }
        guard let browser = stage.model.catalog.flatMap({ stage.model.browser(of: $0) }),
            let list = stage.list, list.ids.count > 5
        else { return }
        for place in [0, 2, 3, 5] { stage.model.favorites.toggle(list.ids[place]) }
        list.layoutTapped(.grid)
        await stage.settle()
        await tour.picture("movies-grid-loaded", of: stage)
        list.layoutTapped(.list)
        browser.filterOpened()
        list.filterChanged(
            Filter(genres: ["18"], years: YearRange(first: 1990, last: 1999), minimumRating: 7)
        )
        await stage.settle { !list.rows.isLoading && browser.genres.value != nil }
        await tour.picture("movies-list-filtered", of: stage)
        list.filterChanged(Filter(genres: ["37"], minimumRating: 9.9))
        await stage.settle { list.emptyReason != nil }
        await tour.picture("movies-list-filter-empty", of: stage)
        list.filterCleared()
        list.sortKeyTapped(SortID("title"))
        await stage.settle { !list.rows.isLoading }
        await tour.picture("movies-list-sorted", of: stage)
        browser.searchTextChanged("the")
        await stage.settle { !browser.visible.rows.isLoading }
        await tour.picture("movies-search-results", of: stage)
        browser.searchTextChanged("zzzz")
        await stage.settle { browser.visible.emptyReason != nil }
        await tour.picture("movies-search-empty", of: stage)
        browser.searchCleared()
        browser.listTapped(ListID("favorites"))
        await stage.settle { !browser.visible.ids.isEmpty }
        await tour.picture("movies-favorites-loaded", of: stage)
        stage.window.window.close()
    }

    /// The details page: loading, loaded, failed.
    static let details = Scene { tour in
        tour.transport.set(.open)
        let stage = try await tour.makeStage()
        await stage.settle { stage.window.isPastSplash }
        guard let ids = stage.list?.ids, ids.count > 3 else { return }
        tour.transport.set(.held)
        stage.list?.rowTapped(ids[3])
        await stage.settle()
        await tour.picture("movies-details-loading", of: stage)
        tour.transport.set(.open)
        await stage.settle { stage.model.details?.content.isLoading == false }
        await tour.picture("movies-details-loaded", of: stage)
        tour.transport.set(.answering(failure))
        stage.list?.rowTapped(ids[1])
        await stage.settle { stage.model.router.alert != nil }
        await tour.picture("movies-details-failed", of: stage)
        await tour.picture("app-alert-service", of: stage, dialog: true)
        stage.window.window.close()
    }

    /// A refresh in progress, with the rows still visible.
    static let refresh = Scene { tour in
        tour.transport.set(.open)
        let stage = try await tour.makeStage()
        await stage.settle { stage.window.isPastSplash }
        tour.transport.set(.held)
        stage.list?.refreshRequested()
        await stage.settle()
        await tour.picture("movies-list-refreshing", of: stage)
        tour.transport.set(.open)
        stage.window.window.close()
    }

    /// Offline: the banner over stored rows, the alert, the retry row for the next page.
    static let offline = Scene { tour in
        tour.transport.set(.open)
        let stage = try await tour.makeStage()
        await stage.settle { stage.window.isPastSplash }
        tour.transport.set(.answering(failure))
        for _ in 0..<4 {
            stage.window.scrollToEnd()
            await stage.settle()
        }
        await tour.picture("movies-list-next-page-failed", of: stage)
        tour.transport.set(.down)
        stage.list?.refreshRequested()
        await stage.settle { stage.list?.isOffline == true }
        await tour.picture("movies-list-offline", of: stage)
        await tour.picture("app-alert-offline", of: stage, dialog: true)
        stage.window.window.close()
    }

    /// A cold start that fails: offline, and with a rejected key.
    static let failures = Scene { tour in
        tour.transport.set(.down)
        let offline = try await tour.makeStage()
        await offline.settle { offline.list?.rows.error != nil }
        await tour.picture("movies-list-failed-offline", of: offline)
        offline.window.window.close()
        tour.transport.set(.answering(refusal))
        let refused = try await tour.makeStage()
        await refused.settle { refused.list?.rows.error != nil }
        await tour.picture("movies-list-failed-key", of: refused)
        await tour.picture("app-alert-key", of: refused, dialog: true)
        refused.window.window.close()
    }

    /// A service without any rows.
    static let empty = Scene { tour in
        tour.transport.set(.answering(nothing))
        let stage = try await tour.makeStage()
        await stage.settle { stage.list?.emptyReason != nil }
        await tour.picture("movies-list-empty", of: stage)
        tour.transport.set(.open)
        stage.window.window.close()
    }

    private static let failure = response(
        404,
        #"{"success":false,"status_code":34,"status_message":"The resource you requested could not be found."}"#
    )

    static let refusal = response(
        401,
        #"{"success":false,"status_code":7,"status_message":"Invalid API key: You must be granted a valid key."}"#
    )

    private static let nothing = response(
        200,
        #"{"page":1,"results":[],"genres":[],"total_pages":1,"total_results":0}"#
    )

    private static func response(_ status: Int, _ body: String) -> HTTPResponse {
        HTTPResponse(
            status: status,
            headers: ["Content-Type": "application/json;charset=utf-8"],
            body: Data(body.utf8)
        )
    }
}
