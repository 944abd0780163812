import GTKSupport
package import ImagePipeline
package import Library
import LinuxPlatform
import VitrineGTK

extension TexturePipeline {
    /// Creates a pipeline that loads a library's pictures as textures for windows.
    package convenience init(of library: Library) {
        self.init(data: library.images, decoder: PixbufDecoder()) { Texture($0) }
    }
}
