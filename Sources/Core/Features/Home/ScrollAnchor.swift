/// Scroll anchoring along one axis, for the cards on a shelf or the shelves on the home page.
///
/// A pure value that, unlike ``ListAnchor``, knows the position of every part of the content. When
/// the layout changes, the part that the user acted on stays visible, if possible at the same
/// distance from the start of the viewport. Without such a part, the first fully visible part keeps
/// its distance. Content that is scrolled to its start stays there. All distances are in
/// application pixels.
public struct ScrollAnchor<ID: Hashable & Sendable>: Hashable, Sendable {
    /// A part of the content.
    public struct Part: Hashable, Sendable {
        /// The identity of what the part shows.
        public let id: ID
        /// Its distance from the start of the content.
        public let start: Double
        /// The distance from its start to its end.
        public let length: Double

        /// Creates a part.
        public init(_ id: ID, start: Double, length: Double) {
            (self.id, self.start, self.length) = (id, start, length)
        }
    }

    private struct Held: Hashable, Sendable {
        let id: ID
        /// The distance from the start of the viewport.
        let distance: Double
        /// The viewport's length when the part was held.
        let page: Double
        /// Whether the user acted on the part.
        let isChosen: Bool
        /// Whether the content was at its start, where it stays for as long as the part fits there.
        let isFromStart: Bool
        /// Whether the part is held only during the next layout.
        let isOnce: Bool
    }

    /// The part to hold in position; nil at the start of the content.
    private var held: Held?
    private var parts: [Part] = []
    private var page = 0.0
    private var offset = 0.0

    /// Creates an anchor at the start of the content.
    public init() {}

    /// Holds a part that the user clicked or opened.
    ///
    /// Content that is scrolled to its start stays there as long as the part fits, unless the part
    /// `isUnderPointer`, which holds it during the next layout even if a smaller page cuts it.
    public mutating func chose(_ id: ID, isUnderPointer: Bool = false) {
        guard let part = parts.first(where: { $0.id == id }) else { return }
        hold(part, isChosen: true, isOnce: isUnderPointer)
    }

    /// Updates the anchor after the content was laid out or scrolled.
    ///
    /// - Parameters:
    ///   - parts: all parts of the content, in order.
    ///   - page: the length of the viewport.
    ///   - content: the length of the content, including margins.
    ///   - offset: the scroll position.
    ///   - focused: the part with the keyboard focus.
    /// - Returns: the position to scroll to; nil if the content is already in position.
    public mutating func laidOut(
        _ parts: [Part],
        page: Double,
        content: Double,
        offset: Double,
        focused: ID?
    ) -> Double? {
        let isMoved = page != self.page || heldPart(in: parts) != heldPart(in: self.parts)
        let isScrolled = offset != self.offset
        (self.parts, self.page, self.offset) = (parts, page, offset)
        defer { if held?.isOnce == true { rest(focused) } }
        guard isMoved else {
            if isScrolled { rest(focused) }
            return nil
        }
        let target = min(max(wanted(), 0), max(0, content - page))
        // GTK places widgets on whole pixels.
        guard abs(target - offset) > 0.5 else { return nil }
        self.offset = target
        return target
    }

    private mutating func hold(_ part: Part, isChosen: Bool, isOnce: Bool = false) {
        held = Held(
            id: part.id,
            distance: part.start - offset,
            page: page,
            isChosen: isChosen,
            isFromStart: !isOnce && offset < 1,
            isOnce: isOnce
        )
    }

    /// Holds the focused part if it is fully visible, otherwise the first part that is.
    private mutating func rest(_ focused: ID?) {
        let whole = parts.filter { $0.start >= offset - 1 && $0.end <= offset + page + 1 }
        if let part = whole.first(where: { $0.id == focused }) {
            hold(part, isChosen: true)
        } else if offset < 1 {
            held = nil
        } else if let part = whole.first ?? parts.first(where: { $0.end > offset }) {
            hold(part, isChosen: false)
        }
    }

    /// Returns the held part, or the first part if the content is at its start.
    private func heldPart(in parts: [Part]) -> Part? {
        guard let held else { return parts.first }
        return parts.first { $0.id == held.id }
    }

    /// Returns the scroll position that keeps the held part in place.
    private mutating func wanted() -> Double {
        guard let held else { return 0 }
        guard let part = heldPart(in: parts) else {
            rest(nil)
            return offset
        }
        if held.isFromStart, part.end <= page { return 0 }
        guard held.isChosen, !held.isOnce, page != held.page else {
            return part.start - held.distance
        }
        return part.start - min(max(held.distance, 0), max(0, page - part.length))
    }
}

extension ScrollAnchor.Part {
    fileprivate var end: Double { start + length }
}
