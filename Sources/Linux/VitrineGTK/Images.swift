public import GTKSupport
public import ImagePipeline

/// The window's image pipeline.
public typealias TexturePipeline = ImagePipeline<Texture>

extension Texture {
    /// Adopts the decoder's pixels without copying them.
    public convenience init(_ image: DecodedImage) {
        self.init(
            adopting: image.bytes,
            width: image.size.width,
            height: image.size.height,
            stride: image.stride,
            format: image.format == .rgb8 ? .rgb8 : .rgba8,
            owner: image
        )
    }
}
