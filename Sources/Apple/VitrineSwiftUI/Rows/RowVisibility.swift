#if canImport(UIKit)
import Catalog
import Features
import SwiftUI

/// The rows on screen, as reported by lazy containers.
@MainActor
final class RowVisibility {
    private var seen: Set<Item.ID> = []

    /// Records that a row appeared.
    func appeared(_ id: Item.ID, in list: ItemListViewModel) {
        seen.insert(id)
        list.rowsAppeared(seen)
    }

    /// Records that a row disappeared.
    func disappeared(_ id: Item.ID) { seen.remove(id) }

    /// Returns the first row on screen; nil at the top.
    func top(of list: ItemListViewModel) -> Item.ID? {
        let first = list.ids.first(where: seen.contains)
        return first == list.ids.first ? nil : first
    }
}

extension View {
    /// Notifies the list when a row appears.
    func seen(_ id: Item.ID, in list: ItemListViewModel, by visibility: RowVisibility) -> some View
    {
        onAppear { visibility.appeared(id, in: list) }.onDisappear { visibility.disappeared(id) }
    }
}
#endif
