import GTKSupport
import ImagePipeline

/// What the window holds in memory.
extension MainWindow {
    /// Lets go of pictures that nobody has seen since the last call, and of the rows of lists that
    /// nobody has seen since the last two; returns the bytes of the former.
    ///
    /// Called every ten seconds, it leaves nothing that was not seen for twenty.
    public func letGoOfUnseen() -> Int {
        for page in listPages.values { page.letGoOfHidden() }
        return images.removeUnused()
    }

    /// How many of what leaks first are alive, by name, for a log.
    public var tally: KeyValuePairs<String, Int> {
        [
            "widgets": isClosed ? 0 : window.widgetCount,
            "cells": Liveness.cells,
            "bindings": Liveness.bindings,
            "observers": Liveness.trackings,
            "handlers": Liveness.handlers,
            "textures": PosterView.textureCount + PhotoLoader.textureCount,
            "cached-images": images.memoryCount,
            "cached-bytes": images.memoryCost,
            "images": DecodedImage.livingCount,
            "image-bytes": DecodedImage.livingCost,
        ]
    }
}

extension Widget {
    /// How many widgets it consists of, itself among them.
    fileprivate var widgetCount: Int {
        children.reduce(1) { $0 + $1.widgetCount }
    }
}
