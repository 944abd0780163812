import Features
import L10n

/// The shortcuts window's content.
extension WindowAction {
    /// Shortcuts under a heading, in display order.
    struct ShortcutGroup {
        let title: String
        /// Keys in GTK's notation, separated by spaces, and a caption describing their effect.
        let shortcuts: [(keys: String, caption: String)]
    }

    /// Returns the groups that aren't empty.
    static func shortcutGroups(_ model: AppModel) -> [ShortcutGroup] {
        let strings = model.strings
        let actions = all(model)
        return Group.allCases.compactMap { group in
            var shortcuts = actions.filter { $0.group == group && !$0.caption.isEmpty }
                .map { (keys: $0.unclaimedKeys + $0.keys, caption: $0.caption) }
                .filter { !$0.keys.isEmpty }
                .map { (keys: $0.keys.joined(separator: " "), caption: $0.caption) }
            switch group {
            case .general: shortcuts.append(("F10", strings("action.more")))
            // A single catalog is always selected, so its key has no effect.
            case .catalogs:
                let count = min(9, model.catalogs.count)
                if count > 1 {
                    shortcuts.append(("<Control>1...\(count)", strings("shortcuts.catalog")))
                }
            case .list: shortcuts += ofLists.map { ($0.0, strings($0.1)) }
            case .viewer: shortcuts += ofViewer.map { ($0.0, strings($0.1)) }
            }
            return shortcuts.isEmpty
                ? nil
                : ShortcutGroup(
                    title: strings("shortcuts.\(group.rawValue)"),
                    shortcuts: shortcuts
                )
        }
    }

    /// Viewer keys while it shows a list's pictures: keys and the caption's string key.
    private static let ofViewer = [
        (["Left", "Right"].joined(separator: " "), "shortcuts.turn-pages"),
        ("space", "shortcuts.slideshow"),
        ("F11", "trailer.fullscreen"),
    ]

    /// Keys that rate an item, and keys that GTK's own widgets handle: keys and the caption's string key.
    private static let ofLists = [
        ("<Alt>0...5", "shortcuts.rate"),
        ("Return", "shortcuts.open"),
        ("space", "shortcuts.turn"),
        ("Menu <Shift>F10", "shortcuts.menu"),
        (["Home", "End"].joined(separator: " "), "shortcuts.ends"),
        (["Page_Up", "Page_Down"].joined(separator: " "), "shortcuts.pages"),
    ]
}
