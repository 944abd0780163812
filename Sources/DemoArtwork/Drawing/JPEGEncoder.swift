import CTurboJPEG
import Foundation

/// Turns a canvas into a baseline JPEG, 4:2:0.
///
/// <https://libjpeg-turbo.org/Documentation/Documentation>
struct JPEGEncoder {
    /// From 1 to 100.
    ///
    /// 88 keeps flat color free of visible rings.
    var quality = 88

    /// - Throws: `encoding` with the library's own words.
    func encode(_ canvas: Canvas) throws(ArtworkError) -> Data {
        guard let handle = tjInitCompress() else { throw .encoding("out of memory") }
        defer { tjDestroy(handle) }
        var bytes: UnsafeMutablePointer<UInt8>?
        var count: UInt = 0
        let status = canvas.withPixels { pixels, bytesPerRow in
            tjCompress2(
                handle,
                pixels.bindMemory(to: UInt8.self).baseAddress,
                Int32(canvas.pixelWidth),
                Int32(bytesPerRow),
                Int32(canvas.pixelHeight),
                Int32(TJPF_BGRX.rawValue),
                &bytes,
                &count,
                Int32(TJSAMP_420.rawValue),
                Int32(quality),
                0
            )
        }
        defer { tjFree(bytes) }
        guard status == 0, let bytes else {
            let words = tjGetErrorStr2(handle).map { String(cString: $0) }
            throw .encoding(words ?? "unknown")
        }
        return Data(bytes: bytes, count: Int(count))
    }
}
