import Composition
import Foundation
import LinuxApp
import LinuxPlatform
import Networking

extension Platform {
    /// What Linux lends to a tour or a measurement: folders of its own below `folder`, no keyring.
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
