#if canImport(UIKit)
import Catalog
import Features
import SwiftUI

/// A list's rows in one column.
struct ItemRows: View {
    let visibility: RowVisibility
    let strip: FavoritesStripViewModel?
    let list: ItemListViewModel

    var body: some View {
        ScrollViewReader { proxy in
            List {
                if let strip {
                    FavoritesStrip(model: strip)
                        .listRowInsets(EdgeInsets())
                        .listRowSeparator(.hidden)
                }
                ForEach(list.ids, id: \.self) { id in
                    ItemRow(list: list, row: list.row(id))
                        .seen(id, in: list, by: visibility)
                        .listRowSeparator(.hidden)
                }
                ListFooter(list: list).listRowSeparator(.hidden)
            }
            .listStyle(.plain)
            .modifier(ScrollRestoration(list: list, visibility: visibility, proxy: proxy))
        }
        .accessibilityIdentifier("rows")
    }
}
#endif
