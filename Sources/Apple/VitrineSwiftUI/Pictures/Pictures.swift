#if canImport(SwiftUI)
import Features
package import ImagePipeline
import Observation

/// Where views get their pictures.
@MainActor
@Observable
package final class Pictures {
    /// Loads, decodes and keeps them.
    @ObservationIgnored package let pipeline: ImagePipeline<Picture>
    /// Takes them out of the app.
    @ObservationIgnored let export: PictureExport<Picture>

    /// Loads nothing yet.
    package init(pipeline: ImagePipeline<Picture>) {
        self.pipeline = pipeline
        export = PictureExport(images: pipeline)
    }

    /// Gives back memory that nothing on screen needs.
    package func relieve() { pipeline.removeAll() }
}
#endif
