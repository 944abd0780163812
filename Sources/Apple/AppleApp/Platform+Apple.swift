#if canImport(UIKit)
import ApplePlatform
import Composition
import DemoService
import Foundation
import ImagePipeline
import Networking
import Primitives

extension Platform {
    /// Returns the services of iOS, with the demo in this process, so that the app makes no network
    /// requests until the user chooses an internet source.
    ///
    /// - Throws: A Cocoa error if a folder can't be created.
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
        platform.hasNetwork = { NetworkInterfaces.hasNetwork }
        // App Transport Security, with NSAllowsLocalNetworking in Info.plist.
        platform.limitsPlainHTTP = true
        return platform
    }
}

extension DemoService {
    /// Returns the demo service with the pictures in the app bundle.
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
