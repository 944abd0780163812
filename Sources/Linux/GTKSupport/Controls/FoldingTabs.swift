import CAdw

/// A ``Segmented`` control that becomes a menu button if it doesn't fit.
package struct FoldingTabs: Widget {
    package let pointer: WidgetPointer
    /// The tabs, which are hidden while they don't fit.
    package let tabs: Segmented
    /// The button that shows the selected label instead, and opens a menu of all labels.
    package let button: MenuButton
    private let label = Label().ellipsized()
    private let labels: [String]
    private let name: String
    private let actions: ChoiceActions

    /// Creates tabs like ``Segmented/init(_:icons:chosen:)``.
    ///
    /// `name` says what the labels are, for screen readers and while none is selected.
    package init(
        _ labels: [String],
        icons: [String] = [],
        name: String,
        chosen: @escaping @MainActor (Int) -> Void
    ) {
        (self.labels, self.name) = (labels, name)
        tabs = Segmented(labels, icons: icons, chosen: chosen)
        let menu = Menu()
        for (position, label) in labels.enumerated() {
            menu.append(label.shortenedForMenu, action: "tab.show::\(position)")
        }
        button = MenuButton(showing: label, name: name, menu: menu)
        actions = ChoiceActions(prefix: "tab", of: button)
        actions.addChoice("show") { Int($0).map(chosen) }
        let squeezer = Squeezer(tabs, button, folding: .minimum)
        pointer = squeezer.pointer
        select(nil)
    }

    /// Selects the label at a 0-based position; nil deselects all labels.
    package func select(_ position: Int?) {
        tabs.select(position)
        let selected = position.flatMap { labels.indices.contains($0) ? labels[$0] : nil }
        label.text = selected ?? name
        button.describe(selected.map { "\(name): \($0)" } ?? name)
        actions.tick(position.map(String.init) ?? "", of: "show")
    }
}

extension String {
    /// The text or its beginning, because a menu is as wide as its longest entry; an underscore would
    /// mark a key.
    fileprivate var shortenedForMenu: String {
        (count > 36 ? prefix(35) + "…" : self).replacing("_", with: "__")
    }
}
