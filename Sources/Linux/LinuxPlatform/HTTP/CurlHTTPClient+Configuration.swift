public import Foundation

extension CurlHTTPClient {
    /// Options for every request of a client.
    public struct Configuration: Sendable {
        /// The proxy for every address but loopback; nil, the default, uses the environment's.
        ///
        /// Schemes: http, https, socks4, socks5, socks5h.
        public var proxy: URL?
        /// A file of trusted certificates (PEM) instead of the system's; nil by default.
        public var certificates: URL?
        /// The time limit for establishing a connection.
        ///
        /// 10 s by default.
        public var connectTimeout: Duration
        /// Concurrent HTTP/1.1 connections per host; HTTP/2 shares one.
        ///
        /// 6 by default.
        public var connectionsPerHost: Int
        /// The User-Agent header; `Vitrine` by default.
        public var userAgent: String

        /// See the properties for the defaults.
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
