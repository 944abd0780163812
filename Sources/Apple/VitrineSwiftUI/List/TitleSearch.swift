#if canImport(SwiftUI)
import Features
import L10n
import SwiftUI

/// The search by title, always visible where a list can be searched (brief 001).
struct TitleSearch: ViewModifier {
    @Environment(FaceState.self) private var face
    @Environment(\.strings) private var strings
    let browser: CatalogViewModel

    func body(content: Content) -> some View {
        if browser.hasSearch {
            content
                .searchable(
                    text: text,
                    isPresented: isOpen,
                    placement: .navigationBarDrawer(displayMode: .always),
                    prompt: browser.searchPrompt
                )
                .autocorrectionDisabled()
        } else {
            content
        }
    }

    private var text: Binding<String> {
        Binding(
            showing: { browser.searchText },
            changing: { browser.searchTextChanged($0) }
        )
    }

    private var isOpen: Binding<Bool> {
        Binding(
            showing: { face.isSearchOpen },
            changing: { face.isSearchOpen = $0 }
        )
    }
}
#endif
