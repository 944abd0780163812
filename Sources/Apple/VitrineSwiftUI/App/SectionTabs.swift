#if canImport(UIKit)
import Catalog
import Features
import L10n
import SwiftUI

/// Tabs at the bottom on iPhone; at the top or in a sidebar on iPad.
struct SectionTabs: View {
    let model: AppModel

    var body: some View {
        TabView(selection: selection) {
            if let home = model.home {
                Tab(model.strings("home.title"), systemImage: "house", value: AppSection.home) {
                    HomeTab(home: home)
                }
            }
            ForEach(model.catalogs) { catalog in
                Tab(
                    model.strings.caption(catalog.title),
                    systemImage: catalog.symbol.systemImage,
                    value: AppSection.catalog(catalog.id)
                ) {
                    if let catalogModel = model.catalogModel(of: catalog) {
                        CatalogTab(catalogModel: catalogModel)
                    }
                }
            }
        }
        .tabViewStyle(.sidebarAdaptable)
    }

    private var selection: Binding<AppSection> {
        Binding(
            showing: { model.catalog.map { .catalog($0.id) } ?? .home },
            changing: { section in
                switch section {
                case .catalog(let id): model.catalogTapped(id)
                case .home: model.homeTapped()
                }
            }
        )
    }
}
#endif
