import Foundation
import ImagePipeline
import Primitives

/// Decodes test pictures to pixels of one color and records each decode.
final class TestDecoder: ImageDecoding {
    private struct State {
        var decoded: [ImageRequest.Fit] = []
        var running = 0
        var mostRunning = 0
        var freed = 0
    }

    private let state = Locked(State())
    /// Called during each decode, on its thread.
    private let during: @Sendable () -> Void

    init(during: @escaping @Sendable () -> Void = {}) {
        self.during = during
    }

    var decoded: [ImageRequest.Fit] { state.withLock { $0.decoded } }
    var mostRunning: Int { state.withLock { $0.mostRunning } }
    var freed: Int { state.withLock { $0.freed } }

    func size(of data: Data) throws(ImageError) -> PixelSize {
        try TestPicture.measure(data)
    }

    func decode(
        _ data: Data,
        to fit: ImageRequest.Fit
    ) throws(ImageError) -> DecodedImage {
        state.withLock { state in
            state.decoded.append(fit)
            state.running += 1
            state.mostRunning = max(state.mostRunning, state.running)
        }
        defer { state.withLock { $0.running -= 1 } }
        during()
        let size = fit.target(for: try TestPicture.measure(data))
        guard data.last != 0 else { throw .undecodable }
        let bytes = UnsafeMutableRawPointer.allocate(
            byteCount: size.width * size.height * 3,
            alignment: 16
        )
        memset(bytes, 7, size.width * size.height * 3)
        return DecodedImage(
            adopting: UnsafeRawPointer(bytes),
            size: size,
            stride: size.width * 3,
            format: .rgb8,
            free: { [state] base in
                UnsafeMutableRawPointer(mutating: base).deallocate()
                state.withLock { $0.freed += 1 }
            }
        )
    }
}
