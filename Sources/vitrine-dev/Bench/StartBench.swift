import Composition
import Features
import Foundation
import LinuxApp
import LinuxPlatform
import Networking
import Primitives
import VitrineCLI
import VitrineGTK

/// Measures a first start with an empty store, with the demonstration service in this process or at
/// an address.
///
/// `first_posters_ms` is the time from the start of the process to the end of the first frame that
/// has shelves and shows all posters in the window after all services have responded. It doesn't
/// wait for the second attempt of requests that failed; `failed` is their number.
@MainActor
final class StartBench {
    /// The maximum number of frames to wait, equal to one minute.
    private static let maximumTicks = 3_600

    private let bench: BenchWindow
    private let configuration: Configuration
    private let platform: Platform
    private let transport: FailureCounter
    private var window: MainWindow?
    private var firstPosters: Double?
    private var ticks = 0

    /// Creates a measurement; `folder` is for the store and is emptied.
    ///
    /// Without an `address`, starts `demo` in this process.
    init(
        _ demo: Demo,
        at address: URL?,
        folder: URL,
        configuration: Configuration,
        _ network: CurlHTTPClient.Configuration
    ) {
        // On the first run, the folder doesn't exist yet.
        try? FileManager.default.removeItem(at: folder)
        self.configuration = configuration
        bench = BenchWindow(configuration)
        transport = FailureCounter(CurlHTTPClient(network))
        platform = .apart(in: folder, transport: transport) { try address ?? demo.start() }
    }

    /// Runs until all visible posters are drawn; returns the exit status.
    func run() -> Int32 {
        bench.drawn = { [self] in frameDrawn() }
        return bench.run(
            home: true,
            open: { [configuration, platform] in
                try await Composition.library(configuration, on: platform, logsStatistics: false)
            },
            step: { [self] in step($0) }
        )
    }

    private func step(_ window: MainWindow) -> Bool {
        self.window = window
        ticks += 1
        guard ticks < Self.maximumTicks else {
            Terminal.complain("No posters came.")
            return false
        }
        guard let firstPosters else { return true }
        let time = String(format: "%.1f", firstPosters)
        bench.report("workload=start first_posters_ms=\(time) failed=\(transport.count)")
        bench.isDone = true
        return false
    }

    private func frameDrawn() {
        guard firstPosters == nil, let window, bench.hasRows, window.isPastSplash,
            window.model.home?.isLoading == false, window.seenEmptyPictureCount <= transport.count
        else { return }
        firstPosters = Date().timeIntervalSince1970 * 1e3 - bench.start
    }
}

/// A transport that counts the addresses whose requests the service failed to answer.
private struct FailureCounter: HTTPClient {
    private let client: any HTTPClient
    private let failed = Locked<Set<URL>>([])

    init(_ client: any HTTPClient) { self.client = client }

    var count: Int { failed.withLock { $0.count } }

    func response(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        let response = try await client.response(to: request)
        if response.status >= 500 { failed.withLock { _ = $0.insert(request.url) } }
        return response
    }
}
