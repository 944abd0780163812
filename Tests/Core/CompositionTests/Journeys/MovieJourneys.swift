import Catalog
import Features
import L10n
import TestSupport
import Testing

@testable import Composition

/// Briefs 001 and 002, as every front end shows them.
@Suite("Journeys through the movies", .timeLimit(.minutes(5)))
@MainActor
struct MovieJourneys {
    private let offline =
        "[You are offline. Please, enable your Wi-Fi or connect using cellular data.]"

    private func opened(in folder: TemporaryFolder = TemporaryFolder()) async throws -> Journey {
        let journey = try await Journey(in: folder)
        _ = await journey.screens(until: "Popular Movies, 40 rows")
        return journey
    }

    private func details(_ journey: Journey, at position: Int = 0) async throws -> DetailsViewModel
    {
        let list = try #require(journey.list)
        list.rowTapped(list.ids[position])
        let details = try #require(journey.app.details)
        details.appeared()
        await journey.wait { details.content.value != nil && !details.content.isLoading }
        return details
    }

    @Test("the app opens with a splash, then shows popular movies and loads the second page")
    func opening() async throws {
        let journey = try await Journey()
        let screens = await journey.screens(until: "Popular Movies, 40 rows")
        #expect(screens.first == "splash")
        #expect(screens.dropFirst().allSatisfy { $0.hasPrefix("Popular Movies, ") })
        let pages = journey.requests.filter { $0.contains("/movie/popular") }
        #expect(pages.map { $0.contains("page=2") } == [false, true])
    }

