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
    let list: ItemListViewModel
    let visibility: RowVisibility
    let proxy: ScrollViewProxy

    func body(content: Content) -> some View {
        content
            .task(id: list.ids.isEmpty) { restore() }
            .onChange(of: list.query) {
                if let first = list.ids.first { proxy.scrollTo(first, anchor: .top) }
            }
            .onChange(of: model.poster?.item) { old, new in
                // When the viewer closes, scrolls to the photo that it showed last. The photo that
                // it opened with is already on screen.
                if old != nil, let new, model.isSeen(list) { proxy.scrollTo(new) }
            }
            .onChange(of: phase) { _, phase in
                guard phase != .active, model.isSeen(list) else { return }
                presentation.left(top: visibility.top(of: list))
            }
    }

    private func restore() {
        guard !list.ids.isEmpty, let place = model.takeScrollPosition(in: list) else { return }
        proxy.scrollTo(place, anchor: .top)
    }
}
#endif
