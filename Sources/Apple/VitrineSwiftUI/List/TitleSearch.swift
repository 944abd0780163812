#if canImport(UIKit)
import Catalog
import Features
import L10n
import SwiftUI

/// The title search, always visible if the list supports it (brief 001).
struct TitleSearch: ViewModifier {
    @Environment(PresentationState.self) private var presentation
    @Environment(\.strings) private var strings
    let catalogModel: CatalogViewModel

    func body(content: Content) -> some View {
        if catalogModel.hasSearch {
            content
                .searchable(
                    text: text,
                    isPresented: isOpen,
                    placement: .navigationBarDrawer(displayMode: .always),
                    prompt: catalogModel.searchPrompt
                )
                .autocorrectionDisabled()
        } else {
            content
        }
    }

    private var text: Binding<String> {
        Binding(
            showing: { catalogModel.searchText },
            changing: { catalogModel.searchTextChanged($0) }
        )
    }

    private var isOpen: Binding<Bool> {
        Binding(
            showing: { presentation.searchedCatalog == catalogModel.descriptor.id },
            changing: { presentation.searchedCatalog = $0 ? catalogModel.descriptor.id : nil }
        )
    }
}
#endif
