public import Foundation

/// The current address of an artwork at some width.
public struct ImageAddress: Hashable, Sendable {
    /// The absolute address, valid only for this run because base addresses and ports change.
    public let url: URL
    /// The service's name for the width, such as `w342`.
    ///
    /// Together with the source and path it identifies the bytes, whatever their address.
    public let variant: String
    /// Whether this machine and the local network may answer.
    public let allowsLocalHosts: Bool
    /// The headers that the service needs if the picture is its own, which is requested with its key
    /// and at its pace; nil for any other picture.
    public let serviceHeaders: [String: String]?

    /// Creates an address without validating its parts; by default, local hosts may answer, and the
    /// request has neither a key nor headers.
    public init(
        url: URL,
        variant: String,
        allowsLocalHosts: Bool = true,
        serviceHeaders: [String: String]? = nil
    ) {
        self.url = url
        self.variant = variant
        self.allowsLocalHosts = allowsLocalHosts
        self.serviceHeaders = serviceHeaders
    }
}