    @Test("scrolling loads the next page ahead while the rows stay")
    func paging() async throws {
        let journey = try await opened()
        journey.list?.rowsAppeared(24..<30)
        #expect(
            await journey.screens(until: "Popular Movies, 60 rows")
                == ["Popular Movies, 40 rows", "Popular Movies, 60 rows"]
        )
    }

    @Test("a search without matches is empty, and clearing it returns to the list")
    func search() async throws {
        let journey = try await opened()
        journey.catalogModel?.searchText = "zzzz"
        await journey.clock.sleepers(1)
        journey.clock.advance(by: CatalogViewModel.searchDelay)
        _ = await journey.screens(until: "\"zzzz\", empty")
        #expect(journey.list?.emptyReason == .search("zzzz"))
        journey.catalogModel?.searchCleared()
        #expect(
            await journey.screens(until: "Popular Movies, 40 rows")
                == ["\"zzzz\", empty", "Popular Movies, 40 rows"]
        )
    }

    @Test("the service sorts, and the menu marks the chosen order")
    func sort() async throws {
        let journey = try await opened()
        #expect(journey.list?.sort == Sort(SortID("popularity"), .descending))
        journey.list?.sortKeyTapped(SortID("title"))
        _ = await journey.screens(until: "Popular Movies by title.asc, 40 rows")
        #expect(journey.list?.sort == Sort(SortID("title"), .ascending))
        journey.list?.sortKeyTapped(nil)
        _ = await journey.screens(until: "Popular Movies, 40 rows")
    }

    @Test("a filter by years shows a chip that removes it")
    func filter() async throws {
        let journey = try await opened()
        journey.list?.filterChanged(Filter(years: YearRange(first: 1990, last: 1999)))
        await journey.wait {
            journey.list?.rows.isLoading == false && journey.list?.ids.isEmpty == false
        }
        await journey.wait { journey.list?.row(at: 0)?.content != nil }
        let chips = try #require(journey.catalogModel?.chips)
        #expect(chips.count == 1)
        journey.list?.filterChipTapped(chips[0])
        _ = await journey.screens(until: "Popular Movies, 40 rows")
        #expect(journey.catalogModel?.chips == [])
    }

    @Test("details first show the list's data, then their own request's")
    func openDetails() async throws {
        let journey = try await opened()
        let details = try await details(journey)
        let title = try #require(details.content.value?.title)
        #expect(
            await journey.screens(until: "details of \(title)").suffix(2)
                == ["details of \(title)…", "details of \(title)"]
        )
        let content = try #require(details.content.value)
        #expect(content.facts.map(\.caption) == ["Release Date"])
        #expect(content.summary?.contains("min") == true)
        // Year, country and genres.
        #expect(content.rating?.caption == "Rating" && content.filterLinks.count >= 3)
        #expect(details.content.value?.texts.isEmpty == false)
        details.backTapped()
        _ = await journey.screens(until: "Popular Movies, 40 rows")
    }

    @Test("the poster opens above the details, and closing it returns to them")
    func poster() async throws {
        let journey = try await opened()
        let details = try await details(journey)
        let title = try #require(details.content.value?.title)
        _ = await journey.screens(until: "details of \(title)")
        details.posterTapped()
        journey.app.router.backTapped()
        details.posterTapped()
        #expect(
            await journey.screens(until: "poster of \(title)").last == "poster of \(title)"
        )
        journey.app.poster?.closeTapped()
        _ = await journey.screens(until: "details of \(title)")
    }

    @Test("only movies with a trailer have a player")
    func trailer() async throws {
        let journey = try await opened()
        var withTrailer = 0
        for position in 0..<20 {
            let details = try await details(journey, at: position)
            details.trailerTapped()
            #expect((journey.app.trailer != nil) == details.hasTrailer)
            if let trailer = journey.app.trailer {
                withTrailer += 1
                #expect(trailer.title == details.content.value?.title)
                trailer.closeTapped()
            }
            #expect(journey.app.trailer == nil)
            details.backTapped()
        }
        #expect(withTrailer > 0 && withTrailer < 20)
    }

    @Test(
        "offline, shows and searches stored movies after a single alert"
    )
    func offlineAndBack() async throws {
        let folder = TemporaryFolder()
        let before = try await opened(in: folder)
        await before.end()

        let journey = try await Journey(in: folder, isOffline: true)
        _ = await journey.screens(until: "\(offline) < Popular Movies, 40 rows, offline")
        journey.app.router.alertDismissed()
        #expect(journey.list?.sortAvailability != .available)
        #expect(journey.list?.storedAge != nil)

        let list = try #require(journey.list)
        await journey.wait { list.row(at: 0)?.content != nil }
        let first = try #require(list.row(at: 0)?.content?.title)
        list.rowTapped(list.ids[0])
        journey.app.details?.appeared()
        _ = await journey.screens(until: "\(offline) < details of \(first), failed")
        journey.app.router.alertDismissed()
        journey.app.details?.backTapped()

        journey.catalogModel?.searchText = first
        await journey.wait { journey.list?.ids.contains(list.ids[0]) == true }
        journey.catalogModel?.searchCleared()

        journey.setOffline(false)
        journey.app.networkCameBack()
        _ = await journey.screens(until: "Popular Movies, 40 rows")
        #expect(journey.list?.sortAvailability == .available)
    }

    @Test("a refresh reloads the first page while the rows stay")
    func refresh() async throws {
        let journey = try await opened()
        journey.list?.refreshRequested()
        #expect(
            await journey.screens(until: "Popular Movies, 40 rows, loading")
                == ["Popular Movies, 40 rows", "Popular Movies, 40 rows, loading"]
        )
        #expect(
            await journey.screens(until: "Popular Movies, 40 rows")
                == ["Popular Movies, 40 rows, loading", "Popular Movies, 40 rows"]
        )
        var pages: [String] { journey.requests.filter { $0.contains("/movie/popular") } }
        // The second page reloads afterwards without a visible change.
        while pages.count < 4, !Task.isCancelled { await Task.yield() }
        #expect(pages.map { $0.contains("page=2") } == [false, true, false, true])
    }

    @Test("a favorite survives a restart and is listed offline")
    func favorites() async throws {
        let folder = TemporaryFolder()
        let journey = try await opened(in: folder)
        let details = try await details(journey, at: 3)
        let title = try #require(details.content.value?.title)
        journey.app.marks.favoriteTapped(details.id)
        _ = await journey.screens(until: "details of \(title), heart")
        details.backTapped()
        _ = await journey.screens(until: "Popular Movies, 40 rows, 1 with a heart")
        journey.catalogModel?.listTapped(ListID("favorites"))
        _ = await journey.screens(until: "Favorite Movies, 1 rows, 1 with a heart")
        await journey.end()

        let again = try await Journey(in: folder, isOffline: true)
        await again.wait { again.app.router.alert != nil }
        again.app.router.alertDismissed()
        again.catalogModel?.listTapped(ListID("favorites"))
        _ = await again.screens(until: "Favorite Movies, 1 rows, 1 with a heart")
        again.app.marks.favoriteTapped(details.id)
        _ = await again.screens(until: "Favorite Movies, empty")
        #expect(again.list?.emptyReason == .marked(.favorite))
    }

    @Test("popular, top rated and favorites are separate lists, each with its own layout")
    func lists() async throws {
        let journey = try await opened()
        #expect(
            journey.catalogModel?.lists.map(\.query.list.rawValue)
                == ["popular", "top-rated", "favorites", "to-watch", "watched"]
        )
        journey.catalogModel?.listTapped(ListID("top-rated"))
        _ = await journey.screens(until: "Top Rated Movies, 40 rows")
        journey.list?.layoutTapped(.grid)
        #expect(journey.list?.layout == .grid)
        journey.catalogModel?.listTapped(ListID("favorites"))
        _ = await journey.screens(until: "Favorite Movies, empty")
        journey.catalogModel?.listTapped(ListID("top-rated"))
        _ = await journey.screens(until: "Top Rated Movies, 40 rows")
        #expect(journey.list?.layout == .grid)
    }

    @Test("in Ukrainian, the app's text is Ukrainian")
    func ukrainian() async throws {
        let journey = try await Journey(language: .ukrainian)
        _ = await journey.screens(until: "Популярні фільми, 40 rows")
        journey.setOffline(true)
        journey.list?.refreshRequested()
        await journey.wait { journey.app.router.alert != nil }
        #expect(journey.screen.hasPrefix("[Ви не в мережі."))
    }
}
