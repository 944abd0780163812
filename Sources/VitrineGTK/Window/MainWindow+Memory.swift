import GTKSupport
import ImagePipeline

/// What the window holds in memory.
extension MainWindow {
    /// Lets go of pictures that nobody has seen since the last call; returns their bytes, without
    /// those of lists that have just let go.
    ///
    /// Called every half minute, it leaves nothing that was not seen for a minute.
    public func letGoOfUnseen() -> Int {
        for page in listPages.values { page.letGoOfHidden() }
        return images.removeUnused()
    }

    /// What is alive, for a log: counts of what leaks first.
    public var tally: String {
        let bytes = images.memoryCost / 1_000_000
        let shown = PosterView.textureCount + PhotoLoader.textureCount
        return "\(isClosed ? 0 : window.widgetCount) widgets, \(Liveness.cells) cells, "
            + "\(Liveness.bindings) bindings, \(Liveness.trackings) observers, "
            + "\(Liveness.handlers) handlers, \(shown) textures shown, "
            + "\(images.memoryCount) in memory: \(bytes) MB"
    }
}

extension Widget {
    /// How many widgets it consists of, itself among them.
    fileprivate var widgetCount: Int {
        children.reduce(1) { $0 + $1.widgetCount }
    }
}
