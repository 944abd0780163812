/// Which rows of unequal height are visible, and which pictures to load.
struct StreamSight: Equatable {
    /// The position of a row, in application pixels below the upper edge of the view.
    struct Place: Equatable {
        /// The row's 0-based index.
        let position: Int
        let top: Double
        let bottom: Double
    }

    /// The maximum number of pictures to load, unless more rows are visible.
    static let most = 6

    let visible: Range<Int>
    /// The rows whose pictures to load, most urgent first: the visible ones from the top, then the
    /// nearest ones within a screen.
    let near: [Int]
    /// The rows within two screens, which keep their pictures.
    let kept: Set<Int>

    /// `places` must be in order; nil if no row is visible.
    init?(_ places: [Place], height: Double) {
        let seen = places.filter { $0.bottom > 0 && $0.top < height }
        guard height > 0, let first = seen.first, let last = seen.last else { return nil }
        visible = first.position..<(last.position + 1)
        let distance = { (place: Place) in max(place.top - height, -place.bottom, 0) }
        let positions = Set(seen.map(\.position))
        let others = places.filter { place in
            distance(place) < height && !positions.contains(place.position)
        }
        // Of two equally near rows, the one below: users scroll down more often.
        let nearest = others.sorted { (distance($0), -$0.top) < (distance($1), -$1.top) }
        let room = max(0, Self.most - seen.count)
        near = seen.map(\.position) + nearest.prefix(room).map(\.position)
        kept = Set(places.filter { distance($0) < 2 * height }.map(\.position))
    }

    /// How far a row is from the visible part.
    func nearness(of position: Int) -> Nearness {
        if near.contains(position) { return .near }
        return kept.contains(position) ? .between : .far
    }
}
