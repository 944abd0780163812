#if canImport(UIKit)
package import CoreGraphics
import Features
import Foundation
package import ImagePipeline
import Observation
import SwiftUI

/// A picture's pixels, ready to draw.
// SAFETY: a CGImage is immutable.
package struct Picture: @unchecked Sendable {
    /// The image to draw; nil if there wasn't enough memory.
    package let image: CGImage?
    /// In device pixels.
    package let size: PixelSize

    /// Adopts the decoder's pixels without copying them.
    package init(_ decoded: DecodedImage) {
        size = decoded.size
        image = Self.image(decoded)
    }

    private static func image(_ decoded: DecodedImage) -> CGImage? {
        guard decoded.format == .bgra8, let base = decoded.bytes.baseAddress,
            let space = CGColorSpace(name: CGColorSpace.sRGB)
        else { return nil }
        let bytes = Data(
            bytesNoCopy: UnsafeMutableRawPointer(mutating: base),
            count: decoded.bytes.count,
            // The buffer keeps the owner of the pixels alive.
            deallocator: .custom { _, _ in withExtendedLifetime(decoded) {} }
        )
        return CGDataProvider(data: bytes as CFData).flatMap { provider in
            CGImage(
                width: decoded.size.width,
                height: decoded.size.height,
                bitsPerComponent: 8,
                bitsPerPixel: 32,
                bytesPerRow: decoded.stride,
                space: space,
                bitmapInfo: CGBitmapInfo(
                    rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue
                        | CGBitmapInfo.byteOrder32Little.rawValue
                ),
                provider: provider,
                decode: nil,
                shouldInterpolate: true,
                intent: .defaultIntent
            )
        }
    }
}

/// The source of all pictures shown in views.
@MainActor
@Observable
package final class Pictures {
    /// Loads, decodes and caches pictures.
    @ObservationIgnored package let pipeline: ImagePipeline<Picture>
    /// Copies and saves pictures.
    @ObservationIgnored let export: PictureExport<Picture>

    /// Creates the source without loading anything.
    package init(pipeline: ImagePipeline<Picture>) {
        self.pipeline = pipeline
        export = PictureExport(images: pipeline)
    }

    /// Releases memory that nothing on screen needs.
    package func relieve() { pipeline.removeAll() }
}
#endif
