import Catalog
import L10n
import Testing

@testable import Features

@Suite("What is in the place of rows", .timeLimit(.minutes(5)))
@MainActor
struct ListContentTests {
    private let strings = Localizer(.english)

    @Test("a spinner until the first rows, which stay whatever happens")
    func rows() async throws {
        let room = try await Room()
        let model = room.list()
        let contents = Recorder { model.content }
        model.appeared()
        try await room.answerPage(1, of: 1)
        await contents.wait(for: .rows)
        model.refreshRequested()
        try await room.failPage(1, .offline)
        await eventually { model.rows.error != nil }
        #expect(contents.values == [.loading, .rows])
    }

    @Test("without rows, why there are none, and a spinner while they are asked for again")
    func failure() async throws {
        let room = try await Room()
        let model = room.list()
        let contents = Recorder { model.content }
        model.appeared()
        try await room.failPage(1, .badResponse)
        await contents.wait(for: .failure(.badResponse))
        model.refreshRequested()
        try await room.answerPage(1, Books.page(1, of: 1, keys: []))
        await contents.wait(for: .empty(.list))
        #expect(
            contents.values == [.loading, .failure(.badResponse), .loading, .empty(.list)]
        )
    }

    @Test(
        "a retry is offered where asking again may help, and the way out of a filter or a search",
        arguments: [
            (ListContent.failure(.badResponse), "Couldn’t Load the List", [.retry]),
            (
                .failure(.unauthorized(message: nil)), "Couldn’t Load the List",
                [.settings, .retry]
            ),
            (.empty(.list), "No Items", [.retry]),
            (.empty(.search("zebra")), "No Results", [.clearSearch]),
            (
                .empty(.favoritesSearch("zebra")), "No Results in Favorites",
                [.searchAll, .clearSearch]
            ),
            (.empty(.filter), "No Matches", [.clearFilter]),
            (.empty(.favorites), "No Favorites Yet", []),
        ] as [(ListContent, String, [ListContent.Offer])]
    )
    func notices(content: ListContent, title: String, offers: [ListContent.Offer]) {
        let notice = content.notice(strings)
        #expect(notice?.title == title)
        #expect(notice?.offers == offers)
    }

    @Test("the buttons of a notice have the catalog's words, and do what they say")
    func offers() async throws {
        let room = try await Room.ofShelves()
        let model = try await room.openBrowser()
        let offers: [ListContent.Offer] = [
            .settings, .retry, .clearFilter, .searchAll, .clearSearch,
        ]
        #expect(
            offers.map(model.title) == [
                "Preferences", "Try Again", "Clear Filters", "Search All", "Clear",
            ]
        )
        model.offerTapped(.searchAll)
        #expect(!model.isSearching, "nothing is searched that could be widened")
        model.selected.filterChanged(Filter(genres: ["1"]))
        model.offerTapped(.clearFilter)
        #expect(model.selected.query.filter.isEmpty)
        try await room.answerPage(1, of: 1)
        await eventually { model.selected.rows.counts == .loaded(20) }
        model.offerTapped(.retry)
        #expect(model.selected.rows.isLoading)
        model.searchTextChanged("zebra")
        model.offerTapped(.clearSearch)
        #expect(model.searchText.isEmpty)
    }

    @Test("a search names its words, a failure what to do; rows and spinner need no words")
    func texts() {
        let search = ListContent.empty(.search("zebra")).notice(strings)
        #expect(search?.text == "Nothing matches “zebra”.")
        let favorites = ListContent.empty(.favoritesSearch("zebra")).notice(strings)
        #expect(favorites?.text == "No favorite matches “zebra”.")
        let failure = ListContent.failure(.badResponse).notice(strings)
        #expect(failure?.text == strings.message(for: .badResponse).body)
        #expect(ListContent.rows.notice(strings) == nil)
        #expect(ListContent.loading.notice(strings) == nil)
    }

    @Test("the footer in words: more comes, that is all, or why not")
    func footer() async throws {
        let room = try await Room()
        let model = room.list()
        let words = Recorder { model.footerSpeech }
        model.appeared()
        try await room.answerPage(1, of: 2)
        await eventually { model.ids.count == 20 }
        model.rowsAppeared(10..<20)
        try await room.failPage(2, .badResponse)
        let failed = "Couldn’t load more. \(strings.message(for: .badResponse).text)"
        await words.wait(for: failed)
        model.footerTapped()
        model.footerTapped()
        try await room.answerPage(2, of: 2)
        await words.wait(for: "End of list")
        model.footerTapped()
        #expect(room.service.pages == [1, 2, 2], "it means a retry after a failure only")
        #expect(words.values == ["Loading more", failed, "Loading more", "End of list"])
    }

    @Test("a page is named after its list, its results, or its catalog where it is narrow")
    func titles() async throws {
        let room = try await Room.ofShelves()
        let model = try await room.openBrowser()
        #expect(model.title(isNarrow: false) == "Popular")
        model.listTapped(Shelves.fresh.id)
        #expect(model.title(isNarrow: false) == "Fresh")
        #expect(model.title(isNarrow: true) == "Books")
        model.searchTextChanged("zebra")
        #expect(model.title(isNarrow: false) == "Search Results")
        #expect(model.title(isNarrow: true) == "Books")
    }
}
