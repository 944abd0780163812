#if canImport(ImageIO)
import CoreGraphics
import Foundation
import ImageIO
import ImagePipeline

/// The bytes of an untrusted picture, read by ImageIO.
struct ImageFile {
    /// The uniform type identifiers of the supported formats.
    ///
    /// The list is closed, because ImageIO supports dozens of formats, each of which adds attack
    /// surface.
    private static let formats: Set = [
        "public.jpeg", "public.png", "org.webmproject.webp", "com.compuserve.gif",
    ]
    /// The media types of the same formats, with the smallest files first.
    static let mediaTypes = ["image/webp", "image/jpeg", "image/png", "image/gif"]

    /// The size in pixels, after orientation.
    let size: PixelSize
    private let source: CGImageSource

    init(_ data: Data) throws(ImageError) {
        let options = [kCGImageSourceShouldCache as String: false]
        guard let source = CGImageSourceCreateWithData(data as CFData, options as CFDictionary),
            let format = CGImageSourceGetType(source), Self.formats.contains(format as String),
            let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
                as? [String: Any],
            let width = properties[kCGImagePropertyPixelWidth as String] as? Int,
            let height = properties[kCGImagePropertyPixelHeight as String] as? Int,
            width > 0, height > 0
        else { throw .undecodable }
        self.source = source
        // Exif tag 0x0112; for values of 5 and above, width and height are swapped.
        let orientation = properties[kCGImagePropertyOrientation as String] as? Int ?? 1
        size = orientation < 5 ? PixelSize(width, height) : PixelSize(height, width)
    }

    /// Returns the first frame, upright and with its longer side scaled to a length in pixels.
    func picture(longestSide: Int) throws(ImageError) -> CGImage {
        let options: [String: Any] = [
            kCGImageSourceCreateThumbnailFromImageAlways as String: true,
            kCGImageSourceCreateThumbnailWithTransform as String: true,
            kCGImageSourceThumbnailMaxPixelSize as String: longestSide,
            kCGImageSourceShouldCacheImmediately as String: true,
        ]
        guard
            let picture = CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)
        else { throw .undecodable }
        return picture
    }
}
#endif
