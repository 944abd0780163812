import GTKSupport

/// For tours and measurements, which work the window from inside.
extension MainWindow {
    /// The size of a card's poster, in application pixels.
    public nonisolated static var cardPosterSize: (width: Int, height: Int) { ItemCell.posterSize }

    /// How many pictures are on their way.
    public static var loadingPictureCount: Int { PosterView.loadingCount }

    /// Whether the splash has gone.
    public var isPastSplash: Bool { !isClosed && shell.shown == "shell" }

    /// Moves the rows that are shown by application pixels; starts again at the top where the end
    /// is reached.
    public func fling(by distance: Double) {
        guard let list = currentList else { return }
        if list.isAtEnd {
            list.scrollToTop()
        } else {
            list.scroll(by: distance)
        }
    }

    /// Scrolls the rows that are shown to their end.
    public func scrollToEnd() {
        currentList?.scroll(by: .greatestFiniteMagnitude)
    }
}
