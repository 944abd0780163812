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
                picker(list.sortChoices.filter { !$0.isDirection })
                picker(list.sortChoices.filter(\.isDirection))
            }
            .navigationTitle(strings("sort.button"))
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button(strings("action.cancel"), role: .cancel) { dismiss() }
                }
            }
        }
        .presentationDetents([.medium, .large])
    }

    /// The system draws the check mark of an inline picker.
    @ViewBuilder private func picker(_ choices: [SortChoice]) -> some View {
        if !choices.isEmpty {
            Picker(strings("sort.button"), selection: selection(of: choices)) {
                ForEach(choices) { Text($0.title).tag(SortChoice?.some($0)) }
            }
            .pickerStyle(.inline)
            .labelsHidden()
        }
    }

    private func selection(of choices: [SortChoice]) -> Binding<SortChoice?> {
        Binding(
            showing: { choices.first(where: \.isChosen) },
            changing: { choice in
                if let choice { list.sortChosen(choice) }
                dismiss()
            }
        )
    }
}
#endif
