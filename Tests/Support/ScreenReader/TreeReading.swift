import ScreenDriver

/// One reading of the tree, level by level.
///
/// GTK 4.8 reports the showing state for windows only, so it is derived here: an element is showing
/// if it is visible and within the window and each scrolled pane around it; of several at the same
/// position, such as the pages of a stack, only those that are drawn. If GTK 4.18 reports an
/// element as showing, it also reports its descendants. The children of elements that are not
/// showing are not read, and rows that are not showing are omitted.
struct TreeReading {
    private let connection: Connection

    init(of connection: Connection) {
        self.connection = connection
    }

    /// The desktop with every program, window and element.
    func desktop() -> Element {
        let root = Address(
            program: "org.a11y.atspi.Registry",
            path: "/org/a11y/atspi/accessible/root"
        )
        let programs = connection.answer(to: .children(of: root))?.addresses ?? []
        let top = programs.map { Node($0, within: nil) }
        var levels: [[Node]] = []
        var level = top
        while !level.isEmpty {
            read(level, depth: levels.count)
            levels.append(level)
            level = level.flatMap(\.children)
        }
        // From the leaves up, because the element that covers a box may itself be hidden.
        for level in levels.reversed() {
            hideEmptyPages(level)
            hideCovered(level)
        }
        return Element(
            id: "desktop",
            role: Role(rawValue: "desktop frame"),
            name: "",
            children: top.map(\.element)
        )
    }
}

extension TreeReading {
    /// Reads these nodes and their children's addresses.
    private func read(_ nodes: [Node], depth: Int) {
        let answers = connection.answers(
            to: nodes.flatMap { node in
                [
                    .role(of: node.address), .states(of: node.address), .name(of: node.address),
                    .frame(of: node.address), Question.children(of: node.address),
                ]
            }
        )
        for (index, node) in nodes.enumerated() {
            let own = Array(answers[index * 5..<index * 5 + 5])
            node.role = own[0]?.role ?? node.role
            node.states = own[1]?.states ?? []
            node.name = own[2]?.name ?? ""
            node.place = node.role == .application ? nil : own[3]?.frame
            // Below the program and its windows.
            node.childrenHaveShowingState = depth > 1 && node.states.contains(.showing)
            decideWhetherShowing(node)
            guard node.isShowing else { continue }
            let children = own[4]?.addresses ?? []
            let shown = node.holdsRows ? rows(of: node, among: children) : children
            node.children = shown.map {
                Node($0, within: node.inner, hasShowingState: node.childrenHaveShowingState)
            }
        }
        readContents(nodes.filter(\.isShowing))
    }

    private func decideWhetherShowing(_ node: Node) {
        let isShowing = node.states.remove(.showing) != nil
        // The page of a stack has no position, but its child does.
        let isVisible =
            node.hasShowingState
            ? isShowing : node.role == .application || node.states.contains(.visible)
        if isVisible && node.shown?.isEmpty != true { node.states.insert(.showing) }
    }

    /// Reads the texts of entries and the values of meters, which most elements do not have.
    ///
    /// A label's name is its text. An announcement is a name in GTK 4.8 and a text in 4.18.
    private func readContents(_ nodes: [Node]) {
        let entries = nodes.filter { $0.states.contains(.editable) }
        let texts = connection.answers(to: entries.map { .text(of: $0.address) })
        for (node, answer) in zip(entries, texts) { node.text = answer?.text }
        let announced = nodes.filter { [.status, .alert].contains($0.role) && $0.name.isEmpty }
        let words = connection.answers(to: announced.map { .text(of: $0.address) })
        for (node, answer) in zip(announced, words) { node.name = answer?.text ?? "" }
        let meters = nodes.filter(\.mayHaveValue)
        let values = connection.answers(to: meters.map { .value(of: $0.address) })
        for (node, answer) in zip(meters, values) { node.value = answer?.value }
    }

    private func rows(of list: Node, among children: [Address]) -> [Address] {
        guard let clip = list.inner else { return children }
        let search = RowSearch(connection, in: list.address, within: clip)
        return list.childrenHaveShowingState
            ? search.placed(among: children) : search.rows(among: children)
    }
}

extension TreeReading {
    /// Hides the hidden pages of stacks.
    ///
    /// GTK 4.18 reports every page as showing, at any position, and none of their contents.
    private func hideEmptyPages(_ nodes: [Node]) {
        let pages = nodes.filter {
            $0.hasShowingState && $0.isShowing && $0.role == .panel && $0.children.isEmpty
        }
        let names = connection.answers(to: pages.map { .roleName(of: $0.address) })
        for (page, name) in zip(pages, names) where name?.text == "tab panel" { page.hide() }
    }

    /// Hides those children that are covered by others and not drawn.
    private func hideCovered(_ parents: [Node]) {
        let doubtful = parents.flatMap { parent in
            parent.children.filter {
                $0.isShowing && !$0.hasShowingState && $0.mayBeCovered(by: parent.children)
            }
        }
        let places = doubtful.map(pointsToLookAt)
        let questions = zip(doubtful, places).flatMap { node, points in
            let drawer = node.place == nil ? node.children.first ?? node : node
            return points.map { Question.element(atX: $0.x, y: $0.y, in: drawer.address) }
        }
        var answers = connection.answers(to: questions)[...]
        for (node, points) in zip(doubtful, places) {
            if !answers.prefix(points.count).contains(where: { $0?.address != nil }) { node.hide() }
            answers = answers.dropFirst(points.count)
        }
    }

    /// Points at which the node must be drawn if it is visible.
    ///
    /// They start from the end, because leaves are more reliable: a box may let the mouse through.
    /// Each node has two, because an icon in the center of a button is not an element and gives no
    /// answer.
    private func pointsToLookAt(_ node: Node) -> [(x: Int, y: Int)] {
        node.allShowing.reversed().compactMap(\.shown).prefix(12).flatMap { place in
            [place.center, (place.x + 1, place.y + 1)]
        }
    }
}
