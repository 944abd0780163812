import Catalog
import Features
import Foundation
import ImagePipeline
import Library
import Primitives
import Networking
import TestSupport

@testable import Composition

/// An app start, with its variables, folders and transport.
struct Start {
    static let key = String(repeating: "0123456789abcdef", count: 2)
    static let token =
        "ey" + "JhbGciOiJIUzI1NiJ9.ey" + "JhdWQiOiJzZWNyZXQifQ.c2lnbmF0dXJl"
    static let movies = CatalogID("movies")
    static let popular = Query(catalog: movies, list: ListID("popular"))

    let wire: Wire
    let folder: TemporaryFolder
    /// The transport used through a proxy.
    let proxied = Wire()
    /// Whether the machine has a network; nil if that isn't known.
    var hasNetwork: Bool?
    private let proxyAddresses = Locked<[URL]>([])
    /// The clock that times the delays between attempts.
    let clock: StepClock
    private let log: Locked<[String]>
    /// The settings file.
    let file: SettingsFile
    private let demoStarts = Locked(0)
    private let variables: [String: String]
    private let port: Int
    private let manifests: [ManifestFile]

    init(
        _ variables: [String: String] = [:],
        in folder: TemporaryFolder = TemporaryFolder(),
        over wire: Wire = Wire(),
        port: Int = 4_000,
        clock: StepClock = StepClock(),
        manifests: [ManifestFile] = []
    ) {
        self.manifests = manifests
        self.clock = clock
        let log = Locked<[String]>([])
        self.log = log
        file = SettingsFile(in: folder.folders.settings) { line in
            log.withLock { $0.append(line) }
        }
        self.variables = variables
        self.folder = folder
        self.wire = wire
        self.port = port
    }

    /// The delays between attempts, in order.
    var waits: [Duration] { clock.sleeps }
    /// The lines of the log.
    var logged: [String] { log.withLock { $0 } }
    /// How many times the demo was started.
    var demoStartCount: Int { demoStarts.withLock { $0 } }

    func library(_ change: (inout Configuration) -> Void = { _ in }) async throws -> Library {
        var configuration = try Configuration(environment: variables, manifests: manifests)
        change(&configuration)
        return try await Composition.library(configuration, on: platform, clock: clock)
    }

    /// A library with other sources, on the same platform.
    func library(of sources: [CatalogSource]) async throws -> Library {
        let configuration = try Configuration(environment: variables)
        return try await Composition.library(of: sources, configuration, on: platform)
    }

    /// The library and the settings, as the window opens them.
    func open() async throws -> (library: Library, settings: any SettingsService) {
        let configuration = try Configuration(environment: variables, settings: file.settings)
        return try await Composition.open(
            configuration,
            settings: file,
            on: platform,
            clock: clock
        )
    }

    /// The requested proxies, in order.
    var proxies: [URL] { proxyAddresses.withLock { $0 } }
    var settingsFile: URL { folder.folders.settings.appending(path: "settings.json") }
    var keyPath: String { folder.folders.settings.appending(path: "tmdb.key").path }

    /// The paths of all files in the folders.
    var files: [String] {
        get throws {
            try FileManager.default.subpathsOfDirectory(atPath: folder.url.path)
                .map { folder.url.appending(path: $0).path }
                .filter { (try? Data(contentsOf: URL(filePath: $0))) != nil }
        }
    }

    /// Saves sources from JSON.
    func choose(_ sources: String) {
        let json = Data(#"{"settings": {"sources": \#(sources)}}"#.utf8)
        // Invalid JSON saves nothing, which a test would notice.
        if let settings = try? JSONDecoder().decode(Settings.self, from: json) {
            file.keep(settings)
        }
    }

    private var platform: Platform {
        var platform = Platform(
            transport: wire,
            decoder: HeadReader(),
            folders: folder.folders,
            startDemo: { [demoStarts, port] in
                demoStarts.withLock { $0 += 1 }
                guard let url = URL(string: "http://127.0.0.1:\(port)") else {
                    throw CocoaError(.fileNoSuchFile)
                }
                return url
            },
            // The library keeps the folder, which is removed once it is released.
            log: { [log, folder] line in
                withExtendedLifetime(folder) { log.withLock { $0.append(line) } }
            }
        )
        if let hasNetwork { platform.hasNetwork = { hasNetwork } }
        platform.transportThrough = { [proxied, proxyAddresses] proxy in
            proxyAddresses.withLock { $0.append(proxy) }
            return proxied
        }
        return platform
    }
}

extension Library {
    /// The query's current order in the store.
    nonisolated func stored(_ query: Query) async throws -> ItemOrder? {
        for try await order in order(of: query) { return order }
        return nil
    }
}

/// Recognizes the demo's image by its bytes.
private struct HeadReader: ImageDecoding {
    func size(of data: Data) throws(ImageError) -> PixelSize {
        guard data == Wire.image else { throw .undecodable }
        return PixelSize(2, 3)
    }

    func decode(_ data: Data, to fit: ImageRequest.Fit) throws(ImageError) -> DecodedImage {
        throw .undecodable
    }
}
