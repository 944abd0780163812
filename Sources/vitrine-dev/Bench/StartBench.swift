import Composition
import Features
import Foundation
import LinuxApp
import VitrineCLI
import VitrineGTK

/// Measures a first start with an empty store, with the demonstration service in this process.
///
/// `first_posters_ms` is the time from the start of the process to the end of the first frame that
/// has shelves and shows all posters in the window after all services have responded.
@MainActor
final class StartBench {
    /// The maximum number of frames to wait, equal to one minute.
    private static let maximumTicks = 3_600

    private let bench: BenchWindow
    private let configuration: Configuration
    private let platform: Platform
    private var window: MainWindow?
    private var firstPosters: Double?
    private var ticks = 0

    /// Creates a measurement; `folder` is for the store and is emptied.
    init(_ demo: Demo, folder: URL, configuration: Configuration) {
        // On the first run, the folder doesn't exist yet.
        try? FileManager.default.removeItem(at: folder)
        self.configuration = configuration
        bench = BenchWindow(configuration)
        platform = .apart(in: folder) { try demo.start() }
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
        bench.report("workload=start first_posters_ms=\(String(format: "%.1f", firstPosters))")
        bench.isDone = true
        return false
    }

    private func frameDrawn() {
        guard firstPosters == nil, let window, bench.hasRows, window.isPastSplash,
            window.model.home?.isLoading == false, window.seenEmptyPictureCount == 0
        else { return }
        firstPosters = Date().timeIntervalSince1970 * 1e3 - bench.start
    }
}
