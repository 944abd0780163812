public import Foundation

/// The value of a facet.
///
/// The set of kinds is closed: how a kind is shown, spoken, sorted and written as JSON is decided
/// once per kind. The set of facets is open.
public enum FacetValue: Hashable, Sendable {
    /// Running text: an overview, an original title.
    case text(String)
    /// Names in the service's order: genres, films, countries.
    case names([String])
    /// A quantity, in the unit given by the facet's documentation.
    case number(Double)
    /// An average of votes.
    case rating(Rating)
    /// A calendar date, possibly only a year or a month.
    case day(Day)
    /// A user of the service.
    case person(Person)
    /// A trailer that can be played.
    case trailer(Trailer)
    /// A URL to open in a browser.
    case link(URL)
}
