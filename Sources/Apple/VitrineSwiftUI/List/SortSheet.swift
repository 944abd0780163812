#if canImport(UIKit)
import Features
import L10n
import SwiftUI

/// A list's orders with a check mark at the current one, and Cancel (brief 001's action sheet).
///
/// A confirmation dialog would have no Cancel on iOS 26, which shows it beside the button.
struct SortSheet: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.strings) private var strings
    let list: ItemListViewModel

    var body: some View {
        NavigationStack {
            Form {
                choices(list.sortChoices.filter { !$0.isDirection })
                choices(list.sortChoices.filter(\.isDirection))
            }
            .pageTitle(strings("sort.button"))
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button(strings("action.cancel"), role: .cancel) { dismiss() }
                        .keyboardShortcut(.cancelAction)
                }
            }
        }
        .presentationDetents([.medium, .large])
    }

    /// Each closes the sheet, also the current one.
    private func choices(_ choices: [SortChoice]) -> some View {
        Section {
            ForEach(choices) { choice in
                ChosenRow(title: choice.title, isChosen: choice.isChosen) {
                    list.sortChosen(choice)
                    dismiss()
                }
            }
        }
    }
}

/// A choice with a check mark if it is the current one.
struct ChosenRow: View {
    let title: String
    let isChosen: Bool
    let tapped: @MainActor () -> Void

    var body: some View {
        Button(action: tapped) {
            HStack {
                Text(title).frame(maxWidth: .infinity, alignment: .leading)
                // The button's trait says it.
                if isChosen { Image(systemName: "checkmark").accessibilityHidden(true) }
            }
        }
        .accessibilityAddTraits(isChosen ? .isSelected : [])
    }
}
#endif
