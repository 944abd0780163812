import GTKSupport
package import ImagePipeline
package import Library
import LinuxPlatform
import VitrineGTK

extension TexturePipeline {
    /// The pictures of a library, as windows draw them.
    package convenience init(of library: Library) {
        self.init(data: library.images, decoder: PixbufDecoder()) { Texture($0) }
    }
}
