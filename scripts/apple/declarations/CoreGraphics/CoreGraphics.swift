@_exported public import struct Foundation.CGFloat
@_exported public import struct Foundation.CGPoint
@_exported public import struct Foundation.CGSize
@_exported public import struct Foundation.CGRect
public import Foundation
@_exported public import CFTypes

// CGFloat and related types are in Foundation on Linux, in CoreFoundation on Apple's platforms.

// https://developer.apple.com/documentation/coregraphics/cgimage — iOS 2
public class CGImage: @unchecked Sendable {
    public var width: Int { fatalError() }
    public var height: Int { fatalError() }
    public var bytesPerRow: Int { fatalError() }
    public var bitsPerPixel: Int { fatalError() }
    public var bitsPerComponent: Int { fatalError() }
    public var colorSpace: CGColorSpace? { fatalError() }
    public var bitmapInfo: CGBitmapInfo { fatalError() }
    // https://developer.apple.com/documentation/coregraphics/cgimage/alphainfo — iOS 2
    public var alphaInfo: CGImageAlphaInfo { fatalError() }
    public var dataProvider: CGDataProvider? { fatalError() }
    // https://developer.apple.com/documentation/coregraphics/cgimage/init(width:height:bitspercomponent:bitsperpixel:bytesperrow:space:bitmapinfo:provider:decode:shouldinterpolate:intent:) — iOS 2
    public init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
        decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
    ) { fatalError() }
    public func cropping(to rect: CGRect) -> CGImage? { fatalError() }
    init() { fatalError() }
}
// https://developer.apple.com/documentation/coregraphics/cgcolorspace — iOS 2
public class CGColorSpace: @unchecked Sendable {
    public init?(name: CFString) { fatalError() }
    public static var sRGB: CFString { fatalError() }
    public static var displayP3: CFString { fatalError() }
}
// https://developer.apple.com/documentation/coregraphics/cgcolorspacecreatedevicergb() — iOS 2
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { fatalError() }
// https://developer.apple.com/documentation/coregraphics/cgdataprovider — iOS 2
public class CGDataProvider: @unchecked Sendable {
    public init?(data: CFData) { fatalError() }
    public var data: CFData? { fatalError() }
}
// https://developer.apple.com/documentation/coregraphics/cgimagealphainfo — iOS 2
public enum CGImageAlphaInfo: UInt32, Sendable {
    case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}
// https://developer.apple.com/documentation/coregraphics/cgbitmapinfo — iOS 2
public struct CGBitmapInfo: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { fatalError() }
    public static var byteOrder32Little: CGBitmapInfo { fatalError() }
    public static var byteOrder32Big: CGBitmapInfo { fatalError() }
}
// https://developer.apple.com/documentation/coregraphics/cgcolorrenderingintent — iOS 2
public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}
// https://developer.apple.com/documentation/coregraphics/cginterpolationquality — iOS 2
public enum CGInterpolationQuality: Int32, Sendable { case `default`, none, low, medium, high }
// https://developer.apple.com/documentation/coregraphics/cgcontext — iOS 2
public class CGContext {
    public init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
        bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
    ) { fatalError() }
    // https://developer.apple.com/documentation/coregraphics/cgcontext/draw(_:in:bytiling:) — iOS 2
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) { fatalError() }
    public func makeImage() -> CGImage? { fatalError() }
    public var interpolationQuality: CGInterpolationQuality { get { fatalError() } set { fatalError() } }
}
// https://developer.apple.com/documentation/coregraphics/cgaffinetransform — iOS 2
public struct CGAffineTransform: Equatable, Sendable {
    public var a: CGFloat
    public var b: CGFloat
    public var c: CGFloat
    public var d: CGFloat
    public var tx: CGFloat
    public var ty: CGFloat
    public init() { fatalError() }
    public init(scaleX sx: CGFloat, y sy: CGFloat) { fatalError() }
    public init(rotationAngle angle: CGFloat) { fatalError() }
    public static var identity: CGAffineTransform { fatalError() }
}
// https://developer.apple.com/documentation/coregraphics/cglinecap — iOS 2
public enum CGLineCap: Int32, Sendable { case butt, round, square }
// https://developer.apple.com/documentation/coregraphics/cglinejoin — iOS 2
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
// https://developer.apple.com/documentation/corefoundation/cgvector — iOS 7
public struct CGVector: Equatable, Sendable {
    public var dx: CGFloat
    public var dy: CGFloat
    public init(dx: CGFloat, dy: CGFloat) { fatalError() }
}
