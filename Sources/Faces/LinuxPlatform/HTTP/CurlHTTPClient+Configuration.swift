public import Foundation

extension CurlHTTPClient {
    /// What holds for every request of a client.
    public struct Configuration: Sendable {
        /// The proxy for every address but loopback; nil, the default, leaves it to the
        /// environment.
        ///
        /// Schemes: http, https, socks4, socks5, socks5h.
        public var proxy: URL?
        /// A file of trusted certificates (PEM) in place of the system's; nil by default.
        public var certificates: URL?
        /// How long making a connection may take.
        ///
        /// 10 s by default.
        public var connectTimeout: Duration
        /// HTTP/1.1 connections to one host at once; HTTP/2 shares one.
        ///
        /// 6 by default.
        public var connectionsPerHost: Int
        /// What the client calls itself; `Vitrine` by default.
        public var userAgent: String

        /// Makes a configuration; see the properties for the defaults.
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
