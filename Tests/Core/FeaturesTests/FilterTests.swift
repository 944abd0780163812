import Catalog
import L10n
import Library
import TestSupport
import Testing

@testable import Features

@Suite("Filters", .timeLimit(.minutes(5)))
@MainActor
struct FilterTests {
    private let whole = Filter(
        genres: ["1", "2"],
        years: YearRange(first: 1990, last: 1999),
        minimumRating: 7
    )

    @Test("combines genres, years and rating in one request, and reloads rows after each change")
    func queries() async throws {
        let room = try await Room.ofShelves()
        let model = try await room.openBrowser().selected
        let states = Recorder { model.rows.counts }
        let filters = [
            Filter(genres: ["1"]), Filter(genres: ["1", "2"]), Filter(genres: ["2"]),
            Filter(genres: ["2"], years: YearRange(first: 1990, last: nil)), whole,
        ]
        for (number, filter) in filters.enumerated() {
            model.filterChanged(filter)
            #expect(model.rows.counts == .loading(previous: nil))
            try await room.expect(.page(1, Shelves.query(filter: filter)))
                .answer(Books.page(1, of: 1, keys: 0...number))
            await states.wait(for: .loaded(number + 1))
        }
        let asked = room.service.questions.count
        model.filterChanged(whole)
        #expect(room.service.questions.count == asked)
        #expect(states.values.last == .loaded(5))
        model.sortKeyTapped(Shelves.stars)
        let sort = Sort(Shelves.stars, .descending)
        _ = try await room.expect(.page(1, Shelves.query(sort: sort, filter: whole)))
    }

