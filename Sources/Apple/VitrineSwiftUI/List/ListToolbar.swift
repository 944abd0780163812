#if canImport(SwiftUI)
import Catalog
import Features
import L10n
import SwiftUI

/// The buttons beside a list's title.
struct ListToolbar: ToolbarContent {
    let browser: CatalogViewModel
    let face: FaceState

    var body: some ToolbarContent {
        ToolbarItemGroup(placement: .topBarTrailing) {
            if browser.hasFilters { FilterButton(browser: browser, face: face) }
            if browser.hasSorts { SortButton(list: browser.visible, face: face) }
            if browser.descriptor.hasPeopleStatistics { StatisticsButton() }
        }
        ToolbarItemGroup(placement: .topBarLeading) {
            SettingsButton()
            QuickSearchButton()
            if browser.hasLayouts { LayoutButton(browser: browser) }
            OfflineButton()
        }
    }
}

private struct SortButton: View {
    @Environment(\.strings) private var strings
    let list: ItemListViewModel
    let face: FaceState

    var body: some View {
        @Bindable var face = face
        Button(strings("sort.button"), systemImage: "arrow.up.arrow.down") { face.isSorting = true }
            // The system opens the dialog at the button.
            .modifier(SortDialog(list: list, isOpen: $face.isSorting))
            .modifier(ChoiceState(availability: list.sortAvailability))
            .accessibilityIdentifier("sort")
    }
}

private struct FilterButton: View {
    @Environment(\.strings) private var strings
    let browser: CatalogViewModel
    let face: FaceState

    var body: some View {
        let isActive = !browser.visible.query.filter.isEmpty
        Button(
            strings("filter.button"),
            systemImage: isActive
                ? "line.3.horizontal.decrease.circle.fill" : "line.3.horizontal.decrease.circle"
        ) {
            browser.filterOpened()
            face.isFiltering = true
        }
        .modifier(ChoiceState(availability: browser.visible.filterAvailability))
        .accessibilityIdentifier("filter")
    }
}

private struct LayoutButton: View {
    @Environment(\.strings) private var strings
    let browser: CatalogViewModel

    var body: some View {
        let isGrid = browser.otherLayout == .grid
        Button(
            strings(isGrid ? "layout.grid" : "layout.list"),
            systemImage: isGrid ? "square.grid.2x2" : "list.bullet"
        ) { browser.layoutButtonTapped() }
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
    @Environment(FaceState.self) private var face
    @Environment(\.strings) private var strings

    var body: some View {
        Button(strings("settings.title"), systemImage: "gearshape") { face.isSettingsOpen = true }
            .accessibilityIdentifier("settings")
    }
}
#endif
