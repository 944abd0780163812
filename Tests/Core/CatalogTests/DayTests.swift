import Catalog
import Testing

@Suite("Day")
struct DayTests {
    @Test(
        "reads and writes a day with its precision",
        arguments: [
            ("2008-07-18", Day(year: 2008, month: 7, day: 18)),
            ("2008-07", Day(year: 2008, month: 7)),
            ("1927", Day(year: 1927)), ("2000-02-29", Day(year: 2000, month: 2, day: 29)),
        ]
    )
    func reading(text: String, day: Day) {
        #expect(Day(iso: text) == day)
        #expect(day.iso == text)
    }

    @Test(
        "rejects invalid days",
        arguments: [
            "", "2008-13-01", "2008-00-10", "2007-02-29", "1900-02-29", "2008-7-1", "08-07-18",
            "2008-07-18T00:00", "0000-01-01", "२००८-०७-१८", "-2008", "2008-", "soon",
        ]
    )
    func refusing(text: String) {
        #expect(Day(iso: text) == nil)
    }

    @Test("days sort by time, less precise ones first")
    func order() {
        let days = ["2009", "2008-07-18", "2008", "2008-07", "2008-07-02"].compactMap {
            Day(iso: $0)
        }
        #expect(
            days.sorted().map(\.iso)
                == ["2008", "2008-07", "2008-07-02", "2008-07-18", "2009"]
        )
    }
}
