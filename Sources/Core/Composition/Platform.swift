public import Foundation
public import ImagePipeline
public import Networking

/// What a platform lends to the app; everything else is the same on all of them.
public struct Platform: Sendable {
    /// Carries requests.
    public var transport: any HTTPClient
    /// Makes pixels of bytes.
    public var decoder: any ImageDecoding
    /// The folders for data, caches and settings.
    public var folders: Folders
    /// Carries requests through a proxy; nil, the default, where the platform cannot.
    public var transportThrough: (@Sendable (URL) -> any HTTPClient)?
    /// The system's keyring; nil, the default, where it has none.
    public var keyring: (any SecretStore)?
    /// Starts the demonstration service and says where it listens; called once for each
    /// source that needs it.
    public var startDemo: @Sendable () throws -> URL
    /// Whether the demonstration service has no pictures to show; false by default.
    public var lacksDemoPictures = false
    /// Writes a line for developers, without any key in it.
    public var log: @Sendable (String) -> Void

    /// Makes a platform of its parts.
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
