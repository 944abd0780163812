/// Decides when a row's picture is loaded, retried and released.
///
/// A failed picture is retried when its row comes near the visible ones, and after a refresh. After
/// a refresh that the service has answered, the pictures on screen are validated.
public struct PictureNeed: Hashable, Sendable {
    /// What to do with the picture.
    public enum Step: Hashable, Sendable {
        /// Leave it unchanged.
        case stay
        /// Retry it if it failed, then show it.
        case load
        /// Release it.
        case release
    }

    /// Whether to show the picture.
    public private(set) var isWanted = false
    /// Nil until the row's distance is known.
    private var nearness: Nearness?
    private var refreshCount: Int
    private var answeredCount: Int

    /// Creates the state for a row whose distance isn't known yet.
    ///
    /// `refreshCount` is the list's ``ItemListViewModel/refreshCount``; `answeredCount` is its
    /// ``ItemListViewModel/answeredRefreshCount``, by default 0.
    public init(refreshCount: Int, answeredCount: Int = 0) {
        self.refreshCount = refreshCount
        self.answeredCount = answeredCount
    }

    /// Returns what to do with the picture after its row was scrolled.
    ///
    /// Between near and far, a picture is kept unless it is still waiting for scrolling to end
    /// (`isWaiting`), in which case the user has scrolled past it.
    public mutating func moved(to nearness: Nearness, isWaiting: Bool = false) -> Step {
        let comesNear = nearness == .near && self.nearness != .near
        self.nearness = nearness
        switch nearness {
        case .near:
            guard comesNear else { return .stay }
            isWanted = true
            return .load
        case .between:
            return isWaiting ? release() : .stay
        case .far:
            return release()
        }
    }

    /// Returns whether to show the row's picture.
    ///
    /// Until the row's distance is known, a picture that is in memory is shown, because that takes
    /// no work. Afterwards `isInMemory` isn't evaluated, because asking counts as a use of the
    /// picture.
    public mutating func shows(isInMemory: @autoclosure () -> Bool) -> Bool {
        if nearness == nil, isInMemory() { isWanted = true }
        return isWanted
    }

    /// Returns whether to retry a failed picture: once per list refresh.
    public mutating func refreshed(to count: Int) -> Bool {
        defer { refreshCount = count }
        return count != refreshCount
    }

    /// Returns whether to validate a shown picture: once per refresh that the service has answered.
    public mutating func answered(to count: Int) -> Bool {
        defer { answeredCount = count }
        return count != answeredCount
    }

    /// Resets the state before the cell shows another row.
    public mutating func reset() {
        isWanted = false
        nearness = nil
    }

    private mutating func release() -> Step {
        guard isWanted else { return .stay }
        isWanted = false
        return .release
    }
}
