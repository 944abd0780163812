@_spi(Recording) import SwiftUI

extension Node {
    /// The texts of this node alone.
    var words: [Words] {
        arguments.compactMap { _, value in
            (name == "Text" ? (value as? String).map { Words($0) } : nil) ?? value as? Words
        }
    }

    /// The texts that are spoken for this node and those below.
    var texts: [String] {
        if isHidden { return [] }
        let parts = name == "accessibilityLabel" ? children.filter { $0.label != "self" } : children
        return words.map(\.text) + parts.flatMap(\.node.texts)
    }

    private var isHidden: Bool { name == "accessibilityHidden" && argument("") as? Bool == true }

    /// The controls below, with what is spoken for them; hidden ones aren't included.
    func controls(
        _ label: String? = nil,
        isEnabled: Bool = true
    ) -> [(node: Node, label: String, isEnabled: Bool)] {
        if isHidden { return [] }
        let isEnabled = isEnabled && !(name == "disabled" && argument("") as? Bool == true)
        let label = label ?? (name == "accessibilityLabel" ? texts.joined() : nil)
        let own = Self.controls.contains(name) ? [(self, label ?? ownLabel, isEnabled)] : []
        return children.reduce(into: own) { found, child in
            // A modifier's label is that of its view, but not of the views in that.
            let isSame = ["self", "body", "some", "first", "second"].contains(child.label)
            found += child.node.controls(isSame ? label : nil, isEnabled: isEnabled)
        }
    }

    private static let controls: Set = [
        "Button", "Menu", "Toggle", "Picker", "Link", "ShareLink", "NavigationLink", "Slider",
        "TextField", "SecureField", "TextEditor", "DatePicker",
    ]

    /// What an accessibility modifier describes; nil for other modifiers, and for those that are
    /// meant for everything below.
    var describedView: Node? {
        guard name.hasPrefix("accessibility"),
            !["accessibilityElement", "accessibilityHidden"].contains(name)
        else { return nil }
        return child("self")
    }

    /// The controls below that a modifier of this view would describe too, because no element or
    /// scroll view is in between.
    var separateControls: [Node] {
        let isElement = isHidden || name == "accessibilityElement"
        if isElement || ["List", "Form", "ScrollView"].contains(name) { return [] }
        if Self.controls.contains(name) { return [self] }
        return (child("self").map { [$0] } ?? []).flatMap(\.separateControls)
            + (Self.elsewhere.contains(name) ? [] : children.filter { $0.label != "self" })
            .flatMap(\.node.separateControls)
    }

    /// Modifiers whose other views are in menus, bars or other layers.
    private static let elsewhere: Set = [
        "contextMenu", "swipeActions", "accessibilityActions", "toolbar", "sheet", "alert",
        "fullScreenCover", "confirmationDialog", "popover", "navigationDestination",
    ]

    private var ownLabel: String {
        if let label = child("label") { return label.texts.joined(separator: ", ") }
        // Button(role:action:) has the system's label.
        return words.first?.text ?? (argument("role") == nil ? "" : "role")
    }

    /// The choices of a picker.
    var tags: [(value: Any, text: String)] {
        all { $0.name == "tag" }.compactMap { tag in
            tag.argument("").map { ($0, tag.texts.joined()) }
        }
    }

    /// Whether nothing is visible, as in an `if` without an `else`.
    var isEmpty: Bool {
        if let view = child("self") { return view.isEmpty }
        let isStructure = Self.structure.contains(name) || child("body") != nil
        return isStructure && children.allSatisfy(\.node.isEmpty)
    }

    private static let structure: Set = [
        "nil", "EmptyView", "TupleView", "buildEither", "Group", "ForEach", "ToolbarItem",
        "ToolbarItemGroup",
    ]
}
