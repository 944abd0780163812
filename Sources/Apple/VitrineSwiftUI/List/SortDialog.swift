#if canImport(UIKit)
import Features
import L10n
import SwiftUI

/// The button that opens the sort dialog.
struct SortButton: View {
    @Environment(\.strings) private var strings
    @Environment(PresentationState.self) private var presentation
    let list: ItemListViewModel

    var body: some View {
        @Bindable var presentation = presentation
        Button(strings("sort.button"), systemImage: "arrow.up.arrow.down") {
            presentation.isSorting = true
        }
        // The system shows the dialog next to the button.
        .modifier(SortDialog(list: list, isOpen: $presentation.isSorting))
        .modifier(ChoiceState(availability: list.sortAvailability))
        .accessibilityIdentifier("sort")
    }
}

/// A list's orders with a check mark at the current one, and Cancel (brief 001's action sheet).
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
