public import Foundation

/// Where an artwork can be fetched today at some width.
public struct ImageAddress: Hashable, Sendable {
    /// The address.
    public let url: URL
    /// The service's name for the width, such as `w342`: with source and path it names the bytes,
    /// whatever address they come from.
    public let variant: String

    /// Makes an address.
    public init(url: URL, variant: String) {
        self.url = url
        self.variant = variant
    }
}
