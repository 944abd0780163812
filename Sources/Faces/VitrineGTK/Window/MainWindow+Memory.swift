import GTKSupport
import ImagePipeline

/// The window's memory use.
extension MainWindow {
    /// Releases pictures that have not been visible since the last call; returns the bytes freed,
    /// without those of lists that have just released theirs.
    ///
    /// Called every half minute, it leaves nothing that was not visible for a minute.
    public func letGoOfUnseen() -> Int {
        for page in listPages.values { page.letGoOfHidden() }
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
            "textures": PosterView.textureCount + PhotoLoader.textureCount,
            "images": images.memoryCount,
            "image-bytes": images.memoryCost,
        ]
    }
}

extension Widget {
    /// The number of widgets it consists of, including itself.
    fileprivate var widgetCount: Int {
        children.reduce(1) { $0 + $1.widgetCount }
    }
}
