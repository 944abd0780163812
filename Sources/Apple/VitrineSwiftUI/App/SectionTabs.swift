#if canImport(SwiftUI)
import Catalog
import Features
import L10n
import SwiftUI

/// Tabs at the bottom of an iPhone; on an iPad at the top, or a sidebar.
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
            // Its types are written out, for those of a tab cannot be inferred within a builder,
            // and `return` keeps the builder of tabs away, which hides the type of what it is given.
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

/// The tab of one catalog.
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
