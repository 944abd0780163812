import Foundation
import ImagePipeline
import LinuxApp
import LinuxPlatform
import Networking
import VitrineCLI

/// Measures downloading posters from a service to an empty cache on disk.
///
/// The floor program, Benchmarks/floor/posters.c, downloads the same addresses with libcurl alone.
struct PostersBench: Sendable {
    private let folder: URL
    private let network: CurlHTTPClient.Configuration

    /// Creates a measurement; `folder` is for the cache and is emptied.
    init(folder: URL, _ network: CurlHTTPClient.Configuration) {
        self.folder = folder
        self.network = network
    }

    /// Reads addresses from standard input, one per line, downloads all of them at once and prints
    /// the time; returns the exit status.
    func run() throws -> Int32 {
        // On the first run, the folder doesn't exist yet.
        try? FileManager.default.removeItem(at: folder)
        let input = String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self)
        let requests = input.split(separator: "\n").compactMap { URL(string: String($0)) }
            .map(Self.request)
        guard let line = try Bench.wait(for: { try await download(requests) }) else {
            return ExitCode.storage.rawValue
        }
        Terminal.result("bench workload=posters \(line)\n")
        return 0
    }

    private func download(_ requests: [ImageRequest]) async throws -> String {
        let decoder = PixbufDecoder()
        let began = ContinuousClock.now
        let loader = ImageDataLoader(
            client: RetryingHTTPClient(CurlHTTPClient(network), policy: .patient),
            cache: DataCache(folder: folder),
            measure: { data throws(ImageError) in try decoder.size(ofWhole: data) }
        )
        let bytes = try await withThrowingTaskGroup(of: Int.self) { group in
            for request in requests {
                group.addTask { try await loader.data(for: request).count }
            }
            return try await group.reduce(0, +)
        }
        let time = (ContinuousClock.now - began) / .milliseconds(1)
        return "count=\(requests.count) bytes=\(bytes) all_ms=\(String(format: "%.1f", time))"
    }

    private static func request(at address: URL) -> ImageRequest {
        ImageRequest(
            key: ImageKey(source: "bench", path: address.path),
            url: address,
            variant: "",
            retention: .persistent,
            fit: .original
        )
    }
}
