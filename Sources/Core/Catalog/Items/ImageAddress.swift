public import Foundation

/// Where an artwork can currently be fetched, at some width.
public struct ImageAddress: Hashable, Sendable {
    /// An absolute address, valid for this run only: base addresses and ports change.
    public let url: URL
    /// The service's name for the width, such as `w342`.
    ///
    /// Together with source and path it identifies the bytes, whatever address they come from.
    public let variant: String

    /// Neither part is validated.
    public init(url: URL, variant: String) {
        self.url = url
        self.variant = variant
    }
}
