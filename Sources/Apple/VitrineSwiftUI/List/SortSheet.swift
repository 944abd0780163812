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
    @Bindable var list: ItemListViewModel

    var body: some View {
        NavigationStack {
            Form {
                picker(ofDirections: false)
                picker(ofDirections: true)
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
        .onChange(of: list.query) { dismiss() }
    }

    /// The system draws the check mark of an inline picker.
    @ViewBuilder private func picker(ofDirections: Bool) -> some View {
        let choices = list.sortChoices.filter { $0.isDirection == ofDirections }
        if !choices.isEmpty {
            Picker(strings("sort.button"), selection: $list[sortOfDirections: ofDirections]) {
                ForEach(choices) { Text($0.title).tag(SortChoice?.some($0)) }
            }
            .pickerStyle(.inline)
            .labelsHidden()
        }
    }
}
#endif
