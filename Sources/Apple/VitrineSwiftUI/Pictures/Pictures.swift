#if canImport(UIKit)
import Features
package import ImagePipeline
import Observation

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
