import Features

extension AppModel {
    /// Rows have a width, in application pixels, which beside details is no measure of the window.
    func widthChanged(to width: Double) {
        if router.path.isEmpty { roomChanged(isRoomy: width >= PosterGrid.roomyWidth) }
    }
}
