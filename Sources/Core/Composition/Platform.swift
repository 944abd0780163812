public import Foundation
public import ImagePipeline
public import Networking

/// The parts that differ between operating systems.
public struct Platform: Sendable {
    /// Sends all requests unless a proxy is set.
    public var transport: any HTTPClient
    /// Decodes image files.
    public var decoder: any ImageDecoding
    /// The folders for data, caches and settings.
    public var folders: Folders
    /// Creates a transport for a proxy; nil, the default, if the platform doesn't support proxies.
    public var transportThrough: (@Sendable (URL) -> any HTTPClient)?
    /// The system's keyring; nil by default.
    public var keyring: (any SecretStore)?
    /// Starts the demonstration service on the first call, and returns its address on each one.
    public var startDemo: @Sendable () throws -> URL
    /// Whether the demonstration service has no pictures; false by default.
    public var lacksDemoPictures = false
    /// Whether the system allows `http://` only in the local network; false by default.
    public var limitsPlainHTTP = false
    /// Whether the machine has a network; nil, the default, if that isn't known.
    public var hasNetwork: (@Sendable () -> Bool)?
    /// Logs a line for developers, which never contains a key.
    public var log: @Sendable (String) -> Void

    /// Creates a platform, by default without proxy support or a keyring.
    public init(
        transport: any HTTPClient,
        decoder: any ImageDecoding,
        folders: Folders,
        startDemo: @escaping @Sendable () throws -> URL,
        log: @escaping @Sendable (String) -> Void
    ) {
        self.transport = transport
        self.decoder = decoder
        self.folders = folders
        self.startDemo = startDemo
        self.log = log
    }
}
