public import Foundation

/// The current address of an artwork at some width.
public struct ImageAddress: Hashable, Sendable {
    /// The absolute address, valid only for this run because base addresses and ports change.
    public let url: URL
    /// The service's name for the width, such as `w342`.
    ///
    /// Together with the source and path it identifies the bytes, whatever their address.
    public let variant: String

    /// Creates an address without validating its parts.
    public init(url: URL, variant: String) {
        self.url = url
        self.variant = variant
    }
}
