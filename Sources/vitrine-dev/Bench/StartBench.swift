import Composition
import Features
import Foundation
import LinuxApp
import VitrineCLI
import VitrineGTK

/// Measures a first start: nothing is stored, and the demonstration in this process answers.
///
/// `first_posters_ms` is the time from the start of the process to the end of the first frame with
/// shelves that shows all posters in the window, once every service has answered.
@MainActor
final class StartBench {
    /// A minute of frames.
    private static let patience = 3_600

    private let bench: BenchWindow
    private let configuration: Configuration
    private let platform: Platform
    private var window: MainWindow?
    private var firstPosters: Double?
    private var ticks = 0

    /// `folder` is for the store, and is emptied.
    init(_ demo: Demo, folder: URL, configuration: Configuration) {
        // There is nothing there at the first run.
        try? FileManager.default.removeItem(at: folder)
        self.configuration = configuration
        bench = BenchWindow(configuration)
        platform = .apart(in: folder) { try demo.start() }
    }

    /// Runs until the posters are there; returns the exit status.
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
        guard ticks < Self.patience else {
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
