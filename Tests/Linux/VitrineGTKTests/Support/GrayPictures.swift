import Foundation
import ImagePipeline

/// Decodes data such as `200x300` into a gray picture of that size.
struct GrayPictures: ImageDecoding {
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
        let pixels = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 8)
        memset(pixels, 0x80, count)
        return DecodedImage(
            adopting: pixels,
            size: size,
            stride: size.width * 3,
            format: .rgb8
        ) { $0.deallocate() }
    }
}
