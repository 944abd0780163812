import CPixbuf
public import Foundation
public import ImagePipeline

/// Re-encodes pictures as JPEG in other sizes, from any format that ``PixbufDecoder`` reads.
public struct JPEGScaler: Sendable {
    /// The JPEG quality, from 1 to 100; 88 avoids visible ringing in flat colors.
    public let quality: Int
    private let decoder = PixbufDecoder()

    /// Creates a scaler with a JPEG quality of 88 by default.
    public init(quality: Int = 88) {
        self.quality = quality
    }

    /// Encodes a baseline JPEG; blocks the calling thread.
    ///
    /// - Parameters:
    ///   - file: the picture.
    ///   - size: the exact size in pixels; a picture with another aspect ratio is cropped evenly.
    ///     Nil, the default, keeps the picture's size.
    /// - Returns: the JPEG file.
    /// - Throws: `undecodable` if the file isn't a picture, is truncated, or is smaller than
    ///   `size`; `tooLarge` if memory is short.
    public func jpeg(of file: Data, size: PixelSize? = nil) throws(ImageError) -> Data {
        let scaled = try decoder.pixbuf(file, to: size.map { .cover($0) } ?? .original)
        guard let part = scaled.centered(size ?? scaled.size) else { throw .undecodable }
        guard let data = part.jpeg(quality: quality) else { throw .tooLarge(part.size) }
        return data
    }
}

extension Pixbuf {
    /// Returns the pixels as a JPEG file, or nil if memory is short.
    ///
    /// https://docs.gtk.org/gdk-pixbuf/method.Pixbuf.save_to_bufferv.html
    fileprivate func jpeg(quality: Int) -> Data? {
        var bytes: UnsafeMutablePointer<gchar>?
        var count: gsize = 0
        let isSaved = "quality".withCString { key in
            "\(quality)".withCString { value in
                var keys: [UnsafeMutablePointer<CChar>?] = [
                    UnsafeMutablePointer(mutating: key), nil,
                ]
                var values: [UnsafeMutablePointer<CChar>?] = [
                    UnsafeMutablePointer(mutating: value), nil,
                ]
                return gdk_pixbuf_save_to_bufferv(raw, &bytes, &count, "jpeg", &keys, &values, nil)
            }
        }
        defer { g_free(bytes) }
        guard isSaved != 0, let bytes else { return nil }
        return Data(bytes: bytes, count: Int(count))
    }
}
