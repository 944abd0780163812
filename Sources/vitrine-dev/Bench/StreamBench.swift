import Catalog
import Composition
import Features
import Foundation
import GTKSupport
import ImagePipeline
import Library
import LinuxApp
import LinuxPlatform
import VitrineCLI
import VitrineGTK

/// Measures the frames of the photo stream, with one line per part.
///
/// `arrival` scrolls to the end while photos load, `fling` scrolls fast through loaded photos, and
/// `flip` flips one photo after another. The photos come from `VITRINE_PHOTOS_URL`. Without that
/// variable, the demonstration service in this process serves them, and its work is part of the
/// first figures.
@MainActor
final class StreamBench {
    private enum Part: String {
        case arrival, fling, flip
    }

    private static let reading = 30.0
    private static let flinging = 300.0
    /// The number of frames per flip, which is more than a flip takes.
    private static let framesPerFlip = 54
    /// The maximum number of frames to wait, equal to one minute, which is enough for a service to
    /// send the feed and the first photo.
    private static let maximumFrames = 3_600

    private let bench: BenchWindow
    private let frames: Int
    /// Whether each part ends after its frames, regardless of its progress.
    private let isShort: Bool
    private let configuration: Configuration
    private let platform: Platform
    private var part: Part?
    private var ticks = 0

    /// Creates a measurement; `folder` is for the store.
    ///
    /// `demo` serves the photos unless another address is configured. `count` is the number of
    /// frames in each part. By default, the first part scrolls to the end, and the others last 240
    /// frames each.
    init(_ demo: Demo, folder: URL, configuration: Configuration, _ count: Int? = nil) {
        (frames, isShort) = (count ?? 240, count != nil)
        self.configuration = configuration
        bench = BenchWindow(configuration)
        platform = .apart(in: folder) { try demo.start() }
    }

    /// Runs until all parts are measured; returns the exit status.
    func run() -> Int32 {
        bench.run(
            open: { [self] in
                try await Composition.library(configuration, on: platform, logsStatistics: false)
            },
            choose: { model in
                guard let stream = model.catalogs.first(where: { $0.statistics.contains(.user) })
                else {
                    return false
                }
                model.catalogTapped(stream.id)
                return true
            },
            step: { [self] in step($0) }
        )
    }
}

extension StreamBench {
    private func step(_ window: MainWindow) -> Bool {
        ticks += 1
        switch part {
        case nil: return waitForPhotos(window)
        case .arrival: scroll(window)
        case .fling: fling(window)
        case .flip: return flip(window)
        }
        return true
    }

    private func waitForPhotos(_ window: MainWindow) -> Bool {
        if bench.hasRows, window.arrivingPictureCount > 0 {
            begin(.arrival)
        } else if ticks > Self.maximumFrames {
            Terminal.complain("No photos came.")
            return false
        }
        return true
    }

    private func scroll(_ window: MainWindow) {
        let isDone = isShort && bench.meter.count >= frames
        if isDone || (window.isAtEnd && window.arrivingPictureCount == 0) {
            finish()
            begin(.fling)
        } else if !window.isAtEnd {
            window.fling(by: Self.reading)
        }
    }

    private func fling(_ window: MainWindow) {
        if bench.meter.count < frames {
            window.fling(by: Self.flinging)
        } else if bench.meter.isMeasuring {
            finish()
            bench.meter.isMeasuring = false
        } else if window.arrivingPictureCount == 0 {
            begin(.flip)
        }
    }

    private func flip(_ window: MainWindow) -> Bool {
        guard bench.meter.count < frames else {
            finish()
            bench.isDone = true
            return false
        }
        if ticks % Self.framesPerFlip == 1 { window.tapFirstRow() }
        return true
    }

    private func begin(_ part: Part) {
        self.part = part
        bench.meter = FrameMeter()
        bench.meter.isMeasuring = true
        ticks = 0
    }

    private func finish() {
        guard let part else { return }
        let meter = bench.meter
        let frames = "part=\(part.rawValue) frames=\(meter.count)"
        bench.report("workload=stream \(frames) \(meter.summary())")
    }
}
