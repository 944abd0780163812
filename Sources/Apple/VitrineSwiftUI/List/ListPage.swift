#if canImport(UIKit)
import Catalog
import Features
import SwiftUI

/// A list's page, with choices above and rows below.
struct ListPage: View {
    @Environment(PresentationState.self) private var presentation
    let catalogModel: CatalogViewModel

    var body: some View {
        @Bindable var presentation = presentation
        ListBody(catalogModel: catalogModel)
            .safeAreaBar(edge: .top) { ListHeader(catalogModel: catalogModel) }
            .modifier(TitleSearch(catalogModel: catalogModel))
            .navigationTitle(catalogModel.title(isNarrow: false))
            .navigationBarTitleDisplayMode(.inline)
            .toolbar { ListToolbar(catalogModel: catalogModel) }
            .sheet(isPresented: $presentation.isFiltering) {
                FilterSheet(catalogModel: catalogModel)
            }
            .announced(catalogModel.announcement)
    }
}
#endif
