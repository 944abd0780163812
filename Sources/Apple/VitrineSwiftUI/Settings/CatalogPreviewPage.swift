#if canImport(UIKit)
import Features
import L10n
import SwiftUI

/// The first page of a catalog that the user may add, and what couldn't be read there.
struct CatalogPreviewPage: View {
    @Environment(\.strings) private var strings
    let preview: CatalogPreviewModel
    let model: CatalogsViewModel

    var body: some View {
        List {
            Section {
                Text(strings("preview.service", preview.host)).foregroundStyle(.secondary)
                if let message = preview.message { Text(message).announced(message) }
                if preview.isTrying { ProgressView() }
                if preview.content.error != nil {
                    Button(strings("list.retry")) { preview.load() }
                }
            }
            if !preview.notes.isEmpty {
                Section(strings("preview.report")) {
                    ForEach(preview.notes, id: \.self) { Text($0) }
                }
            }
            if let rows = preview.content.value?.rows, !rows.isEmpty {
                Section(strings("preview.first-page")) {
                    ForEach(rows, id: \.id) { row in
                        VStack(alignment: .leading) {
                            Text(row.title)
                            ForEach(row.lines, id: \.self) { line in
                                Text(line).font(.footnote).foregroundStyle(.secondary)
                            }
                        }
                        .accessibilityElement(children: .combine)
                    }
                }
            }
        }
        .navigationTitle(preview.title)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .confirmationAction) {
                Button(preview.acceptLabel) { model.previewAccepted() }
            }
        }
    }
}
#endif
