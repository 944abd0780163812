public import GTKSupport
public import ImagePipeline

/// Where the window's pictures come from.
public typealias TexturePipeline = ImagePipeline<Texture>

extension Texture {
    /// Takes the decoder's pixels over without copying them.
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
