import ScreenDriver

/// An accessible in the course of a reading.
final class Node {
    let address: Address
    /// The part of the window that can be seen of its surroundings; nil for programs and windows.
    let clip: Frame?
    var role = Role(rawValue: "")
    var name = ""
    var states: Set<State> = []
    var text: String?
    var value: Double?
    /// Where it says that it is; nil for what has no place, as the page of a stack.
    var place: Frame?
    /// Those below it, where it is showing.
    var children: [Node] = []

    init(_ address: Address, within clip: Frame?) {
        self.address = address
        self.clip = clip
    }

    var isShowing: Bool { states.contains(.showing) }

    /// The part of it that lies within the window and its scrolled panes.
    var shown: Frame? {
        place.map { place in clip.map(place.intersection) ?? place }
    }

    /// What can be seen of those below it.
    var inner: Frame? {
        clip == nil || role == .scrollPane ? shown ?? clip : clip
    }

    /// Whether its children are rows or cells of which a few are on screen.
    var holdsRows: Bool {
        clip != nil && ["list", "table", "list box"].contains(role.rawValue)
    }

    /// Whether it has a value; most have none.
    var mayHaveValue: Bool {
        ["slider", "spin button", "progress bar", "level bar"].contains(role.rawValue)
    }

    /// This node and all below it that are showing, parents first.
    var allShowing: [Node] {
        isShowing ? [self] + children.flatMap(\.allShowing) : []
    }

    /// Whether it says that it is where one of its neighbors says so too.
    func mayBeCovered(by neighbors: [Node]) -> Bool {
        guard let shown else { return true }
        return neighbors.contains { other in
            other !== self && other.isShowing && other.shown?.intersection(shown).isEmpty == false
        }
    }

    /// Takes it off the screen, with all below it.
    func hide() {
        states.remove(.showing)
        children = []
    }

    /// The value that tests look at.
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
