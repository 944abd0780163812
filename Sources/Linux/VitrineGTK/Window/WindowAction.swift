import Catalog
import Features
import GTKSupport
import L10n

/// An action of the window, declared once.
///
/// The menu, buttons, keys, the shortcuts window and the enabled state are derived from it.
@MainActor
struct WindowAction {
    /// The groups of the shortcuts window.
    enum Group: String, CaseIterable {
        // In this order, the groups fill two columns of at most 15 lines, which fit on one page.
        // With more pages, GTK 4.8 logs warnings about their labels.
        case general, viewer, catalogs, list
    }

    /// The name without the prefix `win.`.
    let name: String
    /// The label in the menu and in the shortcuts window.
    let caption: String
    let group: Group
    /// Keys that run the action regardless of the focus, in GTK's notation.
    let keys: [String]
    /// Keys that run the action only if the focused widget doesn't handle them; for example, Escape
    /// closes a menu first.
    let unclaimedKeys: [String]
    /// Whether the window's menu contains the action.
    let isInMenu: Bool
    /// Whether the action is enabled; reads all state that it depends on, so that changes are
    /// observed.
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
    /// Returns the window's menu.
    static func menu(_ model: AppModel) -> Menu {
        let menu = Menu()
        for action in all(model) where action.isInMenu {
            menu.append(action.caption, action: "win.\(action.name)")
        }
        return menu
    }

    /// Returns all actions, in the order of the menu and of the shortcuts window.
    static func all(_ model: AppModel) -> [WindowAction] {
        let strings = model.strings
        return [
            WindowAction(
                "refresh",
                strings("action.refresh"),
                keys: ["F5", "<Control>r"],
                isInMenu: true
            ) { $0.model.refreshRequested() },
            WindowAction(
                "search",
                strings("action.search"),
                keys: ["<Control>f"],
                if: { !$0.isCovered && $0.hasSearch }
            ) { $0.focusSearch() },
            WindowAction(
                "search-everywhere",
                strings("action.search-everywhere"),
                keys: ["<Control>k"],
                isInMenu: true,
                if: { !$0.isCovered }
            ) { $0.model.quickSearchTapped() },
            WindowAction(
                "offline",
                strings("action.offline"),
                isInMenu: true,
                if: { !$0.isCovered && $0.hasOfflineLists }
            ) { $0.model.offlineTapped() },
            mark("heart", strings("action.heart"), "<Control>d", .favorite),
            mark("watch-later", strings("action.to-watch"), "<Control>l", .toWatch),
            mark("watched", strings("action.watched"), "<Control>m", .watched),
            mark("notes", strings(MarkKind.note.caption(isSet: true)), "<Control>e", .note),
            WindowAction(
                "trailer",
                strings("action.trailer"),
                in: .list,
                keys: ["<Control>t"],
                if: { $0.hasTrailer }
            ) { $0.model.details?.trailerTapped() },
            WindowAction(
                "back",
                strings("details.back"),
                keys: ["<Alt>Left"],
                unclaimedKeys: ["Escape"],
                if: { !$0.router.path.isEmpty || $0.isSearching }
            ) { $0.goBack() },
            WindowAction(
                "forward",
                strings("action.forward"),
                keys: ["<Alt>Right"],
                if: { $0.router.canGoForward }
            ) { $0.model.router.forwardTapped() },
            WindowAction(
                "home",
                strings("home.title"),
                in: .catalogs,
                keys: ["<Alt>Home"],
                if: { !$0.isCovered && $0.home != nil }
            ) { $0.model.homeKeyPressed() },
            WindowAction(
                "statistics",
                strings("statistics.title"),
                if: { $0.catalog?.statistics.isEmpty == false }
            ) { $0.model.statisticsTapped() },
            WindowAction(
                "preferences",
                strings("settings.title"),
                keys: ["<Control>comma"],
                isInMenu: true
            ) { $0.showPreferences() },
            WindowAction("key", "") { $0.showKey(of: $0.model.keyCatalog) },
            WindowAction(
                "shortcuts",
                strings("action.shortcuts"),
                keys: ["<Control>question"],
                isInMenu: true
            ) { $0.showShortcuts() },
            WindowAction(
                "help",
                strings("action.help"),
                keys: ["F1"],
                isInMenu: true
            ) { $0.showHelp() },
            WindowAction("about", strings("action.about"), isInMenu: true) { $0.showAbout() },
            WindowAction(
                "close",
                strings("action.quit"),
                keys: ["<Control>q", "<Control>w"],
                isInMenu: true
            ) { $0.window.close() },
        ] + ratings + catalogs
    }

    /// Returns an action that sets or removes a kind of mark.
    private static func mark(
        _ name: String,
        _ caption: String,
        _ key: String,
        _ kind: MarkKind
    ) -> WindowAction {
        WindowAction(name, caption, in: .list, keys: [key], if: { $0.hasKey(for: kind) }) {
            $0.keyPressed(for: kind)
        }
    }

    /// The actions that rate an item with one to five stars or, for 0, remove its rating.
    private static var ratings: [WindowAction] {
        (0...5).map { stars in
            WindowAction(
                "rate-\(stars)",
                "",
                keys: ["<Alt>\(stars)"],
                if: { $0.hasKey(for: .rating) }
            ) { $0.keyPressed(rating: OwnRating(halfStars: 2 * stars)) }
        }
    }

    /// Returns an action for each of the first nine catalogs; later ones have no key.
    ///
    /// Catalogs can be added while the window is open, so there are always nine actions.
    private static var catalogs: [WindowAction] {
        (0..<9).map { place in
            let catalog = { (model: AppModel) in
                model.catalogs.indices.contains(place) ? model.catalogs[place] : nil
            }
            return WindowAction(
                "catalog-\(place + 1)",
                "",
                in: .catalogs,
                keys: ["<Control>\(place + 1)"],
                if: { !$0.isCovered && catalog($0) != nil }
            ) { if let shown = catalog($0.model) { $0.model.catalogKeyPressed(shown.id) } }
        }
    }
}
