/// A view, modifier or part of one in an evaluated tree.
@MainActor
final class Node {
    /// The type of a view, or the name of a modifier.
    let name: String
    /// The view of the app whose body contains this.
    let view: String
    /// The place of a view or modifier in the tree; a view that keeps it keeps its state.
    let path: Int?
    /// The arguments that aren't views, by label.
    var arguments: [(label: String, value: Any)] = []
    /// The arguments that are views; a modifier's view is `self`, a view's body is `body`.
    var children: [(label: String, node: Node)] = []

    init(_ name: String, in view: String, at path: Int? = nil) {
        self.name = name
        self.view = view
        self.path = path
    }

    /// Returns the argument with a label.
    func argument(_ label: String) -> Any? { arguments.first { $0.label == label }?.value }

    /// Returns the child with a label.
    func child(_ label: String) -> Node? { children.first { $0.label == label }?.node }

    /// The closure that makes the content for a value.
    var content: ((Any) -> Any)? {
        arguments.lazy.compactMap { $0.value as? (Any) -> Any }.first
    }

    /// Calls `visit` for this and each node below; it returns whether to go further down.
    func walk(_ visit: (Node) -> Bool) {
        guard visit(self) else { return }
        for (_, node) in children { node.walk(visit) }
    }

    /// Returns the nodes that have a property, from the outside in.
    func all(where isWanted: (Node) -> Bool) -> [Node] {
        var found: [Node] = []
        walk {
            if isWanted($0) { found.append($0) }
            return true
        }
        return found
    }

    /// Returns the outermost node that has a property.
    func first(where isWanted: (Node) -> Bool) -> Node? { all(where: isWanted).first }

    /// The topmost sheet, cover or alert, or the whole tree.
    var topmost: Node { all { $0.name == "layer" }.last ?? self }
}
