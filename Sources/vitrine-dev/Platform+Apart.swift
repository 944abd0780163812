import Composition
import Foundation
import LinuxApp
import LinuxPlatform
import Networking

extension Platform {
    /// Returns the Linux platform for a tour or a measurement, without a keyring.
    ///
    /// All folders are below `folder`, separate from the user's.
    static func apart(
        in folder: URL,
        transport: any HTTPClient = CurlHTTPClient(),
        startDemo: @escaping @Sendable () throws -> URL
    ) -> Platform {
        Platform(
            transport: transport,
            decoder: PixbufDecoder(),
            folders: Folders(
                data: folder.appending(path: "data"),
                caches: folder.appending(path: "cache"),
                settings: folder.appending(path: "settings")
            ),
            startDemo: startDemo,
            log: { Terminal.note($0) }
        )
    }
}
