import L10n

/// Ten years to filter by at once.
public struct Decade: Identifiable, Hashable, Sendable {
    /// The first of its years, such as 1990.
    public let first: Int
    /// Its name, such as "1990s".
    public let title: String
    /// The first of its years.
    public var id: Int { first }

    /// The newest and the seven before, which most movies are of.
    @MainActor
    static func all(_ strings: Localizer) -> [Decade] {
        let newest = (FilterForm.years.upperBound - 5) / 10 * 10
        return stride(from: newest, through: newest - 70, by: -10).map {
            Decade(first: $0, title: strings("filter.decade", String($0)))
        }
    }
}

extension FilterForm {
    /// Whether the years are those of a decade.
    public func isOf(_ decade: Decade) -> Bool {
        firstYear == decade.first && lastYear == decade.first + 9
    }

    /// The years of a decade, or any if they are its years already.
    mutating func toggle(_ decade: Decade) {
        (firstYear, lastYear) =
            isOf(decade)
            ? (Self.years.lowerBound, Self.years.upperBound) : (decade.first, decade.first + 9)
    }
}
