import CWebP
public import Foundation

extension Picture {
    /// The picture as a lossy WebP file, with the same bytes for every call in every process.
    ///
    /// Uses method 6, the slowest with the smallest files, and `WebPConfig.use_sharp_yuv`, which
    /// keeps edges between saturated colors sharp although chroma has half the resolution.
    /// <https://developers.google.com/speed/webp/docs/api>
    /// - Parameter quality: From 0 to 100.
    /// - Returns: The file.
    /// - Throws: `encoding` if libwebp fails.
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

    /// Decodes a WebP file.
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

    /// The similarity of two pictures of the same size: their SSIM, 1 if they are equal.
    ///
    /// libwebp computes it for each color channel; the weights are those of Rec. 601 for luma. This
    /// is stricter than the SSIM of luma alone, because a lossy file has half the resolution for
    /// color.
    /// - Throws: `differentSizes`, or `encoding` if memory runs out.
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
        // -10 log10(1 - SSIM); 99 if both are equal.
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
