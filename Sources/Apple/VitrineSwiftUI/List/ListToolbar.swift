#if canImport(UIKit)
import Catalog
import Features
import L10n
import SwiftUI

/// The buttons beside a list's title.
struct ListToolbar: ToolbarContent {
    let catalogModel: CatalogViewModel

    var body: some ToolbarContent {
        ToolbarItemGroup(placement: .topBarTrailing) {
            if catalogModel.hasFilters { FilterButton(catalogModel: catalogModel) }
            if catalogModel.hasSorts { SortButton(list: catalogModel.visible) }
            if catalogModel.descriptor.hasPeopleStatistics { StatisticsButton() }
        }
        ToolbarItemGroup(placement: .topBarLeading) {
            SettingsButton()
            QuickSearchButton()
            if catalogModel.hasLayouts { LayoutButton(catalogModel: catalogModel) }
            OfflineButton()
        }
    }
}

private struct FilterButton: View {
    @Environment(\.strings) private var strings
    @Environment(PresentationState.self) private var presentation
    let catalogModel: CatalogViewModel

    var body: some View {
        let isActive = !catalogModel.visible.query.filter.isEmpty
        Button(
            strings("filter.button"),
            systemImage: isActive
                ? "line.3.horizontal.decrease.circle.fill" : "line.3.horizontal.decrease.circle"
        ) {
            catalogModel.filterOpened()
            presentation.open(.filter(catalogModel))
        }
        .modifier(ChoiceState(availability: catalogModel.visible.filterAvailability))
        .accessibilityIdentifier("filter")
    }
}

private struct LayoutButton: View {
    @Environment(\.strings) private var strings
    let catalogModel: CatalogViewModel

    var body: some View {
        let isGrid = catalogModel.otherLayout == .grid
        Button(
            strings(isGrid ? "layout.grid" : "layout.list"),
            systemImage: isGrid ? "square.grid.2x2" : "list.bullet"
        ) { catalogModel.layoutButtonTapped() }
        .accessibilityIdentifier("layout")
    }
}

private struct StatisticsButton: View {
    @Environment(AppModel.self) private var model

    var body: some View {
        Button(model.strings("statistics.title"), systemImage: "chart.bar") {
            model.statisticsTapped()
        }
        .accessibilityIdentifier("statistics")
    }
}

private struct QuickSearchButton: View {
    @Environment(AppModel.self) private var model

    var body: some View {
        Button(model.strings("action.search-everywhere"), systemImage: "magnifyingglass") {
            model.quickSearchTapped()
        }
        .accessibilityIdentifier("search-everywhere")
    }
}

private struct OfflineButton: View {
    @Environment(AppModel.self) private var model

    var body: some View {
        if model.hasOfflineLists {
            let name = model.strings("action.offline")
            Button(name, systemImage: "arrow.down.circle") { model.offlineTapped() }
                .accessibilityIdentifier("offline")
        }
    }
}

private struct SettingsButton: View {
    @Environment(PresentationState.self) private var presentation
    @Environment(\.strings) private var strings

    var body: some View {
        Button(strings("settings.title"), systemImage: "gearshape") {
            presentation.open(.settings)
        }
        .accessibilityIdentifier("settings")
    }
}
#endif
