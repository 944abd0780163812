import Catalog
import Foundation
import Testing

@testable import L10n

@Suite("Localizer")
struct LocalizerTests {
    let english = Localizer(.english)
    let ukrainian = Localizer(.ukrainian)

    @Test("the offline message is exact in English and translated in Ukrainian")
    func offline() {
        let message = english.message(for: .offline)
        #expect(message.title == "Error")
        #expect(
            message.body
                == "You are offline. Please, enable your Wi-Fi or connect using cellular data."
        )
        #expect(ukrainian.message(for: .offline).title == "Помилка")
        #expect(ukrainian.message(for: .offline).body.contains("Wi-Fi"))
    }

    @Test("an outage names the host of a catalog from a file, but not that of a built-in one")
    func outages() {
        let service = Unreachable.service(.words(["en": "Films"]), customHost: "films.example")
        let table: [(Unreachable, alert: String, banner: String)] = [
            (
                .network, english("error.offline"), "You’re offline. Showing saved items."
            ),
            (
                service, english("error.offline"),
                "Films can’t be reached. Showing saved items."
            ),
            (
                .host("books.example"), "books.example can’t be reached.",
                "books.example can’t be reached. Showing saved items."
            ),
            (
                .unknownHost("books.example"), "There is no books.example.",
                "books.example can’t be reached. Showing saved items."
            ),
        ]
        for (unreachable, alert, banner) in table {
            let strings = english.about { unreachable }
            #expect(strings.message(for: .offline).body == alert)
            #expect(strings.outage("banner") == banner)
            #expect(strings.outage("age", "today").hasSuffix(" Last updated today"))
            let picture = strings.pictureMessage(for: .offline).body
            #expect((picture == english("error.offline")) == (unreachable == .network))
        }
    }

    @Test(
        "Ukrainian counts use the right plural form",
        arguments: [
            (0, "0 фільмів"), (1, "1 фільм"), (2, "2 фільми"), (4, "4 фільми"), (5, "5 фільмів"),
            (11, "11 фільмів"), (12, "12 фільмів"), (21, "21 фільм"), (22, "22 фільми"),
            (111, "111 фільмів"), (101, "101 фільм"), (114, "114 фільмів"),
        ]
    )
    func ukrainianPlurals(count: Int, text: String) {
        #expect(ukrainian("value.films", count: count) == text)
    }

    @Test("English counts have a singular and a plural")
    func englishPlurals() {
        #expect(
            [0, 1, 2, 11].map { english("value.films", count: $0) }
                == ["0 films", "1 film", "2 films", "11 films"]
        )
    }

    @Test("a unit's own words are counted by the language's plural rules, in English otherwise")
    func ownUnits() {
        let unit = FacetUnit.words([
            "en": ["one": "{count} page", "other": "{count} pages"],
            "uk": [
                "one": "{count} сторінка", "few": "{count} сторінки", "many": "{count} сторінок",
            ],
        ])
        let (english, ukrainian) = (Localizer(.english), Localizer(.ukrainian))
        let text = { (strings: Localizer, value: FacetValue) in
            strings.text(of: value, counting: unit, in: .row)
        }
        #expect(text(english, .number(1)) == "1 page")
        #expect(text(english, .number(1.5)) == "1.5 pages")
        #expect(text(english, .names(["A", "B"])) == "2 pages")
        #expect(text(english, .names([])).isEmpty)
        #expect(text(ukrainian, .number(1)) == "1 сторінка")
        #expect(text(ukrainian, .number(3)) == "3 сторінки")
        #expect(text(ukrainian, .number(11)) == "11 сторінок")
        let names = FacetValue.names(["A", "B"])
        #expect(english.text(of: names, counting: unit, in: .details) == "A, B")
        let metric = FacetUnit.words(["en": ["other": "{count} cm"]])
        #expect(ukrainian.text(of: .number(2), counting: metric, in: .details) == "2 cm")
    }

    @Test("counted names are a number in rows and speech, and names in details")
    func counted() {
        let names = FacetValue.names(["A", "B"])
        let unit = FacetUnit.things(key: "value.short-films")
        #expect(english.text(of: names, counting: unit, in: .row) == "2 short films")
        #expect(ukrainian.text(of: names, counting: unit, in: .speech) == "2 короткометражки")
        #expect(english.text(of: names, counting: unit, in: .details) == "A, B")
        #expect(english.text(of: names, in: .row) == "A, B")
        #expect(english.text(of: .number(1), counting: unit, in: .details) == "1 short film")
        for nothing in [FacetValue.names([]), .number(0), .number(-1), .number(.nan)] {
            #expect(english.text(of: nothing, counting: unit, in: .row) == "")
        }
    }

    @Test(
        "short films have Ukrainian plural forms",
        arguments: [
            (1, "1 короткометражка"), (3, "3 короткометражки"), (5, "5 короткометражок"),
            (11, "11 короткометражок"), (21, "21 короткометражка"), (0, "0 короткометражок"),
        ]
    )
    func shortFilms(count: Int, text: String) {
        #expect(ukrainian("value.short-films", count: count) == text)
    }

    @Test("replaces placeholders in order, but not those within arguments")
    func placeholders() {
        #expect(english("list.empty.search.text", "100 %@") == "Nothing matches “100 %@”.")
        #expect(english("value.hours-minutes", "2", "5") == "2 h 5 min")
    }

    @Test("shows an unknown key unchanged")
    func unknownKey() {
        #expect(english("no.such.key") == "no.such.key")
        #expect(english("no.such.key", count: 2) == "no.such.key")
    }

    @Test("numbers, ratings and days follow the language")
    func formats() {
        #expect(english.rating(Rating(8.46)) == "8.5")
        #expect(ukrainian.rating(Rating(8.46)) == "8,5")
        #expect(english.rating(Rating(10)) == "10.0")
        #expect(english.integer(1_234_567) == "1,234,567")
        #expect(ukrainian.integer(12_345) == "12\u{a0}345")
        let day = Day(year: 2008, month: 7, day: 18)
        #expect(english.day(day) == "July 18, 2008")
        #expect(ukrainian.day(day) == "18 липня 2008\u{202f}р.")
        #expect(english.day(Day(year: 1970)) == "1970")
    }

    @Test("a moment has a date and time in the language's format")
    func moments() throws {
        let date = Date(timeIntervalSince1970: 1_216_389_900)
        let zone = try #require(TimeZone(secondsFromGMT: 3_600))
        #expect(english.moment(date, timeZone: zone).contains("Jul 18, 2008"))
        #expect(english.moment(date, timeZone: zone).contains("3:05"))
        let ukrainian = ukrainian.moment(date, timeZone: zone)
        #expect(ukrainian.contains("18 лип. 2008") && ukrainian.contains("15:05"))
    }

    @Test("a rating is short in rows, in words in speech, and with votes in details")
    func ratings() {
        let rating = FacetValue.rating(Rating(8.5, votes: 31_000))
        #expect(english.text(of: rating, in: .row) == "★ 8.5")
        #expect(english.text(of: rating, in: .speech) == "rated 8.5")
        #expect(english.text(of: rating, in: .details) == "★ 8.5 (31,000 votes)")
    }

    @Test("a refusal depends on whether the service needs a key, and where it is entered")
    func refusals() {
        let title = Caption.words(["en": "Books", "uk": "Книжки"])
        let catalog = { @Sendable (isSaved: Bool) in
            KeyState.catalog(CatalogID("books"), title: title, isSaved: isSaved)
        }
        let forbidden = "The service refused the request (status 403)."
        let rejected = "The service rejected the API key."
        let place = "in Preferences, or with the command “vitrine catalogs key books”."
        let table: [(KeyState, Int, text: String, advice: String)] = [
            (.none, 403, forbidden, english("error.forbidden.advice")),
            (
                catalog(false), 403, "This service needs a key.",
                "No key for “Books” is saved. Enter one \(place)"
            ),
            (
                catalog(true), 401, rejected,
                "Check the key for “Books”. Enter it again \(place)"
            ),
            (
                catalog(true), 403, forbidden,
                "Check the key for “Books”. Enter it again \(place)"
            ),
            (
                .variable("TMDB_API_KEY"), 403, rejected,
                english("error.unauthorized.advice", "TMDB_API_KEY")
            ),
        ]
        for (key, status, text, advice) in table {
            let strings = english.about({ .network }, key: { key })
            let error = CatalogError.unauthorized(status: status, message: nil)
            #expect(strings.message(for: error).text == text)
            #expect(strings.message(for: error).advice == advice)
            let own = CatalogError.unauthorized(status: status, message: "No")
            #expect(strings.message(for: own).text == "No")
            #expect(strings.message(for: own).advice == advice)
        }
        #expect(!english("error.forbidden.advice").contains("key"))
        let ukrainian = ukrainian.about({ .network }, key: { catalog(true) })
        let advice = ukrainian.message(for: .unauthorized(message: nil)).advice
        #expect(advice?.contains("«Книжки»") == true)
        #expect(english.message(for: .server(status: 451, message: nil)).text.contains("refused"))
    }

    @Test("shows the service's message verbatim, and Retry-After in seconds")
    func serviceMessages() {
        let message = "Invalid API key: You must be granted a valid key."
        #expect(english.message(for: .unauthorized(message: message)).text == message)
        #expect(english.message(for: .unauthorized(message: message)).advice != nil)
        #expect(
            english.message(for: .rateLimited(retryAfter: .seconds(1))).advice
                == "Try again in 1 second."
        )
        #expect(english.message(for: .server(status: 503, message: nil)).text.contains("503"))
    }

    @Test(
        "Retry-After is in seconds, minutes or hours, rounded up",
        arguments: [
            (119, "119 seconds", "119 секунд"), (120, "2 minutes", "2 хвилини"),
            (121, "3 minutes", "3 хвилини"), (7_199, "120 minutes", "120 хвилин"),
            (9_999, "3 hours", "3 години"), (64_800, "18 hours", "18 годин"),
        ]
    )
    func pauses(_ seconds: Int, _ inEnglish: String, _ inUkrainian: String) {
        let error = CatalogError.rateLimited(retryAfter: .seconds(seconds))
        #expect(english.message(for: error).advice == "Try again in \(inEnglish).")
        #expect(ukrainian.message(for: error).advice == "Спробуйте ще раз за \(inUkrainian).")
    }

    @Test("numbers that don't fit end nothing")
    func strangeNumbers() {
        #expect(
            [90, 0.4, 0, -5].map { english.duration(minutes: $0) } == ["1 h 30 min", nil, nil, nil]
        )
        for number in [1e30, -1e30, .nan, .infinity, 0x1p63] as [Double] {
            _ = english.duration(minutes: number)
            #expect(english.rating(Rating(number)).count <= 4)
            for context in [Localizer.FacetContext.row, .details] {
                for unit in [FacetUnit.none, .things(key: "value.films"), .words(["en": [:]])] {
                    _ = english.text(of: .number(number), counting: unit, in: context)
                }
            }
        }
        #expect(english.integer(.min).hasPrefix("-9,223"))
        let error = CatalogError.rateLimited(retryAfter: .seconds(Int64.max))
        #expect(english.message(for: error).advice?.hasSuffix("hours.") == true)
    }

    @Test("a catalog's own limit is named as the reason")
    func paced() {
        let message = english.message(for: .paced(wait: .milliseconds(19_100)))
        #expect(message.text.contains("own limit of requests"))
        #expect(message.advice == "Try again in 20 seconds.")
    }

    @Test("full hours have no minutes")
    func hours() {
        #expect(english.duration(minutes: 180) == "3 h")
        #expect(ukrainian.duration(minutes: 60) == "1 год")
    }

    @Test("a right-to-left title can't reorder the sentence around it")
    func isolated() {
        let name = english("poster.label", "فيلم")
        #expect(name.hasPrefix("\u{200E}"))
        #expect(name.contains("\u{2068}فيلم\u{2069}"))
        #expect(!english("poster.label", "Alien").contains("\u{2068}"))
    }

    @Test("a caption without a translation falls back to English")
    func captions() {
        #expect(ukrainian.caption(.words(["en": "Books"])) == "Books")
        #expect(ukrainian.caption(.words(["en": "Books", "uk": "Книги"])) == "Книги")
        #expect(english.caption(.key("catalog.movies")) == "Movies")
    }

    @Test("a caption matches its value: one or several countries, a date or a year")
    func agreement() {
        let countries = Caption.key("facet.countries")
        #expect(english.caption(countries, of: .names(["A"])) == "Country")
        #expect(english.caption(countries, of: .names(["A", "B"])) == "Countries")
        #expect(ukrainian.caption(countries, of: .names(["A"])) == "Країна")
        #expect(ukrainian.caption(countries, of: .names(["A", "B"])) == "Країни")
        let released = Caption.key("facet.released")
        #expect(english.caption(released, of: .day(Day(year: 1994))) == "Year")
        #expect(ukrainian.caption(released, of: .day(Day(year: 1994))) == "Рік")
        let day = FacetValue.day(Day(year: 1994, month: 10, day: 14))
        #expect(english.caption(released, of: day) == "Release Date")
        let other = Caption.key("facet.rating")
        #expect(english.caption(other, of: .day(Day(year: 1994))) == "Rating")
        #expect(english.caption(.words(["en": "Kinds"]), of: .names(["A"])) == "Kinds")
        #expect(english.caption(released, of: nil) == "Release Date")
    }
}
