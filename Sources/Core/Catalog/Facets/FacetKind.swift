/// The kinds of ``FacetValue``, without a value.
public enum FacetKind: UInt8, CaseIterable, Sendable {
    /// Running text.
    case text = 1
    /// Several names.
    case names = 2
    /// A quantity.
    case number = 3
    /// An average of votes.
    case rating = 4
    /// A day.
    case day = 5
    /// Somebody.
    case person = 6
    /// A trailer.
    case trailer = 7
    /// An address.
    case link = 8
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
        }
    }
}
