import Catalog
import Foundation

extension Day {
    /// The current date in the system's time zone.
    static var today: Day { Day(Date()) }

    /// Creates the day of a date in the system's time zone.
    init(_ date: Date) {
        let parts = Calendar(identifier: .gregorian)
            .dateComponents([.year, .month, .day], from: date)
        self.init(year: parts.year ?? 1970, month: parts.month, day: parts.day)
    }
}
