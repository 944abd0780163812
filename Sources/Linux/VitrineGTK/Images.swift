package import GTKSupport
package import ImagePipeline

/// The window's image pipeline.
package typealias TexturePipeline = ImagePipeline<Texture>

extension Texture {
    /// Adopts the decoder's pixels without copying them.
    package convenience init(_ image: DecodedImage) {
        self.init(
            adopting: image.bytes,
            width: image.size.width,
            height: image.size.height,
            stride: image.stride,
            format: Texture.Format(image.format),
            owner: image
        )
    }
}

extension Texture.Format {
    fileprivate init(_ format: DecodedImage.Format) {
        switch format {
        case .rgb8: self = .rgb8
        case .rgba8: self = .rgba8
        case .bgra8: self = .bgra8
        }
    }
}
