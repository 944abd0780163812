import Foundation
import GTKSupport
import ImagePipeline
import LinuxApp
import LinuxPlatform
import Primitives
import VitrineCLI
import VitrineGTK

/// Measures how many photos a core decodes per second, one after another.
///
/// It decodes files to textures of the width in the stream. The floor program,
/// Benchmarks/floor/decode.c, decodes the same files with libjpeg-turbo alone, to the next larger
/// size of its scaled decoding.
struct DecodeBench: Sendable {
    private static let passes = 3
    /// The width of a photo in the stream, in pixels.
    private static let width = 760

    private let folder: URL
    private let photos: Int
    private let executor = QueueExecutor(label: "DecodeBench")

    /// Creates a measurement of `count` photos, 24 by default.
    ///
    /// `folder` contains them as JPEG files; if it is missing, it is filled with the demonstration
    /// photos.
    init(folder: URL, _ count: Int? = nil) {
        photos = count ?? 24
        self.folder = folder
    }

    /// Decodes all photos and prints the figures; returns the exit status.
    func run() throws -> Int32 {
        if !FileManager.default.fileExists(atPath: folder.path) { try fill() }
        let figures = try Bench.wait { try await executor.run { try measure() } }
        guard let figures else { return ExitCode.storage.rawValue }
        Terminal.result("bench workload=decode \(figures)\n")
        return 0
    }

    private func measure() throws -> String {
        let files = try (0..<photos).map { try Data(contentsOf: file($0)) }
        let decoder = PixbufDecoder()
        let fit = ImageRequest.Fit.cover(PixelSize(Self.width, 1))
        var times: [Duration] = []
        for pass in 0...Self.passes {
            for data in files {
                let began = ContinuousClock.now
                let texture = Texture(try decoder.decode(data, to: fit))
                let time = ContinuousClock.now - began
                withExtendedLifetime(texture) {}
                // The first pass is a warm-up.
                if pass > 0 { times.append(time) }
            }
        }
        let psnr = try files.map { try Self.psnr(of: $0, by: decoder, fit) }.min() ?? 0
        let seconds = times.reduce(.zero, +) / .seconds(1)
        let rate = String(format: "%.1f", Double(times.count) / seconds)
        let mean = String(format: "%.2f", seconds / Double(times.count) * 1e3)
        let quality = String(format: "%.1f", psnr)
        return "photos=\(times.count) mean_ms=\(mean) photos_per_s=\(rate) psnr_db=\(quality)"
    }

    /// Returns a decoded photo's similarity to a Lanczos-filtered one, in decibels.
    ///
    /// The reference is scaled from all of the photo's pixels.
    private static func psnr(
        of data: Data,
        by decoder: PixbufDecoder,
        _ fit: ImageRequest.Fit
    ) throws -> Double {
        let made = try decoder.decode(data, to: fit)
        let whole = try decoder.decode(data, to: .original)
        return LanczosReference.psnr(of: made, from: whole)
    }

    private func file(_ number: Int) -> URL { folder.appending(path: "\(number).jpg") }

    /// Creates the photos.
    ///
    /// It fills a temporary folder first, so that an interrupted run doesn't leave a folder that
    /// looks complete.
    private func fill() throws {
        let draft = folder.appendingPathExtension("draft")
        try FileManager.default.createDirectory(at: draft, withIntermediateDirectories: true)
        let source = Demo.picturesFolder.appending(path: "photos")
        let files = try FileManager.default
            .contentsOfDirectory(at: source, includingPropertiesForKeys: nil)
            .sorted { $0.path < $1.path }
        guard files.count >= photos else { throw CocoaError(.fileReadNoSuchFile) }
        let scaler = JPEGScaler(quality: 85)
        let made: Void? = try Bench.wait {
            try await executor.run {
                for number in 0..<photos {
                    let photo = try scaler.jpeg(of: Data(contentsOf: files[number]))
                    try photo.write(to: draft.appending(path: "\(number).jpg"))
                }
            }
        }
        guard made != nil else { throw CocoaError(.fileWriteUnknown) }
        try FileManager.default.moveItem(at: draft, to: folder)
    }
}
