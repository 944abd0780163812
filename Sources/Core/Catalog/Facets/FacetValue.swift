public import Foundation

/// The value of a facet.
///
/// The set of kinds is closed: each kind has one way of being displayed, spoken, sorted and encoded
/// as JSON. The set of facets is open.
public enum FacetValue: Hashable, Sendable {
    /// Running text: an overview, an original title.
    case text(String)
    /// Names in the service's order: genres, films, countries.
    case names([String])
    /// A quantity, in the unit documented for the facet.
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
    /// People in the service's order: directors, actors.
    case people([Person])
}
