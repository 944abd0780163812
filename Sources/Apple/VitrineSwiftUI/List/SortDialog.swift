#if canImport(SwiftUI)
import Features
import L10n
import SwiftUI

/// The orders of a list with the chosen one ticked, and Cancel (brief 001's action sheet).
struct SortDialog: ViewModifier {
    @Environment(\.strings) private var strings
    let list: ItemListViewModel
    @Binding var isOpen: Bool

    func body(content: Content) -> some View {
        content.confirmationDialog(
            strings("sort.button"),
            isPresented: $isOpen,
            titleVisibility: .visible
        ) {
            ForEach(list.sortChoices) { choice in
                Button(choice.title) { list.sortChosen(choice) }
            }
            Button(strings("action.cancel"), role: .cancel) {}
        }
    }
}
#endif
