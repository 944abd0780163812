#if canImport(UIKit)
import Catalog
import Features
import L10n
import SwiftUI

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
#endif
