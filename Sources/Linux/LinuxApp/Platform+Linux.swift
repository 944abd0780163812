package import Composition
import LinuxPlatform

extension Platform {
    /// Returns the platform parts for Linux, with the demonstration service of this process.
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
