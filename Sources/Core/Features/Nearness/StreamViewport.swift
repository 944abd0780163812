/// Which rows of unequal height are visible, and which pictures to load.
public struct StreamViewport: Hashable, Sendable {
    /// The position of a row, in application pixels below the upper edge of the view.
    public struct Row: Hashable, Sendable {
        /// The row's 0-based index.
        public let position: Int
        /// Its upper edge.
        public let top: Double
        /// Its lower edge.
        public let bottom: Double

        /// A row at a 0-based position, between two edges in application pixels.
        public init(position: Int, top: Double, bottom: Double) {
            self.position = position
            self.top = top
            self.bottom = bottom
        }
    }

    /// The maximum number of pictures to load, unless more rows are visible.
    static let most = 6

    /// The visible rows.
    public let visible: Range<Int>
    /// The rows whose pictures to load, most urgent first: the visible ones from the top, then the
    /// nearest ones within a screen.
    public let near: [Int]
    /// The rows within two screens, which keep their pictures.
    let kept: Set<Int>

    /// `rowFrames` must be in order, `height` is that of the view in application pixels; nil if no row
    /// is visible.
    public init?(_ rowFrames: [Row], height: Double) {
        let seen = rowFrames.filter { $0.bottom > 0 && $0.top < height }
        guard height > 0, let first = seen.first, let last = seen.last else { return nil }
        visible = first.position..<(last.position + 1)
        let distance = { (place: Row) in max(place.top - height, -place.bottom, 0) }
        let positions = Set(seen.map(\.position))
        let others = rowFrames.filter { place in
            distance(place) < height && !positions.contains(place.position)
        }
        // Of two equally near rows, the one below: users scroll down more often.
        let nearest = others.sorted { (distance($0), -$0.top) < (distance($1), -$1.top) }
        let room = max(0, Self.most - seen.count)
        near = seen.map(\.position) + nearest.prefix(room).map(\.position)
        kept = Set(rowFrames.filter { distance($0) < 2 * height }.map(\.position))
    }

    /// How far a row is from the visible part.
    public func nearness(of position: Int) -> Nearness {
        if near.contains(position) { return .near }
        return kept.contains(position) ? .between : .far
    }
}

/// How wide a photo of the stream is for its height.
public enum PhotoRatio {
    /// Width divided by height while the photo's size is not known.
    public static let usual = 8.0 / 5

    /// Wider or higher photos are cut: a panorama would be a line, a strip would not fit any screen.
    private static let limits = 0.4...4.0

    /// The ratio to draw a photo at, from 0.4 to 4; ``usual`` where its own is not known.
    public static func drawn(_ known: Double?) -> Double {
        min(max(known ?? usual, limits.lowerBound), limits.upperBound)
    }
}
