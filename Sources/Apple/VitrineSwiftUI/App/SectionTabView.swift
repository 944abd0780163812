#if canImport(UIKit)
import Catalog
import Features
import L10n
import SwiftUI

/// Tabs at the bottom on iPhone; at the top or in a sidebar on iPad.
struct SectionTabView: View {
    @Bindable var model: AppModel

    var body: some View {
        TabView(selection: $model.tab) {
            ForEach(model.tabs.sections) { section in
                Tab(
                    title(of: section),
                    systemImage: symbol(of: section),
                    value: section,
                    role: section == .search ? .search : nil
                ) {
                    SectionStack(section: section)
                        .onAppear { model.appeared(section) }
                        .onDisappear { model.disappeared(section) }
                }
            }
        }
        .tabViewStyle(.sidebarAdaptable)
        .tabBarMinimizeBehavior(.onScrollDown)
    }

    private func title(of section: AppSection) -> String {
        switch section {
        case .home: model.strings("home.title")
        case .search: model.strings("action.search-everywhere")
        case .catalog: catalog(section).map { model.strings.caption($0.title) } ?? ""
        }
    }

    private func symbol(of section: AppSection) -> String {
        switch section {
        case .home: "house"
        case .search: "magnifyingglass"
        case .catalog: (catalog(section)?.symbol ?? .collection).systemImage
        }
    }

    private func catalog(_ section: AppSection) -> CatalogDescriptor? {
        model.catalogs.first { .catalog($0.id) == section }
    }
}
#endif
