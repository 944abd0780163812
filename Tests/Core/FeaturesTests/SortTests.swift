import Catalog
import L10n
import Library
import Testing

@testable import Features

@Suite("Sorting", .timeLimit(.minutes(5)))
@MainActor
struct SortTests {
    private let offline = ItemListViewModel.Availability.unavailable(
        "Available only when you’re online."
    )

    @Test("a list's default order selects its equivalent key, or none")
    func defaultSort() async throws {
        let room = try await Room.ofShelves()
        let lists = try room.catalogModel().lists
        #expect(lists.map(\.sort) == [Sort(Shelves.popularity, .descending), nil, nil])
        #expect(lists.map(\.query.sort) == [nil, nil, nil])
        lists[2].sortDirectionTapped(.ascending)
        #expect(lists[2].sort == nil)
    }

    @Test("a key starts with its default direction, and each change makes a new query")
    func queries() async throws {
        let room = try await Room.ofShelves()
        let model = try await room.openBrowser().selected
        let states = Recorder { model.rows.counts }
        let ticks = Recorder { model.sort?.text }
        let asks: [(Sort?, @MainActor () -> Void)] = [
            (Sort(Shelves.stars, .descending), { model.sortKeyTapped(Shelves.stars) }),
            (Sort(Shelves.stars, .ascending), { model.sortDirectionTapped(.ascending) }),
            (Sort(Shelves.title, .ascending), { model.sortKeyTapped(Shelves.title) }),
            (Sort(Shelves.title, .descending), { model.sortDirectionTapped(.descending) }),
            // The default order is sent without a sort, however the user chose it.
            (nil, { model.sortKeyTapped(Shelves.popularity) }),
            (Sort(Shelves.popularity, .ascending), { model.sortDirectionTapped(.ascending) }),
            (nil, { model.sortDirectionTapped(.descending) }),
            (Sort(Shelves.stars, .descending), { model.sortKeyTapped(Shelves.stars) }),
            (nil, { model.sortKeyTapped(nil) }),
        ]
        for (number, (sort, tap)) in asks.enumerated() {
            tap()
            try await room.expect(.page(1, Shelves.query(sort: sort)))
                .answer(Books.page(1, of: 1, keys: 0...number))
            await states.wait(for: .loaded(number + 1))
        }
        #expect(
            ticks.values == [
                "popularity.desc", "stars.desc", "stars.asc", "title.asc", "title.desc",
                "popularity.desc", "popularity.asc", "popularity.desc", "stars.desc",
                "popularity.desc",
            ]
        )
    }

    @Test("choosing the current key or direction, or an unknown key, makes no request")
    func sameSort() async throws {
        let room = try await Room.ofShelves()
        let model = try await room.openBrowser().selected
        model.sortKeyTapped(Shelves.stars)
        try await room.expect(.page(1, Shelves.query(sort: Sort(Shelves.stars, .descending))))
            .answer(Books.page(1, of: 1))
        let states = Recorder { model.rows.counts }
        await states.wait(for: .loaded(20))
        let asked = room.service.questions.count

        model.sortKeyTapped(Shelves.stars)
        model.sortDirectionTapped(.descending)
        model.sortKeyTapped(SortID("unknown"))

        #expect(states.values.last == .loaded(20))
        #expect(model.sort == Sort(Shelves.stars, .descending))
        #expect(room.service.questions.count == asked)
    }

    @Test("sorts favorites locally")
    func favorites() async throws {
        let room = try await Room.ofShelves()
        let items = [(1, "Beta", 3.0), (2, "alpha", 9.0), (3, "Gamma", 6.0)].map {
            key,
            title,
            stars in
            Books.item(key, title, Facets().setting(Books.stars, Rating(stars)))
        }
        async let stored = room.library.page(1, of: Shelves.query())
        try await room.answerPage(1, Page(number: 1, totalPages: 1, elements: items))
        _ = try await stored
        for item in items { try await room.library.edit([.add(.favorite)], of: item.id) }
        let catalogModel = try room.catalogModel()
        catalogModel.listTapped(Books.hearts.id)
        let model = catalogModel.selected
        let keys = Recorder { model.keys }
        let states = Recorder { model.rows.counts }
        await keys.wait(for: [3, 2, 1])

        model.sortKeyTapped(Shelves.stars)
        await keys.wait(for: [2, 3, 1])
        model.sortDirectionTapped(.ascending)
        await keys.wait(for: [1, 3, 2])
        model.sortKeyTapped(Shelves.title)
        await keys.wait(for: [2, 1, 3])
        model.sortKeyTapped(nil)
        await keys.wait(for: [3, 2, 1])

        #expect(states.values.allSatisfy { $0.error == nil })
        #expect(room.service.pages == [1])
    }

    @Test("offline, service lists cannot be sorted and give the reason; favorites can")
    func availability() async throws {
        let room = try await Room.ofShelves()
        let catalogModel = try await room.openBrowser()
        let model = catalogModel.selected
        let choices = Recorder { [model.sortAvailability, model.filterAvailability] }
        model.refreshRequested()
        try await room.failPage(1, .offline)
        await choices.wait(for: [offline, offline])
        model.sortKeyTapped(Shelves.stars)
        #expect(model.query.sort == nil)
        catalogModel.listTapped(Books.hearts.id)
        #expect(catalogModel.visible.sortAvailability == .available)
        #expect(catalogModel.visible.filterAvailability == .notOffered)
        catalogModel.listTapped(Books.popular.id)
        catalogModel.service.status.attemptNow()
        try await room.answerPage(1, of: 1)
        await choices.wait(for: [.available, .available])

        #expect(
            choices.values == [
                [.available, .available], [offline, offline], [.available, .available],
            ]
        )
    }

    @Test("a sorted list can return to its default order offline")
    func backToOwnOrder() async throws {
        let room = try await Room.ofShelves()
        let model = try await room.openBrowser().selected
        model.sortKeyTapped(Shelves.stars)
        try await room.failPage(1, .offline)
        let states = Recorder { model.rows.counts }
        await states.wait(for: .failed(.offline, previous: nil))
        model.sortKeyTapped(nil)
        try await room.failPage(1, .offline)
        await states.wait(for: .failed(.offline, previous: 20))
    }

    @Test("a list without sort keys cannot be sorted")
    func notOffered() async throws {
        let room = try await Room()
        #expect(room.list().sortAvailability == .notOffered)
        room.list().sortKeyTapped(Shelves.stars)
        #expect(room.list().query.sort == nil)
    }

    @Test("the dialog lists the default order unless it is a key, then keys and directions")
    func dialog() async throws {
        let room = try await Room.ofShelves()
        let lists = try room.catalogModel().lists
        let acts = lists.map { $0.sortChoices.map(\.act) }
        let directions = [SortChoice.Act.direction(.descending), .direction(.ascending)]
        let keys = [Shelves.popularity, Shelves.stars, Shelves.title].map(SortChoice.Act.key)
        #expect(acts[0] == keys + directions)
        // A direction needs a key.
        #expect(acts[1] == [.key(nil), .key(Shelves.stars)])
        #expect(lists[0].sortChoices.filter(\.isChosen).map(\.act) == [keys[0], directions[0]])
        let titles = ["sort.own.service", "sort.own"].map { room.strings($0) }
        #expect(lists[1...].map { $0.sortChoices.first?.title } == titles)
    }

    @Test("a dialog entry applies its key or direction")
    func dialogChoice() async throws {
        let room = try await Room.ofShelves()
        let model = try await room.openBrowser().selected
        let stars = try #require(model.sortChoices.first { $0.act == .key(Shelves.stars) })
        model.sortChosen(stars)
        #expect(model.sort == Sort(Shelves.stars, .descending))
        let up = try #require(model.sortChoices.first { $0.act == .direction(.ascending) })
        model.sortChosen(up)
        #expect(model.sort == Sort(Shelves.stars, .ascending))
        #expect(model.sortChoices.filter(\.isChosen).map(\.act) == [stars.act, up.act])
    }

    @Test(
        "the dialog has one choice among the keys, and one among the directions if a key is chosen"
    )
    func dialogChoices() async throws {
        let room = try await Room.ofShelves()
        let lists = try room.catalogModel().lists
        let model = lists[0]
        let choices = Recorder { model.sortChoices.filter(\.isChosen).map(\.act) }
        let directions = model.sortChoices.filter(\.isDirection)
        #expect(directions.map(\.title) == ["Descending", "Ascending"])

        model.sortChosen(directions[1])
        model.sortChosen(try #require(model.sortChoices.first { $0.act == .key(Shelves.stars) }))

        #expect(
            choices.values == [
                [.key(Shelves.popularity), .direction(.descending)],
                [.key(Shelves.popularity), .direction(.ascending)],
                [.key(Shelves.stars), .direction(.descending)],
            ]
        )
        #expect(lists[1].sortChoices.filter(\.isChosen).map(\.act) == [.key(nil)])
    }
}
