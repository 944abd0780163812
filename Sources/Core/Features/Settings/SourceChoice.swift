public import Foundation

/// Where a catalog comes from.
public enum SourceChoice: Hashable, Sendable {
    /// The demonstration service within the app.
    case embedded
    /// The public service.
    case live
    /// Another address of the same protocol.
    case custom(URL)

    /// The kinds of places, without their addresses.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        /// The demonstration service within the app.
        case embedded
        /// The public service.
        case live
        /// Another address of the same protocol.
        case custom
    }

    /// The kind of place.
    public var kind: Kind {
        switch self {
        case .embedded: .embedded
        case .live: .live
        case .custom: .custom
        }
    }

    /// The address of a custom place.
    public var address: URL? {
        if case .custom(let address) = self { address } else { nil }
    }
}
