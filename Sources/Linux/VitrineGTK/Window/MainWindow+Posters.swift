/// What must be known to load posters before the window does.
extension MainWindow {
    /// The sizes of posters in lists, in grids and in details, in this order, in application pixels.
    package nonisolated static var posterSizes: [(width: Int, height: Int)] {
        [ItemCell.posterSize, PosterCell.posterSize, DetailsView.posterSize]
    }
}
