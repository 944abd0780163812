#if canImport(SwiftUI)
import Catalog
import Features
import SwiftUI

/// A list's rows below one another.
struct ItemRows: View {
    @State private var sight = Sight()
    let browser: CatalogViewModel
    let list: ItemListViewModel

    var body: some View {
        ScrollViewReader { proxy in
            List {
                if browser.showsStrip, let strip = browser.strip {
                    FavoritesStrip(model: strip)
                        .listRowInsets(EdgeInsets())
                        .listRowSeparator(.hidden)
                }
                ForEach(list.ids, id: \.self) { id in
                    ItemRow(list: list, row: list.row(id))
                        .seen(id, in: list, by: sight)
                        .listRowSeparator(.hidden)
                }
                ListFooter(list: list).listRowSeparator(.hidden)
            }
            .listStyle(.plain)
            .modifier(PlaceKeeper(list: list, sight: sight, proxy: proxy))
        }
        .accessibilityIdentifier("rows")
    }
}
#endif
