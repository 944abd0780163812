#if canImport(UIKit)
import ApplePlatform
import Composition
import DemoService
import Foundation
import ImagePipeline
import Networking

extension Platform {
    /// The services of iOS, with the demo in this process: the app makes no network requests until
    /// the user chooses an internet source.
    ///
    /// - Throws: An error of the Cocoa domain if a folder can't be created.
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
    /// The demo service with the pictures of the app's bundle.
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
