/// Whether the picture of a row is worth having, and when a failed one is tried again: when its row
/// comes near, and after a refresh.
public struct PictureNeed: Hashable, Sendable {
    /// What follows for the picture.
    public enum Step: Hashable, Sendable {
        /// It stays as it is.
        case stay
        /// Retry it if it has failed, then show it.
        case load
        /// Release it.
        case release
    }

    /// Whether to show the picture.
    public private(set) var isWanted = false
    private var nearness = Nearness.far
    private var refreshCount: Int

    /// Starts far away; `refreshCount` is that of the list, see
    /// ``ItemListViewModel/refreshCount``.
    public init(refreshCount: Int) {
        self.refreshCount = refreshCount
    }

    /// The row was scrolled.
    ///
    /// In between near and far a picture stays, but one that waits for scrolling to end
    /// (`isWaiting`) has been passed.
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

    /// Returns whether to retry a failed picture, once for each refresh of the list.
    public mutating func refreshed(to count: Int) -> Bool {
        defer { refreshCount = count }
        return count != refreshCount
    }

    /// The cell is about to show another row.
    public mutating func reset() {
        isWanted = false
        nearness = .far
    }

    private mutating func release() -> Step {
        guard isWanted else { return .stay }
        isWanted = false
        return .release
    }
}
