public import Features
public import GTKSupport

/// For tours and measurements, which control the window from code.
extension MainWindow {
    /// The size of a card's poster, in application pixels.
    public nonisolated static var cardPosterSize: (width: Int, height: Int) { ItemCell.posterSize }
    /// The widths of posters in lists, in grids and in details, in application pixels.
    public nonisolated static var posterWidths: [Int] {
        [ItemCell.posterSize.width, PosterCell.posterSize.width, DetailsView.posterSize.width]
    }

    /// How many pictures are loading.
    public static var loadingPictureCount: Int {
        PosterView.loadingCount + PhotoLoader.loadingCount
    }

    /// Whether the splash has gone.
    public var isPastSplash: Bool { !isClosed && shell.shown != "splash" }

    /// Whether the splash is still visible while it fades out.
    public var isSplashFading: Bool { !isClosed && shell.isCrossing }

    /// Scrolls the visible rows by application pixels; starts again at the top when the end is
    /// reached.
    public func fling(by distance: Double) {
        guard let list = currentList else { return }
        if list.isAtEnd {
            list.scrollToTop()
        } else {
            list.scroll(by: distance)
        }
    }

    /// Scrolls the visible rows to their end.
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

    /// Scrolls the open details page by application pixels.
    public func scrollDetails(by distance: Double) { details.scroll(by: distance) }

    /// Opens the menu of the second row and returns it; nil if there is none.
    public func openRowMenu() -> AnyWidget? {
        guard let list = currentList, let second = list.order.ids.dropFirst().first else {
            return nil
        }
        list.focus(second)
        guard list.contextMenuAsked(at: nil) else { return nil }
        return list.menu?.menu.widget
    }

    /// Opens the sort menu and returns it; nil if there is none.
    public func openSortMenu() -> AnyWidget? { currentPage?.sort.root.open() }

    /// Opens the window's menu and returns it; nil if there is none.
    public func openPrimaryMenu() -> AnyWidget? { currentPage?.menuButton.open() }

    /// Whether the visible rows are at their end.
    public var isAtEnd: Bool { currentList?.isAtEnd ?? true }

    /// Acts as if the first visible row were clicked.
    public func tapFirstRow() { currentList?.tapFirst() }

    /// Shows the picture of the first visible row in the middle of its flip.
    public func poseFirstRow(_ flip: FlipMotion) { currentList?.poseFirst(flip) }

    /// The playback position of the open trailer, in seconds; 0 while nothing plays.
    public var trailerSeconds: Double {
        Double(trailerStream?.timestamp ?? 0) / 1_000_000
    }

    /// Whether the open trailer has a player, which is created some frames after its page.
    public var isTrailerStarted: Bool { trailerStream != nil }

    /// Does nothing if no trailer is playing.
    public func muteTrailer() { trailerStream?.isMuted = true }

    private var trailerStream: MediaStream? { (player.page?.screen as? VideoScreen)?.stream }
}