    @Test("chips show each part of a filter and remove it singly or all together")
    func chips() async throws {
        let room = try await Room.ofShelves(rule: { question in
            question == .genres ? .genres(Shelves.genres) : .page(Books.page(1, of: 1))
        })
        let catalogModel = try room.catalogModel()
        let texts = Recorder { catalogModel.chips.map(\.text) }
        let filters = Recorder { catalogModel.visible.query.filter }
        catalogModel.appeared()
        catalogModel.selected.filterChanged(whole)
        #expect(texts.values.last == ["1", "2", "1990–1999", "★ 7.0 or higher"])
        catalogModel.filterOpened()
        await texts.wait(for: ["Drama", "Poetry", "1990–1999", "★ 7.0 or higher"])

        for part in [
            FilterChip.Part.genre("1"), .years, .genre("2"), .minimumRating,
        ] {
            let chip = try #require(catalogModel.chips.first { $0.part == part })
            catalogModel.visible.filterChipTapped(chip)
        }
        let years = whole.years
        #expect(
            filters.values == [
                Filter(), whole, Filter(genres: ["2"], years: years, minimumRating: 7),
                Filter(genres: ["2"], minimumRating: 7), Filter(minimumRating: 7), Filter(),
            ]
        )
        #expect(catalogModel.chips.isEmpty)
        catalogModel.visible.filterChanged(whole)
        catalogModel.visible.filterCleared()
        #expect(catalogModel.visible.query == Shelves.query())
    }

    @Test(
        "year ranges read differently when one end is open",
        arguments: [
            (1990, 1999, "1990–1999"), (1990, 1990, "1990"), (1990, nil, "From 1990"),
            (nil, 1999, "Up to 1999"),
        ] as [(Int?, Int?, String)]
    )
    func years(first: Int?, last: Int?, text: String) {
        let filter = Filter(years: YearRange(first: first, last: last))
        let chips = FilterChip.chips(of: filter, genres: [], strings: Localizer(.english))
        #expect(chips == [FilterChip(part: .years, text: text)])
    }

    @Test("a runtime, a language and a country are chosen, named in chips, and removed")
    func runtimeAndOrigin() async throws {
        let model = try await Room.ofShelves().openBrowser()
        model.runtimeTapped(90)
        model.runtimeTapped(120)
        model.filter.language = "uk"
        model.filter.country = "FR"
        #expect(
            model.filter == Filter(countries: ["FR"], maximumRuntime: 120, language: "uk")
        )
        #expect(model.chips.map(\.text) == ["France", "Up to 2 h", "Ukrainian"])
        for chip in model.chips.dropFirst() { model.visible.filterChipTapped(chip) }
        #expect(model.filter == Filter(countries: ["FR"]))
        model.filter.country = nil
        #expect(model.filter.isEmpty)
        model.runtimeTapped(90)
        #expect(model.chips.map(\.text) == ["Up to 90 min"])
        model.runtimeTapped(90)
        #expect(model.filter.isEmpty, "a second tap clears it")
    }

    @Test("several countries, which only a settings file has, aren't one choice")
    func severalCountries() {
        #expect(Filter(countries: ["FR", "UA"]).country == nil)
    }

    @Test("languages and countries are named in the user's language and sorted by name")
    func codes() async throws {
        let model = try await Room.ofShelves().openBrowser()
        #expect(model.words(forLanguage: nil) == "Any")
        #expect(model.languages.prefix(4) == [nil, "ar", "bn", "zh"])
        #expect(model.languages.prefix(4).map(model.words(forLanguage:)).last == "Chinese")
        #expect(model.countries.prefix(2) == [nil, "AF"])
        let words = FilterChip.chips(
            of: Filter(countries: ["UA"], maximumRuntime: 90, language: "en"),
            genres: [],
            strings: Localizer(.ukrainian)
        )
        #expect(words.map(\.text) == ["Україна", "До 90 хв", "Англійська"])
    }

    @Test("a list offers the filters of its descriptor")
    func offers() async throws {
        let list = ListDescriptor(
            id: Books.hearts.id,
            title: Shelves.hearts.title,
            shortTitle: Shelves.hearts.shortTitle,
            content: .favorites,
            filters: [.notWatched, .language]
        )
        let room = try await Room(BookService(Shelves.catalog(list)) { _ in .failure(.offline) })
        let model = try room.catalogModel()
        #expect(model.offers(.genres) && !model.offers(.language) && !model.offers(.notWatched))
        model.listTapped(list.id)
        #expect(!model.offers(.genres) && model.offers(.language) && model.offers(.notWatched))
    }

    @Test("chips speak Ukrainian")
    func ukrainian() {
        let filter = Filter(years: YearRange(first: 1990, last: nil), minimumRating: 7.5)
        let chips = FilterChip.chips(of: filter, genres: [], strings: Localizer(.ukrainian))
        #expect(chips.map(\.part) == [.years, .minimumRating])
        #expect(chips[1].text.contains("7,5"))
        #expect(chips[0].text.contains("1990"))
    }

    @Test("requests genres once, when the filter opens")
    func genresOnce() async throws {
        let room = try await Room.ofShelves()
        let model = try await room.openBrowser()
        let genres = Recorder { model.genres }
        #expect(room.service.questions.count == 1)
        model.filterOpened()
        model.filterOpened()
        try await room.expect(.genres).answer(Shelves.genres)
        await genres.wait(for: .loaded(Shelves.genres))
        model.filterOpened()
        #expect(
            genres.values == [.idle, .loading(previous: nil), .loaded(Shelves.genres)]
        )
        #expect(room.service.questions.count { $0 == .genres } == 1)
    }

    @Test("a failure to load genres shows no alert, and reopening the filter retries")
    func genresFail() async throws {
        let room = try await Room.ofShelves()
        let model = try await room.openBrowser()
        let genres = Recorder { model.genres }
        model.filterOpened()
        try await room.expect(.genres).fail(.badResponse(nil))
        await genres.wait(for: .failed(.badResponse(nil), previous: nil))
        model.filterOpened()
        try await room.expect(.genres).answer(Shelves.genres)
        await genres.wait(for: .loaded(Shelves.genres))
        #expect(
            genres.values == [
                .idle, .loading(previous: nil), .failed(.badResponse(nil), previous: nil),
                .loading(previous: nil), .loaded(Shelves.genres),
            ]
        )
        #expect(room.router.alert == nil)
    }

    @Test("a remembered filter shows its genres' names once its list is selected")
    func rememberedGenres() async throws {
        let room = try await Room.ofShelves()
        let notebook = Notebook(#"{"lists": {"books/fresh": {"genres": ["2"]}}}"#)
        let model = try await room.openBrowser(notebook.settings)
        let texts = Recorder { model.chips.map(\.text) }
        #expect(room.service.questions.count == 1)

        model.listTapped(Books.fresh.id)
        let calls = [try await room.service.call(), try await room.service.call()]
        let filter = Filter(genres: ["2"])
        #expect(
            Set(calls.map(\.question)) == [
                .genres, .page(1, Shelves.query(Shelves.fresh, filter: filter)),
            ]
        )
        calls.first { $0.question == .genres }?.answer(Shelves.genres)
        await texts.wait(for: ["Drama"])
        #expect(texts.values == [[], ["2"], ["Drama"]])
    }

    @Test("a request starts when choosing pauses, and its total is shown")
    func counting() async throws {
        let room = try await Room.ofShelves()
        let model = try await room.openBrowser()
        let counts = Recorder { model.filterCount }
        model.genreTapped("1")
        model.genreTapped("2")
        var form = FilterForm(model.visible.query.filter)
        form.minimumRating = 7.2
        model.filterForm = form
        #expect(model.ratingText == "★ 7.0 or higher", "in steps of a half")
        await room.clock.sleepers(1)
        #expect(room.clock.waits.allSatisfy { $0 == .milliseconds(250) })
        room.clock.advance(by: .milliseconds(250))
        let filter = Filter(genres: ["1", "2"], minimumRating: 7)
        try await room.expect(.page(1, Shelves.query(filter: filter))).answer(
            Page(number: 1, totalPages: 9, elements: [Books.item(1)], totalElements: 1_234)
        )
        await counts.wait(for: "1,234 results")
        // A single row does not fill the screen, so the next page is requested at once.
        _ = try await room.expect(.page(2, Shelves.query(filter: filter)))
        model.visible.filterCleared()
        #expect(model.filterCount.isEmpty)
        #expect(model.ratingText == "Any")
        _ = try await room.expect(.page(1, Shelves.query()))
        #expect(counts.values.prefix(3) == ["", "Counting…", "1,234 results"])
    }

    @Test("without a total from the service, the last page determines the count")
    func counted() async throws {
        let room = try await Room.ofShelves()
        let model = try await room.openBrowser()
        for (pages, count) in [(2, ""), (1, "20 results")] {
            model.visible.filterChanged(Filter(minimumRating: Double(pages)))
            try await room.answerPage(1, of: pages)
            await eventually { model.visible.rows.counts == .loaded(20) }
            #expect(model.filterCount == count)
            if pages == 2 { try await room.failPage(2, .badResponse(nil)) }
        }
    }

    @Test("a decade sets a range of years, and a second tap clears it")
    func decades() async throws {
        let model = try await Room.ofShelves().openBrowser()
        #expect(model.decades.prefix(4).map(\.title) == ["2020s", "2010s", "2000s", "1990s"])
        #expect(model.decades.count == 8)
        let nineties = try #require(model.decades.first { $0.first == 1990 })
        let years = Recorder { model.visible.query.filter.years }
        model.filterForm[isOf: nineties] = true
        model.filterForm[isOf: nineties] = true
        #expect(FilterForm(model.visible.query.filter).isOf(nineties))
        model.decadeTapped(model.decades[0])
        #expect(!FilterForm(model.visible.query.filter).isOf(nineties))
        model.decadeTapped(model.decades[0])
        #expect(
            years.values == [
                nil, YearRange(first: 1990, last: 1999), YearRange(first: 2020, last: 2029), nil,
            ]
        )
    }

    @Test("favorites are filtered and counted locally, even offline")
    func favorites() async throws {
        let catalog = Shelves.catalog(Shelves.filteredHearts)
        let service = BookService(catalog) { question in
            switch question {
            case .genres: return .genres(Shelves.genres)
            case .page(_, let query) where query.list == Books.popular.id:
                let poems = Facets().setting(.genres, ["Poetry"])
                return .page(
                    Page(
                        number: 1,
                        totalPages: 1,
                        elements: [Books.item(1, "One", poems), Books.item(2)]
                    )
                )
            default: return .failure(.offline)
            }
        }
        let room = try await Room(service)
        let model = try room.catalogModel()
        model.appeared()
        await eventually { model.selected.rows.counts == .loaded(2) }
        for key in [1, 2] { try await room.library.edit([.add(.favorite)], of: Books.item(key).id) }
        model.listTapped(Books.fresh.id)
        await eventually { model.visible.isOffline }
        #expect(model.visible.filterAvailability != .available)
        model.listTapped(Books.hearts.id)
        #expect(model.visible.filterAvailability == .available)
        await eventually { model.visible.keys == [2, 1] }
        model.filterOpened()
        await eventually { model.genres.value != nil }
        model.genreTapped("1")
        await eventually { model.visible.keys == [1] }
        #expect(model.filterCount == "1 result")
        model.decadeTapped(model.decades[0])
        await eventually { model.visible.content == .empty(.filter) }
        #expect(model.filterCount == "0 results")
        #expect(room.service.questions.filter { $0 != .genres }.count == 2)
    }

    @Test("gives a filter without matches as the reason for an empty list")
    func empty() async throws {
        let room = try await Room.ofShelves()
        let model = try await room.openBrowser().selected
        let reasons = Recorder { model.emptyReason }
        model.filterChanged(whole)
        try await room.answerPage(1, Books.page(1, of: 1, keys: []))
        await reasons.wait(for: .filter)
        model.filterCleared()
        try await room.answerPage(1, of: 1)
        await Recorder { model.rows.counts }.wait(for: .loaded(20))
        #expect(reasons.values == [nil, .filter, nil])
    }
}
