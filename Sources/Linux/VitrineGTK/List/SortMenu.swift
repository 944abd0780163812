import Catalog
import Features
package import GTKSupport
import L10n

/// The button for sorting a list: a menu of keys and directions.
@MainActor
package final class SortMenu {
    /// The button that opens the menu.
    package let root: MenuButton

    private let model: CatalogViewModel
    private let actions: ChoiceActions
    private var shown: ListDescriptor?

    init(model: CatalogViewModel) {
        self.model = model
        root = MenuButton(
            icon: "view-sort-descending-symbolic",
            name: model.strings("sort.button"),
            menu: Menu()
        )
        _ = root.style("ticked")
        actions = ChoiceActions(prefix: "sort", of: root)
        actions.addChoice("key") { [weak model] key in
            model?.visible.sortKeyTapped(key == Self.ownOrder ? nil : SortID(key))
        }
        actions.addChoice("direction") { [weak model] direction in
            Sort.Direction(rawValue: direction).map { model?.visible.sortDirectionTapped($0) }
        }
        actions.add("cancel") {}
        root.bind { [weak self] in self?.update() }
    }

    /// The action target of the menu item for the list's default order, which has no key.
    private static let ownOrder = "own"

    private func update() {
        let list = model.visible
        switch list.sortAvailability {
        case .available:
            root.isSensitive = true
            root.describe(model.strings("sort.button"))
        case .unavailable(let reason):
            root.isSensitive = false
            root.describe("\(model.strings("sort.button")): \(reason)")
        case .notOffered:
            root.isSensitive = false
        }
        if let descriptor = list.list, descriptor != shown {
            shown = descriptor
            root.show(menu(of: descriptor))
        }
        actions.tick(list.sort?.key.rawValue ?? Self.ownOrder, of: "key")
        actions.tick(list.sort?.direction.rawValue ?? "", of: "direction")
    }

    private func menu(of list: ListDescriptor) -> Menu {
        let strings = model.strings
        let keys = Menu()
        if list.defaultSort == nil {
            keys.append(strings(list.content.ownOrderCaption), action: "sort.key::\(Self.ownOrder)")
        }
        for option in list.sorts {
            keys.append(
                strings.caption(option.caption),
                action: "sort.key::\(option.id.rawValue)"
            )
        }
        let directions = Menu()
        directions.append(strings("sort.descending"), action: "sort.direction::desc")
        directions.append(strings("sort.ascending"), action: "sort.direction::asc")
        let end = Menu()
        end.append(strings("action.cancel"), action: "sort.cancel")
        let menu = Menu()
        for section in [keys, directions, end] { menu.append(section: section) }
        return menu
    }
}
