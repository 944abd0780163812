import CScaling
import CTurboJPEG
import Foundation
import ImagePipeline

/// Decodes ordinary JPEGs to an exact size with libjpeg-turbo.
///
/// It reduces the stored brightness and color planes by 2, 4 or 8 while decoding, then scales them,
/// and only then converts them to RGB. It leaves other files, such as CMYK or damaged ones, to
/// gdk-pixbuf.
/// https://libjpeg-turbo.org/Documentation/Documentation
final class JPEGDecoder {
    /// The number of pixels that a color sample covers, horizontally and vertically.
    private struct Sampling {
        let across: Int
        let down: Int

        init?(_ code: Int32) {
            switch TJSAMP(rawValue: UInt32(bitPattern: code)) {
            case TJSAMP_444, TJSAMP_GRAY: (across, down) = (1, 1)
            case TJSAMP_422: (across, down) = (2, 1)
            case TJSAMP_420: (across, down) = (2, 2)
            case TJSAMP_440: (across, down) = (1, 2)
            case TJSAMP_411: (across, down) = (4, 1)
            default: return nil
            }
        }
    }

    /// Treats damaged files, and files with more than 500 scans, as errors.
    private static let flags = TJFLAG_STOPONWARNING | TJFLAG_LIMITSCANS

    private let handle: tjhandle
    private let data: Data
    /// The size in the file's header.
    let size: PixelSize
    private let samplingCode: Int32
    private let sampling: Sampling
    private let isGray: Bool

    /// Reads the header; returns nil if the file isn't an ordinary JPEG.
    init?(_ data: Data) {
        guard let handle = tjInitDecompress() else { return nil }
        var (width, height, sampling, space) = (Int32(0), Int32(0), Int32(0), Int32(0))
        let status = data.withUnsafeBytes { bytes in
            tjDecompressHeader3(
                handle,
                bytes.bindMemory(to: UInt8.self).baseAddress,
                UInt(bytes.count),
                &width,
                &height,
                &sampling,
                &space
            )
        }
        let isGray = space == Int32(TJCS_GRAY.rawValue)
        guard status == 0, width > 0, height > 0, let known = Sampling(sampling),
            isGray || space == Int32(TJCS_YCbCr.rawValue)
        else {
            tjDestroy(handle)
            return nil
        }
        self.handle = handle
        self.data = data
        size = PixelSize(Int(width), Int(height))
        samplingCode = sampling
        self.sampling = known
        self.isGray = isGray
    }

    deinit { tjDestroy(handle) }

    /// Whether no pixels are missing before the end marker, whatever other bytes are; decodes an
    /// eighth of the size.
    var hasAllRows: Bool {
        let small = size.divided(by: 8)
        guard let result = Pixbuf(small, hasAlpha: false), let pixels = result.pixels else {
            return false
        }
        let row = UnsafeMutableBufferPointer(
            start: pixels + (small.height - 1) * result.stride,
            count: small.width * 3
        )
        // Decoding stops at the first warning; these colors show whether it wrote the last row.
        let unwritten = row.indices.map { UInt8(truncatingIfNeeded: $0 &* 89 &+ 7) }
        _ = row.update(fromContentsOf: unwritten)
        if decodeRGB(small, into: pixels, stride: result.stride) { return true }
        let warning = String(cString: tjGetErrorStr2(handle))
        return warning.hasSuffix("extraneous bytes before marker 0xd9")
            && !row.elementsEqual(unwritten)
    }

    /// Returns the pixels as stored, scaled down; nil if the file is damaged or memory is short.
    func pixbuf(_ target: PixelSize) -> Pixbuf? {
        guard let result = Pixbuf(target, hasAlpha: false), let into = result.pixels else {
            return nil
        }
        let divisor = size.divisor(for: target)
        let reduced = size.divided(by: divisor)
        guard reduced != target else {
            return decodeRGB(target, into: into, stride: result.stride) ? result : nil
        }
        let planes = (0..<(isGray ? 1 : 3)).compactMap {
            Plane(
                tjPlaneWidth($0, width(reduced), samplingCode),
                tjPlaneHeight($0, height(reduced), samplingCode)
            )
        }
        guard planes.count == (isGray ? 1 : 3), decode(reduced, into: planes) else { return nil }
        let across = Double(size.width) / Double(divisor * target.width)
        let down = Double(size.height) / Double(divisor * target.height)
        let described = planes.enumerated().map { index, plane in
            let (x, y) = index == 0 ? (1, 1) : (sampling.across, sampling.down)
            return VtPlane(
                bytes: plane.bytes,
                stride: plane.stride,
                width: Int32((reduced.width + x - 1) / x),
                height: Int32((reduced.height + y - 1) / y),
                across: across / Double(x),
                down: down / Double(y)
            )
        }
        let isScaled = withExtendedLifetime(planes) {
            vt_scale_planes(
                described,
                Int32(described.count),
                into,
                result.stride,
                width(target),
                height(target)
            )
        }
        return isScaled ? result : nil
    }
}

extension JPEGDecoder {
    /// The samples of one component, freed with the object.
    private final class Plane {
        let bytes: UnsafeMutablePointer<UInt8>
        let stride: Int

        /// Allocates the samples; returns nil if memory is short.
        init?(_ width: Int32, _ height: Int32) {
            guard width > 0, height > 0, let raw = malloc(Int(width) * Int(height)) else {
                return nil
            }
            bytes = raw.assumingMemoryBound(to: UInt8.self)
            stride = Int(width)
        }

        deinit { free(bytes) }
    }

    private func decodeRGB(
        _ target: PixelSize,
        into pixels: UnsafeMutablePointer<UInt8>,
        stride: Int
    ) -> Bool {
        data.withUnsafeBytes { bytes in
            tjDecompress2(
                handle,
                bytes.bindMemory(to: UInt8.self).baseAddress,
                UInt(bytes.count),
                pixels,
                width(target),
                Int32(stride),
                height(target),
                Int32(TJPF_RGB.rawValue),
                Self.flags
            ) == 0
        }
    }

    private func decode(_ reduced: PixelSize, into planes: [Plane]) -> Bool {
        var pointers: [UnsafeMutablePointer<UInt8>?] = planes.map(\.bytes)
        var strides = planes.map { Int32($0.stride) }
        return data.withUnsafeBytes { bytes in
            tjDecompressToYUVPlanes(
                handle,
                bytes.bindMemory(to: UInt8.self).baseAddress,
                UInt(bytes.count),
                &pointers,
                width(reduced),
                &strides,
                height(reduced),
                Self.flags
            ) == 0
        }
    }

    private func width(_ size: PixelSize) -> Int32 { Int32(clamping: size.width) }

    private func height(_ size: PixelSize) -> Int32 { Int32(clamping: size.height) }
}

extension PixelSize {
    /// Returns the smallest of libjpeg's reduced sizes that is no smaller than `target`.
    func reduced(for target: PixelSize) -> PixelSize { divided(by: divisor(for: target)) }

    /// Returns the largest libjpeg divisor that keeps the size no smaller than `target`: 8, 4, 2 or
    /// 1.
    fileprivate func divisor(for target: PixelSize) -> Int {
        [8, 4, 2].first { divisor in
            let size = divided(by: divisor)
            return size.width >= target.width && size.height >= target.height
        } ?? 1
    }

    /// Returns the size that libjpeg produces for a divisor.
    fileprivate func divided(by divisor: Int) -> PixelSize {
        PixelSize((width + divisor - 1) / divisor, (height + divisor - 1) / divisor)
    }
}
