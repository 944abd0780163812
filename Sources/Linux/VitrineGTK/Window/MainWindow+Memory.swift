import GTKSupport
import ImagePipeline

/// The window's memory use.
extension MainWindow {
    /// Lets go of pictures that nobody has seen since the last call, and of the rows of lists that
    /// nobody has seen since the last two; returns the bytes of the former.
    ///
    /// Called every ten seconds, it leaves nothing that was not seen for twenty.
    public func releaseOffscreen() -> Int {
        for page in pages.lists.values { page.releaseHidden() }
        home?.releaseIfHidden()
        return images.removeUnused()
    }

    /// The number of live objects that are most likely to leak, by name, for a log.
    public var tally: KeyValuePairs<String, Int> {
        [
            "widgets": isClosed ? 0 : window.widgetCount,
            "cells": Liveness.cells,
            "bindings": Liveness.bindings,
            "observers": Liveness.trackings,
            "handlers": Liveness.handlers,
            "textures": PosterView.textureCount + PhotoCell.textureCount,
            "cached-images": images.memoryCount,
            "cached-bytes": images.memoryCost,
            "images": DecodedImage.livingCount,
            "image-bytes": DecodedImage.livingCost,
        ]
    }
}

extension Widget {
    /// The number of widgets it consists of, including itself.
    fileprivate var widgetCount: Int {
        children.reduce(1) { $0 + $1.widgetCount }
    }
}
