import ScreenDriver

/// One reading of the tree.
///
/// GTK 4.8 tells of windows alone that they are showing, so it is worked out here. What is visible
/// and within the window, and within each scrolled pane around it, is showing; where several lie on
/// one another, as the pages of a stack do, only those that are drawn. What is not showing has no
/// children worth reading, and rows that are not are left out.
struct TreeReading {
    /// Every accessible met, by id.
    private(set) var met: [String: Accessible] = [:]
    /// The part of each that lies within the window and its scrolled panes.
    private var places: [String: Frame] = [:]

    /// A program, a window or what is in it.
    ///
    /// - Parameters:
    ///   - accessible: What to read.
    ///   - clip: What can be seen at most; nil for programs and windows.
    /// - Returns: The element with all below it.
    mutating func element(_ accessible: Accessible, within clip: Frame? = nil) -> Element {
        let id = accessible.id
        met[id] = accessible
        let role = Role(rawValue: accessible.role())
        var states = accessible.states()
        var inner = clip
        if role == .application {
            states.insert(.showing)
        } else if let place = accessible.frame() {
            let shown = clip.map(place.intersection) ?? place
            places[id] = shown
            let isShowing = states.contains(.visible) && !shown.isEmpty
            if isShowing { states.insert(.showing) } else { states.remove(.showing) }
            if clip == nil || role == .scrollPane { inner = shown }
        } else if states.contains(.visible) {
            // The page of a stack has no place: its child has.
            states.insert(.showing)
        }
        let element = Element(
            id: id,
            role: role,
            name: accessible.name(),
            states: states,
            // A label's name is its text, and most have no value: asking costs 0.5 ms each.
            text: states.contains(.editable) ? accessible.text() : nil,
            value: role.hasValue ? accessible.value() : nil
        )
        guard element.isShowing else { return element }
        return element.with(children: children(of: accessible, role, within: inner))
    }
}

extension TreeReading {
    private mutating func children(
        of accessible: Accessible,
        _ role: Role,
        within clip: Frame?
    ) -> [Element] {
        let children: [Accessible]
        if let clip, role.holdsRows {
            children = accessible.rows(within: clip)
        } else {
            children = accessible.children()
        }
        let elements = children.map { element($0, within: clip) }
        return zip(children, elements).map { child, element in
            guard element.isShowing, mayBeCovered(element, by: elements) else { return element }
            return isDrawn(child, element) ? element : element.hidden()
        }
    }

    private func mayBeCovered(_ element: Element, by siblings: [Element]) -> Bool {
        guard let place = places[element.id] else { return true }
        return siblings.contains { other in
            guard other.id != element.id, other.isShowing else { return false }
            return !(places[other.id]?.intersection(place).isEmpty ?? true)
        }
    }

    /// Whether anything is drawn where the element or those below it say they are.
    private func isDrawn(_ accessible: Accessible, _ element: Element) -> Bool {
        let drawer = accessible.frame() == nil ? accessible.child(at: 0) : accessible
        // From the end, because leaves tell best: a box may let the mouse through. Two points each,
        // because an icon in the middle of a button is no element of its own, and tells nothing.
        let shown = element.all.filter(\.isShowing).reversed().lazy
            .compactMap { places[$0.id] }
            .prefix(12)
        return shown.contains { place in
            drawer?.element(x: place.center.x, y: place.center.y) != nil
                || drawer?.element(x: place.x + 1, y: place.y + 1) != nil
        }
    }
}

extension Element {
    fileprivate func with(children: [Element]) -> Element {
        Element(
            id: id,
            role: role,
            name: name,
            states: states,
            text: text,
            value: value,
            children: children
        )
    }

    fileprivate func hidden() -> Element {
        Element(id: id, role: role, name: name, states: states.subtracting([.showing]))
    }
}

extension Role {
    /// Whether its children are rows or cells of which a few are on screen.
    fileprivate var holdsRows: Bool {
        ["list", "table", "list box"].contains(rawValue)
    }

    fileprivate var hasValue: Bool {
        ["slider", "spin button", "progress bar", "level bar"].contains(rawValue)
    }
}
