import GTKSupport
import ImagePipeline

/// The window's memory use.
extension MainWindow {
    /// Releases pictures that have been offscreen since the last call, and rows of lists that have
    /// been offscreen since the last two.
    ///
    /// Called every 10 seconds, it frees everything that has been offscreen for 20 seconds.
    ///
    /// - Returns: the size of the released pictures in bytes.
    package func releaseOffscreen() -> Int {
        for page in pages.lists.values { page.releaseHidden() }
        home?.releaseIfHidden()
        side.filtered?.pane.list.scroller.releaseIfHidden()
        return images.removeUnused()
    }

    /// The numbers of live objects most likely to leak, by name, for the log.
    package var tally: KeyValuePairs<String, Int> {
        [
            "widgets": isClosed ? 0 : window.widgetCount,
            "cells": LeakCounters.cells,
            "bindings": LeakCounters.bindings,
            "observers": LeakCounters.trackings,
            "handlers": LeakCounters.handlers,
            "textures": PictureView.textureCount + PhotoCell.textureCount,
            "cached-images": images.memoryCount,
            "cached-bytes": images.memoryCost,
            "images": DecodedImage.livingCount,
            "image-bytes": DecodedImage.livingCost,
        ]
    }
}

extension Widget {
    /// The number of widgets in this subtree, including this one.
    fileprivate var widgetCount: Int {
        children.reduce(1) { $0 + $1.widgetCount }
    }
}
