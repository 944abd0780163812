import ScreenDriver

/// An accessible while the tree is being read.
final class Node {
    let address: Address
    /// The visible part of its surroundings; nil for programs and windows.
    let clip: Frame?
    var role = Role(rawValue: "")
    var name = ""
    var states: Set<State> = []
    var text: String?
    var value: Double?
    /// Its reported position; nil for elements without one, such as the page of a stack.
    var place: Frame?
    /// Its children, if it is showing.
    var children: [Node] = []

    /// Whether GTK reports its showing state.
    ///
    /// GTK 4.18 does; GTK 4.8 does so only for windows.
    let hasShowingState: Bool
    /// Whether GTK reports the showing state of its children.
    var childrenHaveShowingState = false

    init(_ address: Address, within clip: Frame?, hasShowingState: Bool = false) {
        self.address = address
        self.clip = clip
        self.hasShowingState = hasShowingState
    }

    var isShowing: Bool { states.contains(.showing) }

    /// The part of it within the window and its scrolled panes.
    var shown: Frame? {
        place.map { place in clip.map(place.intersection) ?? place }
    }

    /// The visible area for its children.
    var inner: Frame? {
        // A popover has its own surface, which GTK 4.8 places at the button that opens it.
        if name == "GtkPopoverContent" { return place }
        return clip == nil || role == .scrollPane ? shown ?? clip : clip
    }

    /// Whether its children are rows or cells, of which only a few are on screen.
    var holdsRows: Bool {
        clip != nil && ["list", "table", "list box"].contains(role.rawValue)
    }

    /// Whether it has a value; most have none.
    var mayHaveValue: Bool {
        ["slider", "spin button", "progress bar", "level bar"].contains(role.rawValue)
    }

    /// This node and its descendants that are showing, parents first.
    var allShowing: [Node] {
        isShowing ? [self] + children.flatMap(\.allShowing) : []
    }

    /// Whether it reports the same position as one of its neighbors.
    func mayBeCovered(by neighbors: [Node]) -> Bool {
        guard let shown else { return true }
        return neighbors.contains { other in
            other !== self && other.isShowing && other.shown?.intersection(shown).isEmpty == false
        }
    }

    /// Marks it and its descendants as not showing.
    func hide() {
        states.remove(.showing)
        children = []
    }

    /// The value for tests.
    var element: Element {
        Element(
            id: address.id,
            role: role,
            name: name,
            states: states,
            text: text,
            value: value,
            frame: place,
            children: children.map(\.element)
        )
    }
}
