#if canImport(UIKit)
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
        // The tab bar would be above the columns' titles.
        .defaultAdaptableTabBarPlacement(.sidebar)
        .tabBarMinimizeBehavior(.onScrollDown)
    }

    /// The title and symbol of a section; nil for the search.
    private func entry(of section: AppSection) -> SidebarEntry? {
        model.sidebarEntries.first { $0.section == section }
    }

    private func title(of section: AppSection) -> String {
        entry(of: section)?.title ?? model.strings("action.search-everywhere")
    }

    private func symbol(of section: AppSection) -> String {
        guard let entry = entry(of: section) else { return "magnifyingglass" }
        return entry.symbol?.systemImage ?? "house"
    }
}
#endif
