import CWebP
public import Foundation

extension Picture {
    /// The picture as a lossy WebP file: the same bytes at every call in every process.
    ///
    /// Method 6, the slowest and smallest, with `WebPConfig.use_sharp_yuv`, which keeps edges
    /// between saturated colors sharp although chroma has half the resolution.
    /// <https://developers.google.com/speed/webp/docs/api>
    /// - Parameter quality: from 0 to 100.
    /// - Returns: the file.
    /// - Throws: `encoding` where libwebp refuses.
    public func webp(quality: Int) throws(ArtworkError) -> Data {
        var config = WebPConfig()
        guard WebPConfigPreset(&config, WEBP_PRESET_DRAWING, Float(quality)) != 0 else {
            throw .encoding(Int(VP8_ENC_ERROR_INVALID_CONFIGURATION.rawValue))
        }
        config.method = 6
        config.use_sharp_yuv = 1
        config.thread_level = 0
        var writer = WebPMemoryWriter()
        WebPMemoryWriterInit(&writer)
        defer { WebPMemoryWriterClear(&writer) }
        let failure = try withWebPPicture { picture -> Int? in
            withUnsafeMutablePointer(to: &writer) { writer in
                picture.writer = WebPMemoryWrite
                picture.custom_ptr = UnsafeMutableRawPointer(writer)
                return WebPEncode(&config, &picture) == 0 ? Int(picture.error_code.rawValue) : nil
            }
        }
        if let failure { throw .encoding(failure) }
        return Data(bytes: writer.mem, count: writer.size)
    }

    /// Reads a WebP file back.
    ///
    /// - Throws: `unreadable`.
    public init(webp data: Data) throws(ArtworkError) {
        let bytes = [UInt8](data)
        var (width, height): (Int32, Int32) = (0, 0)
        guard WebPGetInfo(bytes, bytes.count, &width, &height) != 0 else { throw .unreadable }
        let row = Int(width) * 4
        var pixels = [UInt8](repeating: 0, count: row * Int(height))
        guard
            WebPDecodeBGRAInto(bytes, bytes.count, &pixels, pixels.count, Int32(row)) != nil
        else { throw .unreadable }
        self.init(width: Int(width), height: Int(height), pixels: pixels)
    }

    /// How alike two pictures of one size are: their SSIM, 1 where they are the same.
    ///
    /// libwebp's, of each color channel, weighted as Rec. 601 weighs them for brightness. Stricter
    /// than the SSIM of the brightness alone: a lossy file has half the resolution for color.
    /// - Throws: `differentSizes`, or `encoding` when memory runs out.
    public func similarity(to other: Picture) throws(ArtworkError) -> Double {
        guard width == other.width, height == other.height else { throw .differentSizes }
        let decibels = try withWebPPicture { mine throws(ArtworkError) -> [Float]? in
            try other.withWebPPicture { theirs -> [Float]? in
                // SSIM of blue, green, red, alpha and all together.
                var result = [Float](repeating: 0, count: 5)
                let isMeasured = WebPPictureDistortion(&theirs, &mine, 1, &result) != 0
                return isMeasured ? Array(result.prefix(3)) : nil
            }
        }
        guard let decibels else {
            throw .encoding(Int(VP8_ENC_ERROR_OUT_OF_MEMORY.rawValue))
        }
        // -10 log10(1 - SSIM), and 99 where the two are the same.
        let channels = decibels.map { $0 >= 99 ? 1 : 1 - pow(10, -Double($0) / 10) }
        return 0.114 * channels[0] + 0.587 * channels[1] + 0.299 * channels[2]
    }
}

extension Picture {
    private func withWebPPicture<Result>(
        _ body: (inout WebPPicture) throws(ArtworkError) -> Result
    ) throws(ArtworkError) -> Result {
        var picture = WebPPicture()
        guard WebPPictureInit(&picture) != 0 else {
            throw .encoding(Int(VP8_ENC_ERROR_INVALID_CONFIGURATION.rawValue))
        }
        picture.width = Int32(width)
        picture.height = Int32(height)
        picture.use_argb = 1
        defer { WebPPictureFree(&picture) }
        guard WebPPictureImportBGRX(&picture, pixels, Int32(width * 4)) != 0 else {
            throw .encoding(Int(picture.error_code.rawValue))
        }
        return try body(&picture)
    }
}
