import CLCMS
import Foundation
import ImagePipeline
import Primitives

/// Converts pixels from a picture's color profile to sRGB, in which GTK draws.
///
/// https://www.littlecms.com/LittleCMS2.14%20API.pdf
final class ColorConversion: Sendable {
    private struct Key: Hashable {
        let profile: Data
        let hasAlpha: Bool
    }

    /// The maximum size of a profile in bytes, above those of cameras and printers.
    static let maximumBytes = 4_000_000
    /// The number of recent profiles; most services use one or two.
    private static let knownLimit = 16
    private static let known = Locked<[Key: ColorConversion?]>([:])
    /// The largest difference in one channel that isn't worth a conversion.
    private static let tolerance = 2

    // SAFETY: without its cache (NOCACHE), lcms2 only reads a transform; freed once, in deinit.
    private nonisolated(unsafe) let transform: cmsHTRANSFORM

    /// Returns the conversion for a profile; nil if it is sRGB, damaged, or not one for RGB.
    static func from(_ profile: Data, hasAlpha: Bool) -> ColorConversion? {
        let key = Key(profile: profile, hasAlpha: hasAlpha)
        if let known = known.withLock({ $0[key] }) { return known }
        let conversion = ColorConversion(profile, hasAlpha: hasAlpha)
        let useful = conversion.flatMap { $0.changesNothing(hasAlpha) ? nil : $0 }
        known.withLock { known in
            if known.count >= knownLimit { known = [:] }
            known[key] = .some(useful)
        }
        return useful
    }

    private init?(_ bytes: Data, hasAlpha: Bool) {
        let profile = bytes.withUnsafeBytes {
            cmsOpenProfileFromMem($0.baseAddress, cmsUInt32Number($0.count))
        }
        guard let profile else { return nil }
        defer { cmsCloseProfile(profile) }
        let standard = cmsCreate_sRGBProfile()
        defer { cmsCloseProfile(standard) }
        let layout = hasAlpha ? VITRINE_RGBA8 : VITRINE_RGB8
        guard cmsGetColorSpace(profile) == cmsSigRgbData,
            let transform = cmsCreateTransform(
                profile,
                layout,
                standard,
                layout,
                cmsUInt32Number(INTENT_PERCEPTUAL),
                VITRINE_SHARED_TRANSFORM
            )
        else { return nil }
        self.transform = transform
    }

    deinit { cmsDeleteTransform(transform) }

    /// Converts the colors of a pixbuf that isn't shared yet.
    func convert(_ pixbuf: Pixbuf) {
        guard let pixels = pixbuf.pixels else { return }
        let stride = cmsUInt32Number(pixbuf.stride)
        cmsDoTransformLineStride(
            transform,
            pixels,
            pixels,
            cmsUInt32Number(pixbuf.size.width),
            cmsUInt32Number(pixbuf.size.height),
            stride,
            stride,
            0,
            0
        )
    }

    /// Whether a grid of colors stays the same, because the profile is one of the many for sRGB.
    private func changesNothing(_ hasAlpha: Bool) -> Bool {
        let levels: [UInt8] = [0, 51, 102, 153, 204, 255]
        var colors: [UInt8] = []
        for red in levels {
            for green in levels {
                for blue in levels { colors += [red, green, blue] + (hasAlpha ? [255] : []) }
            }
        }
        var converted = colors
        let count = cmsUInt32Number(colors.count / (hasAlpha ? 4 : 3))
        cmsDoTransform(transform, colors, &converted, count)
        return zip(colors, converted).allSatisfy { abs(Int($0) - Int($1)) <= Self.tolerance }
    }
}
