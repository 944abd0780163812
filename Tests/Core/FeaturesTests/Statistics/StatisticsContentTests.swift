import Catalog
import L10n
import Testing

@testable import Features
@testable import Library

@Suite("Statistics table")
struct StatisticsContentTests {
    private let statistics = ImageStatistics(
        rows: [
            ImageStatistics.Row(
                user: Person(key: "1", name: "Bo"),
                posts: 3,
                averageImageBytes: 558_045,
                greatestWidth: 900
            ),
            ImageStatistics.Row(user: Person(key: "2", name: "ada"), posts: 12),
            ImageStatistics.Row(
                user: Person(key: "3", name: "Cy"),
                posts: 3,
                averageImageBytes: 1_000,
                greatestWidth: 2_048
            ),
        ],
        pendingImages: 4
    )
    private let english = Localizer(.english)

    private func users(_ column: Int, _ isDescending: Bool) -> [String] {
        let order = StatisticsOrder(column: column, isDescending: isDescending)
        return StatisticsContent(statistics, english).sorted(by: order).rows.map(\.name)
    }

    @Test("sorts either way, breaks ties by name, and puts missing values last")
    func order() {
        #expect(users(1, true) == ["ada", "Bo", "Cy"])
        #expect(users(1, false) == ["Bo", "Cy", "ada"])
        #expect(users(2, true) == ["Bo", "Cy", "ada"])
        #expect(users(2, false) == ["Cy", "Bo", "ada"])
        #expect(users(3, true) == ["Cy", "Bo", "ada"])
        #expect(users(0, false) == ["ada", "Bo", "Cy"])
        #expect(users(0, true) == ["Cy", "Bo", "ada"])
    }

    @Test("formats numbers in the app's language, and missing ones as a dash")
    func words() {
        let content = StatisticsContent(statistics, english)
        let (ada, bo) = (content.rows[0], content.rows[1])
        #expect(bo.texts == ["Bo", "3", "558,045", "900"])
        let ukrainian = StatisticsContent(statistics, Localizer(.ukrainian))
        #expect(ukrainian.rows[1].texts[2] == "558\u{A0}045")
        #expect(ada.texts == ["ada", "12", "–", "–"])
        #expect(
            bo.speech == "Bo, 3 posts, average size 558,045 bytes, greatest width 900 pixels"
        )
        #expect(ada.speech == "ada, 12 posts, no photo downloaded yet")
        #expect(content.note.contains("4") && content.failure == nil)
    }

    private let watched = WatchedStatistics([
        WatchedItem(
            days: [Day(year: 2026, month: 3, day: 1), Day(year: 2026, month: 3, day: 9), nil],
            rating: OwnRating(halfStars: 9),
            facets: Facets().setting(.genres, ["Drama", "comedy"])
                .setting(.released, Day(year: 1999))
        ),
        WatchedItem(
            days: [Day(year: 2025, month: 11, day: 30)],
            rating: OwnRating(halfStars: 4),
            facets: Facets().setting(.genres, ["Drama"]).setting(.released, Day(year: 2003))
        ),
        WatchedItem(days: [nil], rating: nil, facets: Facets()),
    ])

    private func rows(
        _ grouping: StatisticsGrouping,
        _ language: Language = .english
    ) -> [[String]] {
        watched.content(by: grouping, Localizer(language)).sorted(by: grouping.order).rows
            .map(\.texts)
    }

    @Test("what was watched by month, genre, decade and rating, with what isn't known at the end")
    func groups() {
        #expect(
            rows(.month) == [
                ["March 2026", "2", "4.5"], ["November 2025", "1", "2.0"], ["No date", "1", "–"],
            ]
        )
        #expect(
            rows(.genre) == [
                ["Drama", "2", "3.3"], ["comedy", "1", "4.5"], ["Unknown", "1", "–"],
            ]
        )
        #expect(
            rows(.decade) == [
                ["2000s", "1", "2.0"], ["1990s", "1", "4.5"], ["Unknown", "1", "–"],
            ]
        )
        #expect(rows(.rating) == [["4.5 ★", "1"], ["2 ★", "1"], ["Not rated", "1"]])
        #expect(
            rows(.decade, .ukrainian).map { $0[0] } == ["2000-ні", "1990-ті", "Невідомо"]
        )
        #expect(rows(.month, .ukrainian)[0][0].hasPrefix("Березень 2026"))
    }

    @Test("notes say how much was watched, and how it is counted if the rows add up to more")
    func notes() {
        let note = { watched.content(by: $0, english).note }
        #expect(note(.month) == "3 titles watched. With each day counted: 4 times.")
        #expect(note(.genre) == "3 titles watched. Each counts once for every genre that it has.")
        #expect(note(.decade) == "3 titles watched.")
        let row = watched.content(by: .rating, english).rows[1]
        #expect(row.speech == "4.5 of 5 stars, 1 watched")
        let month = watched.content(by: .month, english).rows[1]
        #expect(month.speech == "March 2026, 2 watched, average of my ratings 4.5 of 5 stars")
    }
}
