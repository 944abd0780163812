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
        .pageTitle(catalogModel.title(isNarrow: false))
        .toolbar { ListToolbar(model: model, catalogModel: catalogModel) }
        .announced(catalogModel.announcement)
    }

    /// Whether the header has content: an empty bar would still draw its background.
    private var hasHeader: Bool {
        catalogModel.hasHeader || model.settings.showsDemoNotice(of: catalogModel.descriptor.id)
    }
}

/// The title search, always visible if the list supports it (brief 001).
struct TitleSearch: ViewModifier {
    @Environment(PresentationState.self) private var presentation
    @Bindable var catalogModel: CatalogViewModel

    func body(content: Content) -> some View {
        @Bindable var presentation = presentation
        if catalogModel.hasSearch {
            content
                .searchable(
                    text: $catalogModel.searchText,
                    isPresented: $presentation[isSearching: catalogModel.descriptor.id],
                    placement: .navigationBarDrawer(displayMode: .always),
                    prompt: catalogModel.searchPrompt
                )
                .autocorrectionDisabled()
        } else {
            content
        }
    }
}

/// A catalog's items that share a fact, such as the films of a director.
struct FilteredPage: View {
    let model: FilteredListViewModel

    var body: some View {
        ListBody(list: model.list, offerTapped: { [model] _ in model.retryTapped() })
            .safeAreaBar(edge: .top) {
                if let notice = model.list.offlineNotice {
                    NoticeBanner(notice: notice) { [model] in model.retryTapped() }
                        .padding(.horizontal)
                }
            }
            .pageTitle(model.title)
            .announced(model.announcement)
            .onAppear { model.appeared() }
            .onDisappear { model.disappeared() }
    }
}
#endif
