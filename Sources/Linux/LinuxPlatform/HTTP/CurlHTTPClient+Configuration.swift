public import Foundation

extension CurlHTTPClient {
    /// Options for all requests of a client.
    public struct Configuration: Sendable {
        /// The proxy for all addresses except loopback; nil, the default, uses the environment's
        /// proxy.
        ///
        /// Supported schemes: http, https, socks4, socks5, socks5h.
        public var proxy: URL?
        /// A file of trusted certificates (PEM) that replaces the system's; nil by default.
        public var certificates: URL?
        /// The time limit for establishing a connection; 10 seconds by default.
        public var connectTimeout: Duration
        /// The maximum number of concurrent HTTP/1.1 connections per host; 6 by default.
        ///
        /// With HTTP/2, all requests to a host share one connection.
        public var connectionsPerHost: Int
        /// The User-Agent header; `Vitrine` by default.
        public var userAgent: String

        /// Creates a configuration; see the properties for the defaults.
        public init(
            proxy: URL? = nil,
            certificates: URL? = nil,
            connectTimeout: Duration = .seconds(10),
            connectionsPerHost: Int = 6,
            userAgent: String = "Vitrine"
        ) {
            self.proxy = proxy
            self.certificates = certificates
            self.connectTimeout = connectTimeout
            self.connectionsPerHost = connectionsPerHost
            self.userAgent = userAgent
        }
    }
}
