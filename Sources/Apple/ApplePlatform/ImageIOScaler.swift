#if canImport(ImageIO) && canImport(UIKit)
import CoreGraphics
public import Foundation
public import ImagePipeline
import UIKit

/// Re-encodes pictures as JPEG in other sizes, for the demo service.
public struct ImageIOScaler: Sendable {
    private let decoder = ImageIODecoder()
    /// The JPEG quality, from 0 to 1; 0.88 avoids visible ringing in flat colors.
    private static let quality = 0.88

    /// Creates a scaler.
    public init() {}

    /// Encodes a JPEG of exactly `size` pixels.
    ///
    /// Blocks the calling thread.
    ///
    /// A picture with another aspect ratio is cropped evenly.
    ///
    /// - Parameters:
    ///   - file: The picture.
    ///   - size: In pixels.
    /// - Throws: `undecodable` if the file isn't a picture, is truncated, or is smaller than
    ///   `size`; `tooLarge` as in ``ImageIODecoder``.
    /// - Returns: The JPEG file.
    public func jpeg(of file: Data, size: PixelSize) throws(ImageError) -> Data {
        let (picture, _) = try decoder.picture(file, to: .cover(size))
        let part = CGRect(
            x: (picture.width - size.width) / 2,
            y: (picture.height - size.height) / 2,
            width: size.width,
            height: size.height
        )
        guard picture.width >= size.width, picture.height >= size.height,
            let cropped = picture.cropping(to: part),
            let data = UIImage(cgImage: cropped).jpegData(compressionQuality: Self.quality)
        else { throw .undecodable }
        return data
    }
}
#endif
