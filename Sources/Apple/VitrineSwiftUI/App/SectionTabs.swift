#if canImport(UIKit)
import Catalog
import Features
import L10n
import SwiftUI

/// Tabs at the bottom on iPhone; at the top or in a sidebar on iPad.
struct SectionTabs: View {
    @Bindable var model: AppModel

    var body: some View {
        TabView(selection: $model.section) {
            if let home = model.home {
                Tab(model.strings("home.title"), systemImage: "house", value: AppSection.home) {
                    SectionStack(section: .home) { HomePage(home: home) }
                        .onAppear { home.appeared() }
                        .onDisappear { home.disappeared() }
                }
            }
            ForEach(model.catalogs) { catalog in
                Tab(
                    model.strings.caption(catalog.title),
                    systemImage: catalog.symbol.systemImage,
                    value: AppSection.catalog(catalog.id)
                ) {
                    if let catalogModel = model.catalogModel(of: catalog) {
                        SectionStack(section: .catalog(catalog.id)) {
                            ListPage(catalogModel: catalogModel)
                        }
                        .onAppear { catalogModel.appeared() }
                        .onDisappear { catalogModel.disappeared() }
                    }
                }
            }
            Tab(
                model.strings("action.search-everywhere"),
                systemImage: "magnifyingglass",
                value: AppSection.search,
                role: .search
            ) {
                if let search = model.quickSearch { SearchPage(search: search) }
            }
        }
        .tabViewStyle(.sidebarAdaptable)
    }
}

extension CatalogSymbol {
    fileprivate var systemImage: String {
        switch self {
        case .collection: "square.stack"
        case .film: "film"
        case .star: "star"
        case .photo: "photo.on.rectangle"
        case .person: "theatermasks"
        case .book: "book.closed"
        case .music: "music.note"
        case .game: "gamecontroller"
        case .shop: "bag"
        case .place: "mappin.and.ellipse"
        case .article: "newspaper"
        }
    }
}
#endif
