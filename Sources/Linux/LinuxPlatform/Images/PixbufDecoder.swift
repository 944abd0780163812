public import Foundation
public import ImagePipeline
import Primitives

/// Decodes JPEG, PNG, WebP and the first frame of a GIF to the exact requested size.
///
/// It uses libjpeg-turbo for JPEG and gdk-pixbuf for other formats; WebP needs Debian's
/// `webp-pixbuf-loader`. A JPEG is reduced by 2, 4 or 8 while decoding, but never below the
/// requested size; a Lanczos filter does the rest. libwebp scales a WebP while decoding. A JPEG
/// that is unusual (CMYK) or damaged is decoded by gdk-pixbuf.
///
/// The camera's orientation is applied, and colors are converted from the picture's profile to
/// sRGB by lcms2, after scaling. Opaque images stay RGB, and the decoder's own pixels are
/// adopted if they need no further scaling.
public struct PixbufDecoder: ImageDecoding {
    /// The maximum number of pixels in an image, regardless of the requested size.
    public let maximumPixels: Int
    /// The maximum width and height of an image in pixels, regardless of the requested size.
    public let maximumSide: Int

    /// Creates a decoder with limits that protect memory.
    ///
    /// If an image's header exceeds a limit, the image is rejected before memory for its pixels is
    /// allocated. With the default limits, decoding an image other than a JPEG takes at most 256
    /// MB.
    ///
    /// - Parameters:
    ///   - maximumPixels: the maximum width times height; 64,000,000 by default.
    ///   - maximumSide: the maximum width and height in pixels; 20,000 by default.
    public init(
        maximumPixels: Int = PixelSize.maximumPixels,
        maximumSide: Int = PixelSize.maximumSide
    ) {
        self.maximumPixels = maximumPixels
        self.maximumSide = maximumSide
    }

    /// The formats whose gdk-pixbuf modules are installed.
    public var mediaTypes: [String] { ImageFormat.installed.map { "image/\($0.rawValue)" } }

    /// Returns the size after applying the orientation, read from as few bytes as possible.
    public func size(of data: Data) throws(ImageError) -> PixelSize {
        Blocking.assertAllowed("Reading an image's head takes long")
        let bytes = ImageBytes(data)
        guard let format = ImageFormat(bytes),
            let loader = PixbufLoader(format, plan: { _ in .stop })
        else { throw .undecodable }
        // Returns false because the plan stops at the size.
        _ = loader.feed(data)
        guard let size = loader.size, size.width > 0, size.height > 0 else { throw .undecodable }
        return Orientation(bytes, format).turned(size)
    }

    /// Returns the size after applying the orientation; a truncated image is `undecodable`.
    public func size(ofWhole data: Data) throws(ImageError) -> PixelSize {
        let size = try size(of: data)
        _ = try completed(data)
        return size
    }

    /// Decodes to the size that `fit` requests; a truncated image is `undecodable`.
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
    /// Decodes to a pixbuf, like ``decode(_:to:)``.
    func pixbuf(_ data: Data, to fit: ImageRequest.Fit) throws(ImageError) -> Pixbuf {
        Blocking.assertAllowed("Decoding takes long")
        let (data, format) = try completed(data)
        let bytes = ImageBytes(data)
        let orientation = Orientation(bytes, format)
        let cropped = { (pixels: Pixbuf) in pixels.centered(fit.cropped(pixels.size)) }
        let wanted = { (stored: PixelSize) in
            orientation.turned(fit.target(for: orientation.turned(stored)))
        }
        if format == .jpeg, let jpeg = JPEGDecoder(data), isAllowed(jpeg.size),
            let image = jpeg.pixbuf(wanted(jpeg.size))
                .flatMap({ finished($0, bytes.colorProfile(format), orientation) })
                .flatMap(cropped)
        {
            return image
        }
        let (stored, source) = try pixels(bytes, data, format, target: wanted)
        let profile = format == .png ? stored.profile : bytes.colorProfile(format)
        guard
            let image = stored.scaled(to: wanted(source))
                .flatMap({ finished($0, profile, orientation) })
                .flatMap(cropped)
        else { throw .tooLarge(source) }
        return image
    }

    /// Returns a file with the end that its writer may have omitted, and its format.
    private func completed(_ data: Data) throws(ImageError) -> (Data, ImageFormat) {
        let bytes = ImageBytes(data)
        guard let format = ImageFormat(bytes), let end = bytes.missingEnd(format) else {
            throw .undecodable
        }
        guard !end.isEmpty else { return (data, format) }
        guard format == .jpeg else { return (data + end, format) }
        // The end marker was omitted, or overwritten by what looks like another marker.
        for whole in [data + end, data.dropLast(2) + end] {
            if let jpeg = JPEGDecoder(whole), !isAllowed(jpeg.size) || jpeg.hasAllRows {
                return (whole, format)
            }
        }
        throw .undecodable
    }

    /// Converts the pixels from a profile to sRGB, and turns them upright.
    ///
    /// Returns nil if memory is short.
    private func finished(
        _ pixels: Pixbuf,
        _ profile: Data?,
        _ orientation: Orientation
    ) -> Pixbuf? {
        profile.flatMap { ColorConversion.from($0, hasAlpha: pixels.hasAlpha) }?.convert(pixels)
        return pixels.turned(orientation)
    }

    /// Returns the pixels as stored, and the size from the header.
    ///
    /// If the format supports it, the pixels are already reduced while decoding.
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
