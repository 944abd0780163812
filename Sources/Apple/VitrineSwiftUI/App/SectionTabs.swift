#if canImport(UIKit)
import Catalog
import Features
import L10n
import SwiftUI

/// Tabs at the bottom on iPhone, or at the top or in a sidebar on iPad.
struct SectionTabs: View {
    let model: AppModel

    var body: some View {
        TabView(selection: selection) {
            if let home = model.home {
                Tab(
                    model.strings("home.title"),
                    systemImage: "house",
                    value: AppSection?.some(.home)
                ) {
                    HomeTab(home: home)
                }
            }
            // The types are spelled out, because the compiler can't infer a tab's types within a
            // builder. `return` avoids the tab builder, which erases the type.
            ForEach<[CatalogDescriptor], CatalogID, CatalogTabItem>(model.catalogs) { catalog in
                let tab = CatalogTabItem(model: model, catalog: catalog)
                return tab
            }
        }
        .tabViewStyle(.sidebarAdaptable)
    }

    private var selection: Binding<AppSection?> {
        Binding(
            showing: { model.catalog.map { .catalog($0.id) } ?? .home },
            changing: { section in
                switch section {
                case .catalog(let id)?: model.catalogTapped(id)
                case .home?: model.homeTapped()
                case nil: break
                }
            }
        )
    }
}

/// A catalog's tab.
struct CatalogTabItem: TabContent {
    typealias TabValue = AppSection?

    let model: AppModel
    let catalog: CatalogDescriptor

    var body: some TabContent<AppSection?> {
        Tab(
            model.strings.caption(catalog.title),
            systemImage: catalog.symbol.systemImage,
            value: AppSection?.some(.catalog(catalog.id))
        ) {
            if let catalogModel = model.catalogModel(of: catalog) {
                CatalogTab(catalogModel: catalogModel)
            }
        }
    }
}
#endif
