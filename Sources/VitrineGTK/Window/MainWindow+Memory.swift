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
