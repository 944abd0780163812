#if canImport(UIKit)
import Catalog
import Features
import L10n
import SwiftUI

/// The layout and sort buttons beside a list's title, and a menu with all other actions.
struct ListToolbar: ToolbarContent {
    let model: AppModel
    let catalogModel: CatalogViewModel

    var body: some ToolbarContent {
        SearchItem(model: model)
        ToolbarItemGroup(placement: .topBarTrailing) {
            ForEach(catalogModel.barActions, id: \.self) { action in
                ListActionButton(action: action, catalogModel: catalogModel)
            }
            ListMenu(catalogModel: catalogModel)
        }
    }
}

private struct ListMenu: View {
    @Environment(\.strings) private var strings
    let catalogModel: CatalogViewModel

    var body: some View {
        Menu {
            ForEach(catalogModel.menuActions, id: \.self) { actions in
                Section {
                    ForEach(actions, id: \.self) { action in
                        ListActionButton(action: action, catalogModel: catalogModel)
                    }
                }
            }
        } label: {
            Label(strings("list.more"), systemImage: "ellipsis")
        }
        .accessibilityIdentifier("more")
    }
}

private struct ListActionButton: View {
    @Environment(AppModel.self) private var model
    @Environment(PresentationState.self) private var presentation
    @Environment(\.strings) private var strings
    let action: ListAction
    let catalogModel: CatalogViewModel

    var body: some View {
        switch action {
        case .sort:
            button("sort.button", systemImage: "arrow.up.arrow.down", list.sortAvailability) {
                presentation.sheet = .sort(list)
            }
        case .filter:
            let symbol = "line.3.horizontal.decrease.circle"
            button(
                "filter.button",
                systemImage: list.query.filter.isEmpty ? symbol : symbol + ".fill",
                list.filterAvailability
            ) {
                catalogModel.filterOpened()
                presentation.sheet = .filter(catalogModel)
            }
        case .layout:
            let isGrid = catalogModel.otherLayout == .grid
            button(
                isGrid ? "layout.grid" : "layout.list",
                systemImage: isGrid ? "square.grid.2x2" : "list.bullet"
            ) { catalogModel.layoutButtonTapped() }
        case .statistics:
            button(catalogModel.descriptor.statisticsTitle, systemImage: "chart.bar") {
                model.statisticsTapped()
            }
        case .offline:
            button("action.offline", systemImage: "arrow.down.circle") { model.offlineTapped() }
        case .settings:
            button("settings.title", systemImage: "gearshape") { presentation.sheet = .settings }
        }
    }

    private var list: ItemListViewModel { catalogModel.visible }

    private func button(
        _ key: String,
        systemImage: String,
        _ availability: ItemListViewModel.Availability = .available,
        _ tapped: @escaping @MainActor () -> Void
    ) -> some View {
        Button(strings(key), systemImage: systemImage, action: tapped)
            .disabled(availability != .available)
            .accessibilityHint(availability.reason)
            .accessibilityIdentifier(action.rawValue)
    }
}
#endif
