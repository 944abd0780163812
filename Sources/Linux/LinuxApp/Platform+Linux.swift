package import Composition
import Foundation
import LinuxPlatform
import Primitives

extension Platform {
    /// Returns the Linux platform, with this process's demonstration service.
    package static func linux(_ configuration: Configuration, demo: Demo) -> Platform {
        var network = CurlHTTPClient.Configuration()
        // As in curl.
        network.certificates = configuration.environment["SSL_CERT_FILE"]
            .flatMap { $0.isEmpty ? nil : URL(filePath: $0) }
        var platform = Platform(
            transport: CurlHTTPClient(network),
            decoder: PixbufDecoder(),
            folders: .xdg(environment: configuration.environment),
            startDemo: { try demo.start() },
            log: { Terminal.note($0) }
        )
        platform.transportThrough = { [network] proxy in
            var network = network
            network.proxy = proxy
            return CurlHTTPClient(network)
        }
        platform.keyring = Keyring()
        platform.hasNetwork = { NetworkInterfaces.hasNetwork }
        platform.lacksDemoPictures = !Demo.hasPictures
        return platform
    }
}
