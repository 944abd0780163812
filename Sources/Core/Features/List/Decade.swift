import L10n

/// A range of ten years to filter by.
public struct Decade: Identifiable, Hashable, Sendable {
    /// The first year, such as 1990.
    public let first: Int
    /// The name, such as "1990s".
    public let title: String
    /// The first year.
    public var id: Int { first }

    /// Returns the newest decade and the seven before it, which cover most movies.
    @MainActor
    static func all(_ strings: Localizer) -> [Decade] {
        let newest = (FilterForm.years.upperBound - 5) / 10 * 10
        return stride(from: newest, through: newest - 70, by: -10).map {
            Decade(first: $0, title: strings("filter.decade", String($0)))
        }
    }
}

extension FilterForm {
    /// Returns whether the years exactly match a decade.
    public func isOf(_ decade: Decade) -> Bool {
        firstYear == decade.first && lastYear == decade.first + 9
    }

    /// Whether the years exactly match a decade, for binding to its button.
    public subscript(isOf decade: Decade) -> Bool {
        get { isOf(decade) }
        set { if newValue != isOf(decade) { toggle(decade) } }
    }

    /// Sets the years to a decade, or clears them if they already match it.
    mutating func toggle(_ decade: Decade) {
        (firstYear, lastYear) =
            isOf(decade)
            ? (Self.years.lowerBound, Self.years.upperBound) : (decade.first, decade.first + 9)
    }
}
