#if canImport(UIKit)
import Catalog
import Features
import L10n
import SwiftUI

/// A list's page, with choices above and rows below.
struct ListPage: View {
    let catalogModel: CatalogViewModel

    var body: some View {
        ListBody(catalogModel: catalogModel)
            .overlay(alignment: .top) {
                // Every request shows a spinner, above the rows so that they don't move.
                if catalogModel.visible.isReloading {
                    ProgressView()
                        .padding(8)
                        .glassEffect(.regular, in: .circle)
                        .accessibilityLabel(catalogModel.strings("list.loading"))
                }
            }
            .safeAreaBar(edge: .top) { ListHeader(catalogModel: catalogModel) }
            .modifier(TitleSearch(catalogModel: catalogModel))
            .navigationTitle(catalogModel.title(isNarrow: false))
            .navigationBarTitleDisplayMode(.inline)
            .toolbar { ListToolbar(catalogModel: catalogModel) }
            .announced(catalogModel.announcement)
    }
}
#endif
