#if canImport(UIKit)
import Catalog
import Features
import L10n
import SwiftUI

/// A list's page, with choices above and rows below.
struct ListPage: View {
    @Environment(AppModel.self) private var model
    let catalogModel: CatalogViewModel

    var body: some View {
        ListBody(
            list: catalogModel.visible,
            strip: catalogModel.showsStrip ? catalogModel.strip : nil,
            offerTapped: { [catalogModel] in catalogModel.offerTapped($0) }
        )
        .safeAreaBar(edge: .top) { if hasHeader { ListHeader(catalogModel: catalogModel) } }
        .modifier(TitleSearch(catalogModel: catalogModel))
        .navigationTitle(catalogModel.title(isNarrow: false))
        .navigationBarTitleDisplayMode(.inline)
        .toolbar { ListToolbar(model: model, catalogModel: catalogModel) }
        .announced(catalogModel.announcement)
    }

    /// Whether the header has content: an empty bar would still draw its background.
    private var hasHeader: Bool {
        catalogModel.hasHeader || model.settings.showsDemoNotice(of: catalogModel.descriptor.id)
    }
}
#endif
