import Catalog
import L10n
import Testing

@testable import Features

@Suite("List contents besides rows", .timeLimit(.minutes(5)))
@MainActor
struct ListContentTests {
    private let strings = Localizer(.english)

    @Test("shows a spinner until the first rows, which stay even if a refresh fails")
    func rows() async throws {
        let room = try await Room()
        let model = room.list()
        let contents = Recorder { model.content }
        model.appeared()
        try await room.answerPage(1, of: 1)
        await contents.wait(for: .rows)
        // The rows are read from the store, which may be before the request for them ends.
        await eventually { !model.rows.isLoading }
        model.refreshRequested()
        try await room.failPage(1, .offline)
        await eventually { model.rows.error != nil }
        #expect(contents.values == [.loading, .rows])
    }

    @Test("without rows, shows the reason, and a spinner while loading again")
    func failure() async throws {
        let room = try await Room()
        let model = room.list()
        let contents = Recorder { model.content }
        model.appeared()
        try await room.failPage(1, .badResponse(nil))
        await contents.wait(for: .failure(.badResponse(nil)))
        model.refreshRequested()
        try await room.answerPage(1, Books.page(1, of: 1, keys: []))
        await contents.wait(for: .empty(.list))
        #expect(
            contents.values == [.loading, .failure(.badResponse(nil)), .loading, .empty(.list)]
        )
    }

    @Test(
        "offers a retry where it may help, or to clear the filter or search",
        arguments: [
            (ListContent.failure(.badResponse(nil)), "Couldn’t Load the List", [.retry]),
            (.empty(.list), "No Items", [.retry]),
            (.empty(.search("zebra")), "No Results", [.searchEverywhere, .clearSearch]),
            (
                .empty(.markedSearch(.favorite, "zebra")), "No Results in Favorites",
                [.searchAll, .searchEverywhere, .clearSearch]
            ),
            (.empty(.filter), "No Matches", [.clearFilter]),
            (.empty(.marked(.favorite)), "No Favorites Yet", []),
        ] as [(ListContent, String, [ListContent.Offer])]
    )
    func notices(content: ListContent, title: String, offers: [ListContent.Offer]) {
        let notice = content.notice(strings)
        #expect(notice?.title == title)
        #expect(notice?.offers == offers)
    }

    @Test("offers the settings after a refusal if the service takes a key")
    func key() {
        let content = ListContent.failure(.unauthorized(message: nil))
        let keyed = strings.about({ .network }, key: { .variable("KEY") })
        #expect(content.notice(keyed)?.offers == [.settings, .retry])
        #expect(content.notice(strings)?.offers == [.retry])
    }

    @Test("a notice's buttons have titles and perform their action")
    func offers() async throws {
        let room = try await Room.ofShelves()
        let model = try await room.openBrowser()
        let offers: [ListContent.Offer] = [
            .settings, .retry, .clearFilter, .searchAll, .searchEverywhere, .clearSearch,
        ]
        #expect(
            offers.map(model.visible.title) == [
                "Preferences", "Try Again", "Clear Filters", "Search All",
                "Search Everywhere", "Clear",
            ]
        )
        model.offerTapped(.searchAll)
        #expect(!model.isSearching, "no search is active that could be widened")
        model.selected.filterChanged(Filter(genres: ["1"]))
        model.offerTapped(.clearFilter)
        #expect(model.selected.query.filter.isEmpty)
        try await room.answerPage(1, of: 1)
        await eventually { model.selected.rows.counts == .loaded(20) }
        model.offerTapped(.retry)
        #expect(model.selected.rows.isLoading)
        model.searchText = "zebra"
        model.offerTapped(.clearSearch)
        #expect(model.searchText.isEmpty)
    }

    @Test("notices quote the search or explain the error; rows and spinner have none")
    func texts() {
        let search = ListContent.empty(.search("zebra")).notice(strings)
        #expect(search?.text == "Nothing matches “zebra”.")
        let favorites = ListContent.empty(.markedSearch(.favorite, "zebra")).notice(strings)
        #expect(favorites?.text == "No favorite matches “zebra”.")
        let failure = ListContent.failure(.badResponse(nil)).notice(strings)
        #expect(failure?.text == strings.message(for: .badResponse(nil)).body)
        #expect(ListContent.rows.notice(strings) == nil)
        #expect(ListContent.loading.notice(strings) == nil)
    }

    @Test(
        "the footer announces loading more, the end, or the error, and takes focus before the end"
    )
    func footer() async throws {
        let room = try await Room()
        let model = room.list()
        let words = Recorder { model.footerSpeech }
        let focus = Recorder { model.takesFooterFocus }
        model.appeared()
        try await room.answerPage(1, of: 2)
        await eventually { model.ids.count == 20 }
        model.rowsAppeared(10..<20)
        try await room.failPage(2, .badResponse(nil))
        let failed = "Couldn’t load more. \(strings.message(for: .badResponse(nil)).text)"
        await words.wait(for: failed)
        model.footerTapped()
        model.footerTapped()
        try await room.answerPage(2, of: 2)
        await words.wait(for: "End of list")
        model.footerTapped()
        #expect(room.service.pages == [1, 2, 2], "a tap only retries after a failure")
        #expect(words.values == ["Loading more", failed, "Loading more", "End of list"])
        #expect(focus.values == [true, false], "the end has no action")
    }

    @Test("a page's title is its list or search, or the catalog in a narrow window")
    func titles() async throws {
        let room = try await Room.ofShelves()
        let model = try await room.openBrowser()
        #expect(model.title(isNarrow: false) == "Popular")
        model.listTapped(Shelves.fresh.id)
        #expect(model.title(isNarrow: false) == "Fresh")
        #expect(model.title(isNarrow: true) == "Books")
        model.searchText = "zebra"
        #expect(model.title(isNarrow: false) == "Search Results")
        #expect(model.title(isNarrow: true) == "Books")
    }
}
