public import Foundation
public import ImagePipeline
import Primitives

/// Decodes JPEG with libjpeg-turbo, and PNG, WebP (with Debian's `webp-pixbuf-loader`) and the first
/// frame of a GIF with gdk-pixbuf, to the exact size requested.
///
/// A JPEG is reduced by 2, 4 or 8 while it is decoded, never below the requested size; the rest of
/// the way goes by a Lanczos filter. WebP is scaled by libwebp while it is decoded. The camera's
/// orientation is applied. Opaque images stay RGB, and the decoder's own pixels are adopted if no
/// further scaling is needed. A JPEG that is unusual (CMYK) or damaged is decoded by gdk-pixbuf.
public struct PixbufDecoder: ImageDecoding {
    /// The maximum number of pixels of an image, whatever the requested size.
    public let maximumPixels: Int
    /// The maximum width and height of an image, whatever the requested size.
    public let maximumSide: Int

    /// Sets limits that protect memory.
    ///
    /// An image beyond either limit is rejected by its header, before memory for pixels is
    /// allocated. At the default limits an image that is not a JPEG takes at most 256 MB while it
    /// is decoded.
    /// - Parameters:
    ///   - maximumPixels: width times height; 64,000,000 by default.
    ///   - maximumSide: in pixels; 20,000 by default.
    public init(maximumPixels: Int = 64_000_000, maximumSide: Int = 20_000) {
        self.maximumPixels = maximumPixels
        self.maximumSide = maximumSide
    }

    /// The size after orientation, read from as few bytes as possible.
    public func size(of data: Data) throws(ImageError) -> PixelSize {
        Blocking.assertAllowed("Reading an image's head takes long")
        let bytes = ImageBytes(data)
        guard let format = ImageFormat(bytes),
            let loader = PixbufLoader(format, plan: { _ in .stop })
        else { throw .undecodable }
        // Returns false, because the plan stops at the size.
        _ = loader.feed(data)
        guard let size = loader.size, size.width > 0, size.height > 0 else { throw .undecodable }
        return Self.orientation(of: bytes, format).turned(size)
    }

    /// The size after orientation; a truncated image is `undecodable`.
    public func size(ofWhole data: Data) throws(ImageError) -> PixelSize {
        let size = try size(of: data)
        let bytes = ImageBytes(data)
        guard let format = ImageFormat(bytes), bytes.isComplete(format) else { throw .undecodable }
        return size
    }

    /// Decodes to the size that `fit` asks for; a truncated image is `undecodable`.
    public func decode(
        _ data: Data,
        to fit: ImageRequest.Fit
    ) throws(ImageError) -> DecodedImage {
        let pixbuf = try pixbuf(data, to: fit)
        guard let image = pixbuf.decodedImage else { throw .tooLarge(pixbuf.size) }
        return image
    }
}

extension PixbufDecoder {
    /// Decodes like ``decode(_:to:)``.
    func pixbuf(_ data: Data, to fit: ImageRequest.Fit) throws(ImageError) -> Pixbuf {
        Blocking.assertAllowed("Decoding takes long")
        let bytes = ImageBytes(data)
        guard let format = ImageFormat(bytes), bytes.isComplete(format) else { throw .undecodable }
        let orientation = Self.orientation(of: bytes, format)
        let wanted = { (stored: PixelSize) in
            orientation.turned(fit.target(for: orientation.turned(stored)))
        }
        if format == .jpeg, let jpeg = JPEGDecoder(data), isAllowed(jpeg.size),
            let image = jpeg.pixbuf(wanted(jpeg.size))?.turned(orientation)
        {
            return image
        }
        let (stored, source) = try pixels(bytes, data, format, target: wanted)
        let target = wanted(source)
        guard let image = stored.scaled(to: target)?.turned(orientation) else {
            throw .tooLarge(source)
        }
        return image
    }

    private static func orientation(of bytes: ImageBytes, _ format: ImageFormat) -> Orientation {
        format == .jpeg ? Orientation(jpeg: bytes) : .upright
    }

    /// The pixels as stored, reduced while decoding if the format supports it, and the header's
    /// size.
    private func pixels(
        _ bytes: ImageBytes,
        _ data: Data,
        _ format: ImageFormat,
        target: (PixelSize) -> PixelSize
    ) throws(ImageError) -> (Pixbuf, PixelSize) {
        guard let data = format == .gif ? bytes.gifWithFirstFrameOnly : data else {
            throw .undecodable
        }
        let result = withoutActuallyEscaping(target) { target in
            load(data, format, target)
        }
        return try result.get()
    }

    private func load(
        _ data: Data,
        _ format: ImageFormat,
        _ target: @escaping (PixelSize) -> PixelSize
    ) -> Result<(Pixbuf, PixelSize), ImageError> {
        let loader = PixbufLoader(format) { size in
            guard isAllowed(size) else { return .stop }
            return switch format {
            case .jpeg: .decode(size.reduced(for: target(size)))
            case .webp: .decode(target(size))
            case .png, .gif: .decode(size)
            }
        }
        guard let loader else { return .failure(.undecodable) }
        let isFed = loader.feed(data)
        if let size = loader.size, !isAllowed(size) { return .failure(.tooLarge(size)) }
        guard isFed, let pixbuf = loader.finish(), let size = loader.size else {
            return .failure(.undecodable)
        }
        return .success((pixbuf, size))
    }

    private func isAllowed(_ size: PixelSize) -> Bool {
        size.width <= maximumSide && size.height <= maximumSide
            && size.width * size.height <= maximumPixels
    }
}
