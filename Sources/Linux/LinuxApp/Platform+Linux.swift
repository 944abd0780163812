package import Composition
import LinuxPlatform

extension Platform {
    /// Returns the Linux platform, with this process's demonstration service.
    package static func linux(_ configuration: Configuration, demo: Demo) -> Platform {
        var platform = Platform(
            transport: CurlHTTPClient(),
            decoder: PixbufDecoder(),
            folders: .xdg(environment: configuration.environment),
            startDemo: { try demo.start() },
            log: { Terminal.note($0) }
        )
        platform.transportThrough = { CurlHTTPClient(CurlHTTPClient.Configuration(proxy: $0)) }
        platform.keyring = Keyring()
        platform.lacksDemoPictures = !Demo.hasPictures
        return platform
    }
}
