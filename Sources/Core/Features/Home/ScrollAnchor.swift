/// Scroll anchoring along one axis, for the cards of a shelf and the shelves of the home page.
///
/// A pure value. All parts of the content have places, unlike the rows of a list (``ListAnchor``).
/// When the layout changes, the part that the user acted on stays visible, at the same distance from
/// the start of the visible part if it can; without one, the first wholly visible part stays at its
/// distance. Content at its start stays there. All distances are in application pixels.
public struct ScrollAnchor<ID: Hashable & Sendable>: Hashable, Sendable {
    /// A part of the content.
    public struct Part: Hashable, Sendable {
        /// What it shows.
        public let id: ID
        /// Its distance from the start of the content.
        public let start: Double
        /// From its start to its end.
        public let length: Double

        /// A part at a place in the content.
        public init(_ id: ID, start: Double, length: Double) {
            (self.id, self.start, self.length) = (id, start, length)
        }
    }

    private struct Held: Hashable, Sendable {
        let id: ID
        /// The distance from the start of the visible part.
        let distance: Double
        /// The length of the visible part at that time.
        let page: Double
        /// Whether the user acted on it.
        let isChosen: Bool
        /// Whether the content was at its start, where it stays as long as the part is visible there.
        let isFromStart: Bool
    }

    /// Nil at the start of the content.
    private var held: Held?
    private var parts: [Part] = []
    private var page = 0.0
    private var offset = 0.0

    /// At the start of the content.
    public init() {}

    /// The user acted on a part: clicked or opened it.
    public mutating func chose(_ id: ID) {
        if let part = parts.first(where: { $0.id == id }) { hold(part, isChosen: true) }
    }

    /// The content was laid out or scrolled.
    ///
    /// - Parameters:
    ///   - parts: all parts of the content, in order.
    ///   - page: the length of the visible part.
    ///   - content: the length of the content, with margins.
    ///   - offset: the scroll position.
    ///   - focused: the part with the keyboard focus.
    /// - Returns: Where to scroll; nil if the content is in place.
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
        guard isMoved else {
            if isScrolled { rest(focused) }
            return nil
        }
        let target = min(max(wanted(), 0), max(0, content - page))
        // GTK places widgets at whole pixels.
        guard abs(target - offset) > 0.5 else { return nil }
        self.offset = target
        return target
    }

    private mutating func hold(_ part: Part, isChosen: Bool) {
        held = Held(
            id: part.id,
            distance: part.start - offset,
            page: page,
            isChosen: isChosen,
            isFromStart: offset < 1
        )
    }

    /// Holds what the user scrolled to: the focused part if it is wholly visible, or the first one
    /// that is.
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

    /// The part that is held; the first one at the start of the content.
    private func heldPart(in parts: [Part]) -> Part? {
        guard let held else { return parts.first }
        return parts.first { $0.id == held.id }
    }

    /// The scroll position that leaves what is held in place.
    private mutating func wanted() -> Double {
        guard let held else { return 0 }
        guard let part = heldPart(in: parts) else {
            rest(nil)
            return offset
        }
        if held.isFromStart, part.end <= page { return 0 }
        guard held.isChosen, page != held.page else { return part.start - held.distance }
        return part.start - min(max(held.distance, 0), max(0, page - part.length))
    }
}

extension ScrollAnchor.Part {
    fileprivate var end: Double { start + length }
}
