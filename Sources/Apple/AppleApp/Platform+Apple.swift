#if canImport(UIKit)
import ApplePlatform
import Composition
import DemoService
import Foundation
import ImagePipeline
import Networking

extension Platform {
    /// What iOS lends, with the demonstration in this process: nothing leaves the device until a
    /// person chooses a source of the internet.
    ///
    /// - Throws: an error of the Cocoa domain where a folder cannot be made.
    static func apple() throws -> Platform {
        let folders = try Folders.apple()
        try FilePolicy.keep(folders.data)
        try FilePolicy.leaveOut(folders.caches)
        let log = SystemLog(category: "app")
        var platform = Platform(
            transport: InProcessDemo(.bundled(), network: URLSessionHTTPClient()),
            decoder: ImageIODecoder(),
            folders: folders,
            startDemo: { InProcessDemo.address },
            log: { log.note($0) }
        )
        platform.keyring = KeychainStore()
        return platform
    }
}

extension DemoService {
    /// The demonstration with the pictures of the app's bundle.
    static func bundled() -> DemoService {
        let scaler = ImageIOScaler()
        return DemoService(
            pictures: .bundled { file, size in
                try scaler.jpeg(of: file, size: PixelSize(size.width, size.height))
            }
        )
    }
}
#endif
