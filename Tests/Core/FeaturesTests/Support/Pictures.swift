import Foundation
import ImagePipeline
import Networking
import Primitives
import TestSupport

/// A picture service whose paths are sizes, such as `/300x450`, and the decoder for its pictures.
final class Pictures: HTTPClient, ImageDecoding {
    private struct State {
        var asked: [String] = []
        var isBroken = false
        var gate: Gate?
    }

    private let state = Locked(State())

    /// The requested paths, in order.
    var asked: [String] { state.withLock { $0.asked } }

    /// Answers every request with invalid data, or with pictures again.
    func breakDown(_ isBroken: Bool = true) { state.withLock { $0.isBroken = isBroken } }

    /// Makes requests wait until the gate opens.
    func hold() -> Gate {
        let gate = Gate()
        state.withLock { $0.gate = gate }
        return gate
    }

    /// A pipeline with its own memory cache, which decodes an image to its size.
    func pipeline(sparing own: OwnFolders = OwnFolders()) -> ImagePipeline<PixelSize> {
        ImagePipeline(data: loader(sparing: own), decoder: self) { $0.size }
    }

    /// A loader with its own disk cache.
    func loader(sparing own: OwnFolders = OwnFolders()) -> ImageDataLoader {
        ImageDataLoader(
            client: self,
            run: RunFolder(in: FileManager.default.temporaryDirectory),
            ownFolders: own,
            measure: { [self] bytes throws(ImageError) in try size(of: bytes) }
        )
    }

    func response(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        let path = request.url.lastPathComponent
        let (isBroken, gate) = state.withLock { state in
            state.asked.append(path)
            return (state.isBroken, state.gate)
        }
        await gate?.wait()
        return HTTPResponse(status: 200, body: Data(isBroken ? Data() : Data(path.utf8)))
    }

    func size(of data: Data) throws(ImageError) -> PixelSize {
        let sides = String(decoding: data, as: UTF8.self).split(separator: "x").compactMap {
            Int($0)
        }
        guard sides.count == 2 else { throw .undecodable }
        return PixelSize(sides[0], sides[1])
    }

    func decode(_ data: Data, to fit: ImageRequest.Fit) throws(ImageError) -> DecodedImage {
        let size = fit.target(for: try size(of: data))
        let count = size.width * size.height * 3
        let pixels = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 16)
        memset(pixels, 7, count)
        return DecodedImage(
            adopting: pixels,
            size: size,
            stride: size.width * 3,
            format: .rgb8
        ) { $0.deallocate() }
    }
}

extension ImageRequest {
    /// A picture from ``Pictures`` with this width, or with its original size.
    static func picture(_ name: String, width: Int? = nil) -> ImageRequest {
        guard let url = URL(string: "http://127.0.0.1/\(name)") else { fatalError("a URL") }
        return ImageRequest(
            key: ImageKey(source: "test", path: name),
            url: url,
            variant: "original",
            retention: .run,
            fit: width.map { .cover(PixelSize($0, 1)) } ?? .original
        )
    }
}
