package import Features
package import GTKSupport
import ImagePipeline
package import Library
import LinuxPlatform
package import VitrineGTK

extension MainWindow {
    /// Makes the window of a model, with the pictures of its library.
    package convenience init(
        of application: Application,
        model: AppModel,
        library: Library,
        restored: WindowState = WindowState(),
        keep: @escaping @MainActor (WindowState) -> Void = { _ in }
    ) {
        let images = TexturePipeline(data: library.images, decoder: PixbufDecoder()) { Texture($0) }
        self.init(
            application: application,
            model: model,
            images: images,
            restored: restored,
            keep: keep
        )
    }
}
