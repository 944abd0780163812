import Catalog
import Features
import L10n
import Testing

@Suite("Statistics table")
struct StatisticsContentTests {
    private let content = StatisticsContent(
        rows: [
            StatisticsRow(id: "1", user: "Bo", posts: 3, averageBytes: 558_045, greatestWidth: 900),
            StatisticsRow(id: "2", user: "ada", posts: 12, averageBytes: nil, greatestWidth: nil),
            StatisticsRow(id: "3", user: "Cy", posts: 3, averageBytes: 1_000, greatestWidth: 2_048),
        ],
        pending: 4,
        failed: 0,
        failedTitles: []
    )

    private func users(_ column: StatisticsColumn, _ isDescending: Bool) -> [String] {
        content.sorted(by: column, isDescending: isDescending).rows.map(\.user)
    }

    @Test("sorts either way, breaks ties by name, and puts missing values last")
    func order() {
        #expect(users(.posts, true) == ["ada", "Bo", "Cy"])
        #expect(users(.posts, false) == ["Bo", "Cy", "ada"])
        #expect(users(.average, true) == ["Bo", "Cy", "ada"])
        #expect(users(.average, false) == ["Cy", "Bo", "ada"])
        #expect(users(.width, true) == ["Cy", "Bo", "ada"])
        #expect(users(.user, false) == ["ada", "Bo", "Cy"])
        #expect(users(.user, true) == ["Cy", "Bo", "ada"])
        #expect(content.sorted(by: .user, isDescending: true).pending == 4)
    }

    @Test("formats numbers in the app's language, and missing ones as a dash")
    func words() {
        let (bo, ada) = (content.rows[0], content.rows[1])
        #expect(bo.text(in: .average, Localizer(.english)) == "558,045")
        #expect(bo.text(in: .average, Localizer(.ukrainian)) == "558\u{A0}045")
        #expect(bo.text(in: .user, Localizer(.english)) == "Bo")
        #expect(ada.text(in: .width, Localizer(.english)) == "–")
        #expect(
            bo.speech(Localizer(.english))
                == "Bo, 3 posts, average size 558,045 bytes, greatest width 900 pixels"
        )
        #expect(ada.speech(Localizer(.english)) == "ada, 12 posts, no photo downloaded yet")
    }
}
