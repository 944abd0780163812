#if canImport(SwiftUI)
import Catalog
import Features
import SwiftUI

/// Which rows are on screen, as lazy containers tell it.
@MainActor
final class RowVisibility {
    private var seen: Set<Item.ID> = []

    /// A row came on screen.
    func appeared(_ id: Item.ID, in list: ItemListViewModel) {
        seen.insert(id)
        list.rowsAppeared(seen)
    }

    /// A row went off screen.
    func disappeared(_ id: Item.ID) { seen.remove(id) }

    /// The first row on screen; nil at the top.
    func top(of list: ItemListViewModel) -> Item.ID? {
        let first = list.ids.first(where: seen.contains)
        return first == list.ids.first ? nil : first
    }
}

extension View {
    /// Tells the list that a row is on screen.
    func seen(_ id: Item.ID, in list: ItemListViewModel, by visibility: RowVisibility) -> some View
    {
        onAppear { visibility.appeared(id, in: list) }.onDisappear { visibility.disappeared(id) }
    }
}
#endif
