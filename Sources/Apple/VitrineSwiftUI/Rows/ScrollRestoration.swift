#if canImport(SwiftUI)
import Catalog
import Features
import SwiftUI

/// Where a list is to be: the row of the last run, the top of another order, the photo seen last at
/// full size, what is kept for the next start.
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
                // The photo seen last is where the viewer closes; the first one is there already.
                if old != nil, let new, model.isSeen(list) { proxy.scrollTo(new) }
            }
            .onChange(of: phase) { _, phase in
                guard phase != .active, model.isSeen(list) else { return }
                presentation.left(model, top: visibility.top(of: list))
            }
    }

    private func restore() {
        guard !list.ids.isEmpty, let place = model.takeScrollPosition(in: list) else { return }
        proxy.scrollTo(place, anchor: .top)
    }
}
#endif
