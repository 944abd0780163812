#if canImport(UIKit)
import Catalog
import Features
import Foundation
import L10n
import SwiftUI

/// The editor of an item's note and of the days on which it was watched.
struct NotesSheet: View {
    @Environment(\.strings) private var strings
    @State private var date = Date()
    @Bindable var model: NotesViewModel
    let closed: @MainActor () -> Void

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    TextEditor(text: $model.text)
                        .frame(minHeight: 160)
                        .disabled(!model.isLoaded)
                        .accessibilityLabel(strings("notes.note"))
                        .accessibilityIdentifier("note")
                } header: {
                    Text(strings("notes.note"))
                } footer: {
                    if let length = model.lengthText { Text(length) }
                }
                if model.hasDays { days }
            }
            .pageTitle(model.title)
            .toolbar { CloseItem(action: closed) }
        }
    }

    private var days: some View {
        Section(strings("notes.days")) {
            // Two watches on unknown days are equal.
            ForEach(Array(model.days.enumerated()), id: \.offset) { Text($0.element.text) }
                .onDelete { places in
                    for day in places.map({ model.days[$0].day }) { model.dayRemoved(day) }
                }
            DatePicker(
                strings("notes.day"),
                selection: $date,
                in: ...Date(),
                displayedComponents: .date
            )
            Button(strings("notes.add-day")) { model.dayAdded(date) }
        }
    }
}
#endif
