import CLCMS
import Foundation
import ImagePipeline
import LinuxPlatform
import TestSupport
import Testing

@Suite("Color profiles", .onOwnThread)
struct ColorProfileTests {
    private let decoder = PixbufDecoder()

    /// A color space with the white of daylight, and one gamma or sRGB's curve.
    private struct Space: CustomTestStringConvertible {
        let name: String
        let red: (Double, Double)
        let green: (Double, Double)
        let blue: (Double, Double)
        var gamma: Double?

        static let displayP3 = Space(
            name: "Display P3",
            red: (0.680, 0.320),
            green: (0.265, 0.690),
            blue: (0.150, 0.060)
        )
        static let adobe = Space(
            name: "Adobe RGB",
            red: (0.640, 0.330),
            green: (0.210, 0.710),
            blue: (0.150, 0.060),
            gamma: 2.199_218_75
        )
        static let standard = Space(
            name: "sRGB",
            red: (0.640, 0.330),
            green: (0.300, 0.600),
            blue: (0.150, 0.060)
        )

        var testDescription: String { name }

        /// The ICC profile.
        var profile: Data {
            var white = cmsCIExyY(x: 0.3127, y: 0.3290, Y: 1)
            var primaries = cmsCIExyYTRIPLE(
                Red: cmsCIExyY(x: red.0, y: red.1, Y: 1),
                Green: cmsCIExyY(x: green.0, y: green.1, Y: 1),
                Blue: cmsCIExyY(x: blue.0, y: blue.1, Y: 1)
            )
            let curve =
                gamma.map { cmsBuildGamma(nil, $0) }
                ?? cmsBuildParametricToneCurve(
                    nil,
                    4,
                    [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]
                )
            defer { cmsFreeToneCurve(curve) }
            var curves = [curve, curve, curve]
            let profile = cmsCreateRGBProfile(&white, &primaries, &curves)
            defer { cmsCloseProfile(profile) }
            var count: cmsUInt32Number = 0
            cmsSaveProfileToMem(profile, nil, &count)
            var bytes = Data(count: Int(count))
            _ = bytes.withUnsafeMutableBytes {
                cmsSaveProfileToMem(profile, $0.baseAddress, &count)
            }
            return bytes
        }
    }

    /// A picture of one color with a profile.
    private func picture(
        _ type: String,
        _ color: TestImages.Color,
        _ profile: Data,
        hasAlpha: Bool = false
    ) -> Data {
        let plain = TestImages.image(40, 30, as: type, hasAlpha: hasAlpha) { _, _ in color }
        switch type {
        case "webp": return TestImages.extended(webp: plain, 40, 30, profile: profile)
        case "png":
            let body = Data("profile\0\0".utf8) + TestImages.zlib(profile)
            return TestImages.inserting("iCCP", body, intoPNG: plain)
        default: return TestImages.inserting([segment(1, of: 1, profile)], into: plain)
        }
    }

    /// A segment of a JPEG with a part of a profile.
    private func segment(
        _ number: UInt8,
        of count: UInt8,
        _ part: Data
    ) -> (marker: UInt8, body: Data) {
        (0xe2, Data("ICC_PROFILE\0".utf8) + [number, count] + part)
    }

    private func expect(
        _ data: Data,
        _ wanted: [Int],
        by tolerance: Int = 6,
        _ location: SourceLocation = #_sourceLocation
    ) throws {
        for fit in [ImageRequest.Fit.original, .cover(PixelSize(12, 9))] {
            let image = try decoder.decode(data, to: fit)
            let pixel = image.pixel(image.size.width / 2, image.size.height / 2)
            for (found, wanted) in zip(pixel, wanted) {
                #expect(
                    abs(Int(found) - wanted) <= tolerance,
                    "\(pixel), not \(wanted)",
                    sourceLocation: location
                )
            }
        }
    }

    @Test("colors are converted to sRGB from every format", arguments: ["jpeg", "png", "webp"])
    func converted(type: String) throws {
        try expect(picture(type, (234, 51, 35, 255), Space.displayP3.profile), [255, 0, 0])
        try expect(picture(type, (144, 255, 60, 255), Space.adobe.profile), [0, 255, 0])
    }

    @Test("transparency stays")
    func transparency() throws {
        let data = picture("png", (234, 51, 35, 128), Space.displayP3.profile, hasAlpha: true)
        try expect(data, [255, 0, 0, 128])
    }

    @Test("a JPEG's profile may be in several segments, in any order")
    func segments() throws {
        let profile = Space.displayP3.profile
        let parts = [profile.prefix(100), profile.dropFirst(100)]
        let jpeg = TestImages.image(40, 30, as: "jpeg") { _, _ in (234, 51, 35, 255) }
        let segments = [segment(2, of: 2, parts[1]), segment(1, of: 2, parts[0])]
        try expect(TestImages.inserting(segments, into: jpeg), [255, 0, 0])
        try expect(TestImages.inserting([segments[0]], into: jpeg), [234, 51, 35])
    }

    @Test("a picture in sRGB keeps its pixels, and so does one with a damaged profile")
    func unconverted() throws {
        var damaged = Space.displayP3.profile
        for offset in 128..<200 { damaged[offset] = 0xff }
        let profiles = [
            Space.standard.profile, damaged, Space.displayP3.profile.prefix(300),
            Data("no profile".utf8), Data(),
        ]
        for profile in profiles {
            for type in ["jpeg", "png", "webp"] {
                try expect(picture(type, (234, 51, 35, 255), profile), [234, 51, 35])
            }
        }
        let exact = picture("png", (234, 51, 35, 255), Space.standard.profile)
        try expect(exact, [234, 51, 35], by: 0)
    }
}
