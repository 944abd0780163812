public import Foundation

/// The value of a facet.
///
/// The set of kinds is closed: how a kind is shown, spoken, sorted and written as JSON is decided
/// once per kind. Which facets exist is open.
public enum FacetValue: Hashable, Sendable {
    /// Running text: an overview, an original title.
    case text(String)
    /// Names in the service's order: genres, films, countries.
    case names([String])
    /// A quantity, in the unit that the facet's name says.
    case number(Double)
    /// An average of votes.
    case rating(Rating)
    /// A day of the calendar.
    case day(Day)
    /// Somebody.
    case person(Person)
    /// A trailer that can be played.
    case trailer(Trailer)
    /// An address to open elsewhere.
    case link(URL)
}
