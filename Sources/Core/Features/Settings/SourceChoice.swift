public import Foundation

/// The source of a catalog.
public enum SourceChoice: Hashable, Sendable {
    /// The demonstration service inside the app.
    case embedded
    /// The public service.
    case live
    /// Another server with the same protocol.
    case custom(URL)

    /// The cases without the address.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        /// The demonstration service inside the app.
        case embedded
        /// The public service.
        case live
        /// Another server with the same protocol.
        case custom
    }

    /// The kind of the source, without its address.
    public var kind: Kind {
        switch self {
        case .embedded: .embedded
        case .live: .live
        case .custom: .custom
        }
    }

    /// The address of a custom source; nil for the others.
    public var address: URL? {
        if case .custom(let address) = self { address } else { nil }
    }
}
