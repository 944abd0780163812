import CTurboJPEG
import Foundation
import Testing

/// A JPEG read back with libjpeg-turbo itself.
struct DecodedPoster {
    let width: Int
    let height: Int
    let subsampling: Int32
    /// B, G, R, X.
    let pixels: [UInt8]

    init(_ data: Data) throws {
        let handle = try #require(tjInitDecompress())
        defer { tjDestroy(handle) }
        var bytes = [UInt8](data)
        var (width, height): (Int32, Int32) = (0, 0)
        var (subsampling, colorspace): (Int32, Int32) = (0, 0)
        let header = tjDecompressHeader3(
            handle,
            &bytes,
            UInt(bytes.count),
            &width,
            &height,
            &subsampling,
            &colorspace
        )
        try #require(header == 0)
        var pixels = [UInt8](repeating: 0, count: Int(width * height) * 4)
        let status = tjDecompress2(
            handle,
            &bytes,
            UInt(bytes.count),
            &pixels,
            width,
            0,
            height,
            Int32(TJPF_BGRX.rawValue),
            0
        )
        try #require(status == 0)
        self.width = Int(width)
        self.height = Int(height)
        self.subsampling = subsampling
        self.pixels = pixels
    }

    /// The mean difference of a channel between two pictures of one size, from 0 to 255.
    func distance(to other: DecodedPoster) -> Double {
        let sum = zip(pixels, other.pixels).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
        return Double(sum) / Double(pixels.count * 3 / 4)
    }
}
