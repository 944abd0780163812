public import Features
public import GTKSupport

/// For tours and measurements, which work the window from inside.
extension MainWindow {
    /// The size of a card's poster, in application pixels.
    public nonisolated static var cardPosterSize: (width: Int, height: Int) { ItemCell.posterSize }
    /// The widths of posters in lists, in grids and in details, in application pixels.
    public nonisolated static var posterWidths: [Int] {
        [ItemCell.posterSize.width, PosterCell.posterSize.width, DetailsView.posterSize.width]
    }

    /// How many pictures are on their way.
    public static var loadingPictureCount: Int {
        PosterView.loadingCount + PhotoLoader.loadingCount
    }

    /// Whether the splash has gone.
    public var isPastSplash: Bool { !isClosed && shell.shown != "splash" }

    /// Whether the splash can still be seen through what takes its place.
    public var isSplashFading: Bool { !isClosed && shell.isCrossing }

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

    /// Opens the settings at a page.
    public func showPreferences(_ place: PreferencesPlace) {
        showPreferences()
        preferences?.show(place)
    }

    /// Closes the settings.
    public func closePreferences() { preferences?.window.close() }

    /// Scrolls the details page that is open by application pixels.
    public func scrollDetails(by distance: Double) { details.scroll(by: distance) }

    /// Opens the menu of the second row; returns it, nil where there is none.
    public func openRowMenu() -> AnyWidget? {
        guard let list = currentList, let second = list.order.ids.dropFirst().first else {
            return nil
        }
        list.focus(second)
        guard list.contextMenuAsked(at: nil) else { return nil }
        return list.menu?.menu.widget
    }

    /// Opens the menu of orders; returns it, nil where there is none.
    public func openSortMenu() -> AnyWidget? { currentPage?.sort.root.open() }

    /// Opens the window's menu; returns it, nil where there is none.
    public func openPrimaryMenu() -> AnyWidget? { currentPage?.menuButton.open() }

    /// Whether the rows that are shown are at their end.
    public var isAtEnd: Bool { currentList?.isAtEnd ?? true }

    /// Taps the first row that is seen.
    public func tapFirstRow() { currentList?.tapFirst() }

    /// Shows the picture of the first row that is seen as in the middle of a turn.
    public func poseFirstRow(_ flip: FlipMotion) { currentList?.poseFirst(flip) }

    /// How far the open trailer has been played, in seconds; 0 while nothing plays.
    public var trailerSeconds: Double {
        Double(trailerStream?.timestamp ?? 0) / 1_000_000
    }

    /// Whether the open trailer has a player, which comes some frames after its page.
    public var isTrailerStarted: Bool { trailerStream != nil }

    /// Turns the sound of the open trailer off.
    public func muteTrailer() { trailerStream?.isMuted = true }

    private var trailerStream: MediaStream? { (player.page?.screen as? VideoScreen)?.stream }
}
