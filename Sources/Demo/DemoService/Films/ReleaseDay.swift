/// A calendar date; 0 if the release date is unknown.
struct ReleaseDay: Hashable, Comparable, Sendable {
    /// The year, month and day as one decimal number, such as 20080718.
    let number: Int32

    static let unknown = ReleaseDay(number: 0)

    /// Creates a date from values that must be valid.
    init(year: Int, month: Int, day: Int) {
        number = Int32(year * 10_000 + month * 100 + day)
    }

    /// Parses `YYYY-MM-DD`; nil for anything else.
    init?(_ text: some StringProtocol) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].utf8.count == 4, parts[1].utf8.count == 2,
            parts[2].utf8.count == 2, let year = Int(parts[0]), let month = Int(parts[1]),
            let day = Int(parts[2]), (1...12).contains(month), (1...31).contains(day), year > 0
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    private init(number: Int32) {
        self.number = number
    }

    var year: Int { Int(number) / 10_000 }
    var month: Int { Int(number) / 100 % 100 }
    var day: Int { Int(number) % 100 }
    var isKnown: Bool { number != 0 }

    /// `YYYY-MM-DD`, or empty if unknown, like TMDB.
    var text: String {
        guard isKnown else { return "" }
        return "\(Self.padded(year, 4))-\(Self.padded(month, 2))-\(Self.padded(day, 2))"
    }

    static func < (left: ReleaseDay, right: ReleaseDay) -> Bool {
        left.number < right.number
    }

    private static func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }
}
