public import CoreGraphics
@_exported public import CFTypes
public import Foundation

// https://developer.apple.com/documentation/imageio/cgimagesource — iOS 4
public class CGImageSource {
    init() { fatalError() }
}
// https://developer.apple.com/documentation/imageio/cgimagesourcecreatewithdata(_:_:) — iOS 4
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? { fatalError() }
// https://developer.apple.com/documentation/imageio/cgimagesourcecreatewithurl(_:_:) — iOS 4
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? { fatalError() }
// https://developer.apple.com/documentation/imageio/cgimagesourcecreateimageatindex(_:_:_:) — iOS 4
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? { fatalError() }
// https://developer.apple.com/documentation/imageio/cgimagesourcecreatethumbnailatindex(_:_:_:) — iOS 4
public func CGImageSourceCreateThumbnailAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? { fatalError() }
// https://developer.apple.com/documentation/imageio/cgimagesourcecopypropertiesatindex(_:_:_:) — iOS 4
public func CGImageSourceCopyPropertiesAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CFDictionary? { fatalError() }
// https://developer.apple.com/documentation/imageio/cgimagesourcegetcount(_:) — iOS 4
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { fatalError() }
// https://developer.apple.com/documentation/imageio/cgimagesourcegettype(_:) — iOS 4
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { fatalError() }
// https://developer.apple.com/documentation/imageio/kcgimagesourcethumbnailmaxpixelsize — iOS 4
public var kCGImageSourceThumbnailMaxPixelSize: CFString { fatalError() }
// https://developer.apple.com/documentation/imageio/kcgimagesourcecreatethumbnailfromimagealways — iOS 4
public var kCGImageSourceCreateThumbnailFromImageAlways: CFString { fatalError() }
// https://developer.apple.com/documentation/imageio/kcgimagesourcecreatethumbnailwithtransform — iOS 4
public var kCGImageSourceCreateThumbnailWithTransform: CFString { fatalError() }
// https://developer.apple.com/documentation/imageio/kcgimagesourceshouldcache — iOS 4
public var kCGImageSourceShouldCache: CFString { fatalError() }
// https://developer.apple.com/documentation/imageio/kcgimagesourceshouldcacheimmediately — iOS 7
public var kCGImageSourceShouldCacheImmediately: CFString { fatalError() }
// https://developer.apple.com/documentation/imageio/kcgimagepropertypixelwidth — iOS 4
public var kCGImagePropertyPixelWidth: CFString { fatalError() }
// https://developer.apple.com/documentation/imageio/kcgimagepropertypixelheight — iOS 4
public var kCGImagePropertyPixelHeight: CFString { fatalError() }
// https://developer.apple.com/documentation/imageio/kcgimagepropertyorientation — iOS 4
public var kCGImagePropertyOrientation: CFString { fatalError() }
// https://developer.apple.com/documentation/imageio/cgimagesourcestatus — iOS 4, c:@E@CGImageSourceStatus
public enum CGImageSourceStatus: Int32, Sendable {
    case statusUnexpectedEOF = -5
    case statusInvalidData = -4
    case statusUnknownType = -3
    case statusReadingHeader = -2
    case statusIncomplete = -1
    case statusComplete = 0
}
// https://developer.apple.com/documentation/imageio/cgimagesourcegetstatusatindex(_:_:) — iOS 4, c:@F@CGImageSourceGetStatusAtIndex
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus { fatalError() }
