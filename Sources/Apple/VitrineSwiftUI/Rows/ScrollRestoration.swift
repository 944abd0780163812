#if canImport(UIKit)
import Catalog
import Features
import SwiftUI

/// Scrolls a list to the last run's row, to the top after a new order, or to the photo last seen at
/// full size.
///
/// Saves the position for the next start.
struct ScrollRestoration: ViewModifier {
    @Environment(AppModel.self) private var model
    @Environment(PresentationState.self) private var presentation
    @Environment(\.scenePhase) private var phase
    /// The row at the top of the layout before this one.
    @State private var last: Item.ID?
    private let list: ItemListViewModel
    private let visibility: RowVisibility
    private let proxy: ScrollViewProxy

    init(list: ItemListViewModel, visibility: RowVisibility, proxy: ScrollViewProxy) {
        self.list = list
        self.visibility = visibility
        self.proxy = proxy
        _last = State(initialValue: visibility.top(of: list))
    }

    func body(content: Content) -> some View {
        content
            .task(id: list.ids.isEmpty) { restore() }
            .onChange(of: list.query) {
                if let first = list.ids.first { proxy.scrollTo(first, anchor: .top) }
            }
            .onChange(of: model.poster?.item) { old, new in
                // Follows the viewer, which closes into the photo that it shows. The photo that it
                // opened with is already on screen.
                if old != nil, let new, model.isSeen(list) { proxy.scrollTo(new) }
            }
            .onChange(of: phase) { _, phase in
                guard phase != .active, model.isSeen(list) else { return }
                presentation.left(top: visibility.top(of: list))
            }
    }

    private func restore() {
        guard !list.ids.isEmpty, let place = last ?? model.takeScrollPosition(in: list) else {
            return
        }
        last = nil
        proxy.scrollTo(place, anchor: .top)
    }
}

/// The rows on screen, as reported by lazy containers.
@MainActor
final class RowVisibility {
    /// How often each row is on screen: while a layout replaces another one, rows are on both.
    private var seen: [Item.ID: Int] = [:]

    /// Records that a row appeared.
    func appeared(_ id: Item.ID, in list: ItemListViewModel) {
        seen[id, default: 0] += 1
        list.rowsAppeared(Set(seen.keys))
    }

    /// Records that a row disappeared.
    func disappeared(_ id: Item.ID) {
        let count = seen[id, default: 0] - 1
        seen[id] = count > 0 ? count : nil
    }

    /// Returns the first row on screen; nil at the top.
    func top(of list: ItemListViewModel) -> Item.ID? {
        let first = list.ids.first { seen[$0] != nil }
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
