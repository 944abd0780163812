/// The kinds of ``FacetValue``, without a value.
public enum FacetKind: UInt8, CaseIterable, Sendable {
    /// Running text.
    case text = 1
    /// A list of names.
    case names = 2
    /// A quantity.
    case number = 3
    /// An average of votes.
    case rating = 4
    /// A calendar date, possibly only a year or a month.
    case day = 5
    /// A user of the service, with a key and a name.
    case person = 6
    /// A video on a site, to be played or opened.
    case trailer = 7
    /// A URL to open in a browser.
    case link = 8
    /// Several people, each with a key and a name.
    case people = 9
}

extension FacetValue {
    /// The kind of this value.
    public var kind: FacetKind {
        switch self {
        case .text: .text
        case .names: .names
        case .number: .number
        case .rating: .rating
        case .day: .day
        case .person: .person
        case .trailer: .trailer
        case .link: .link
        case .people: .people
        }
    }
}
