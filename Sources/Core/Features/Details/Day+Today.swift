import Catalog
import Foundation

extension Day {
    /// The current date in the system's time zone.
    static var today: Day {
        let parts = Calendar(identifier: .gregorian)
            .dateComponents([.year, .month, .day], from: Date())
        return Day(year: parts.year ?? 1970, month: parts.month, day: parts.day)
    }
}
