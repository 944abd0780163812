public import ImagePipeline

/// The visibility of rows with different heights, and the order in which their pictures load.
public struct StreamViewport: Hashable, Sendable {
    /// A row's position, in application pixels below the upper edge of the viewport.
    public struct Row: Hashable, Sendable {
        /// The row's 0-based index.
        public let position: Int
        /// Its upper edge.
        public let top: Double
        /// Its lower edge.
        public let bottom: Double

        /// Creates a position between two edges.
        public init(position: Int, top: Double, bottom: Double) {
            self.position = position
            self.top = top
            self.bottom = bottom
        }
    }

    /// The maximum number of pictures to load, unless more rows are visible: 6.
    static let most = 6

    /// The 0-based range of visible rows.
    public let visible: Range<Int>
    /// The rows whose pictures should load, most urgent first: the visible ones from the top, then
    /// the nearest ones within one screen.
    public let near: [Int]
    /// The rows within two screens, whose pictures are kept.
    let kept: Set<Int>

    /// Determines the visible rows; nil if there are none.
    ///
    /// - Parameters:
    ///   - rowFrames: the positions of rows, in order.
    ///   - height: the height of the viewport in application pixels.
    public init?(_ rowFrames: [Row], height: Double) {
        let seen = rowFrames.filter { $0.bottom > 0 && $0.top < height }
        guard height > 0, let first = seen.first, let last = seen.last else { return nil }
        visible = first.position..<(last.position + 1)
        let distance = { (place: Row) in max(place.top - height, -place.bottom, 0) }
        let positions = Set(seen.map(\.position))
        let others = rowFrames.filter { place in
            distance(place) < height && !positions.contains(place.position)
        }
        // Of two equally near rows, the lower one loads first because users scroll down more often.
        let nearest = others.sorted { (distance($0), -$0.top) < (distance($1), -$1.top) }
        let room = max(0, Self.most - seen.count)
        near = seen.map(\.position) + nearest.prefix(room).map(\.position)
        kept = Set(rowFrames.filter { distance($0) < 2 * height }.map(\.position))
    }

    /// Returns how far a row is from the visible ones.
    public func nearness(of position: Int) -> Nearness {
        if near.contains(position) { return .near }
        return kept.contains(position) ? .between : .far
    }
}

/// The aspect ratio at which a photo is drawn in the stream.
public enum PhotoRatio {
    /// The ratio for a photo of unknown size: width divided by height.
    public static let usual = 8.0 / 5

    /// Photos beyond these ratios are cropped: a panorama would be a line, and a tall strip
    /// wouldn't fit on any screen.
    private static let limits = 0.4...4.0

    /// Returns how to decode a photo that is drawn at a width in pixels.
    ///
    /// The result is as wide as it is drawn; a panorama, whose sides are cropped, is as high.
    public static func fit(width: Int) -> ImageRequest.Fit {
        .cover(PixelSize(width, max(1, Int(Double(width) / limits.upperBound))))
    }

    /// Returns the ratio to draw a photo at, from 0.4 to 4; ``usual`` if its own ratio is unknown.
    public static func drawn(_ known: Double?) -> Double {
        min(max(known ?? usual, limits.lowerBound), limits.upperBound)
    }
}
