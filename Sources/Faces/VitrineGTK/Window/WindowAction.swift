import Catalog
import Features
import GTKSupport
import L10n

/// Something that the window can do, declared once: the menu, buttons, keys, the window of
/// shortcuts and what can be done now all follow from it.
@MainActor
struct WindowAction {
    /// Where the shortcuts are listed together.
    enum Group: String, CaseIterable {
        case general, catalogs, list
    }

    /// Its name without `win.`.
    let name: String
    /// What people call it.
    let caption: String
    let group: Group
    /// Keys that run it whatever has the focus, in GTK's notation.
    let keys: [String]
    /// Keys that run it where nothing that has the focus wants them: Escape closes a menu first.
    let unclaimedKeys: [String]
    /// Whether the window's menu offers it.
    let isInMenu: Bool
    /// Whether it can be run now; reads what it depends on, so that a change is noticed.
    let isEnabled: @MainActor (AppModel) -> Bool
    let perform: @MainActor (MainWindow) -> Void

    init(
        _ name: String,
        _ caption: String,
        in group: Group = .general,
        keys: [String] = [],
        unclaimedKeys: [String] = [],
        isInMenu: Bool = false,
        if isEnabled: @escaping @MainActor (AppModel) -> Bool = { _ in true },
        perform: @escaping @MainActor (MainWindow) -> Void
    ) {
        self.name = name
        self.caption = caption
        self.group = group
        self.keys = keys
        self.unclaimedKeys = unclaimedKeys
        self.isInMenu = isInMenu
        self.isEnabled = isEnabled
        self.perform = perform
    }
}

extension WindowAction {
    /// All of them, in the order of the menu and of the window of shortcuts.
    static func all(_ model: AppModel) -> [WindowAction] {
        let strings = model.strings
        return [
            WindowAction(
                "refresh",
                strings("action.refresh"),
                keys: ["F5", "<Control>r"],
                isInMenu: true
            ) { $0.currentList?.refresh() },
            WindowAction(
                "search",
                strings("action.search"),
                keys: ["<Control>f"],
                if: { !$0.isCovered && $0.hasSearch }
            ) { $0.focusSearch() },
            WindowAction(
                "heart",
                strings("action.heart"),
                keys: ["<Control>d"],
                if: { $0.catalog?.favorites != nil }
            ) { $0.heartPressed() },
            WindowAction(
                "back",
                strings("details.back"),
                keys: ["<Alt>Left"],
                unclaimedKeys: ["Escape"],
                if: { !$0.router.path.isEmpty || $0.isSearching }
            ) { $0.goBack() },
            WindowAction(
                "statistics",
                strings("statistics.title"),
                if: { $0.catalog?.hasPeopleStatistics ?? false }
            ) { $0.model.statisticsTapped() },
            WindowAction(
                "preferences",
                strings("settings.title"),
                keys: ["<Control>comma"],
                isInMenu: true
            ) { $0.showPreferences() },
            WindowAction(
                "shortcuts",
                strings("action.shortcuts"),
                keys: ["<Control>question"],
                isInMenu: true
            ) { $0.showShortcuts() },
            WindowAction("about", strings("action.about"), isInMenu: true) { $0.showAbout() },
            WindowAction(
                "close",
                strings("action.quit"),
                keys: ["<Control>q", "<Control>w"],
                isInMenu: true
            ) { $0.window.close() },
        ] + catalogs(model)
    }

    /// The catalogs by their number; beyond the ninth there is no key.
    private static func catalogs(_ model: AppModel) -> [WindowAction] {
        zip(1...9, model.catalogs).map { number, catalog in
            WindowAction(
                "catalog-\(number)",
                model.strings.caption(catalog.title),
                in: .catalogs,
                keys: ["<Control>\(number)"],
                if: { !$0.isCovered }
            ) { $0.model.catalogKeyPressed(catalog.id) }
        }
    }

    /// What GTK's own widgets do with keys, for the window of shortcuts: keys and caption's key.
    static let ofLists = [
        ("Return", "shortcuts.open"),
        ("Menu <Shift>F10", "shortcuts.menu"),
        ("Home", "shortcuts.first"),
        ("End", "shortcuts.last"),
        ("Page_Up", "shortcuts.page-up"),
        ("Page_Down", "shortcuts.page-down"),
    ]
}
