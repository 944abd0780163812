#if canImport(UIKit)
import Features
import L10n
import SwiftUI

/// The parts of a catalog that were guessed from an address, each with its places to choose from.
struct CatalogChoices: View {
    @Environment(\.strings) private var strings
    @Bindable var preview: CatalogPreviewModel

    var body: some View {
        if !preview.choices.isEmpty {
            Section {
                ForEach(preview.choices) { choice in
                    Picker(choice.caption, selection: $preview[chosen: choice.id]) {
                        ForEach(choice.options.indices, id: \.self) { index in
                            Text(choice.options[index]).tag(index)
                        }
                    }
                }
            } header: {
                Text(strings("draft.choices"))
            } footer: {
                Text(strings("draft.choices.description"))
            }
        }
    }
}

/// The rows of a preview, with their pictures if any has one.
struct CatalogPreviewRows: View {
    let rows: [RowContent]
    let preview: CatalogPreviewModel

    var body: some View {
        let hasPictures = rows.contains { $0.artwork != nil }
        ForEach(rows, id: \.id) { row in
            HStack {
                if hasPictures {
                    ArtworkView(artwork: row.artwork, monogram: row.monogram) {
                        preview.imageRequest(for: $0, fit: $1)
                    }
                    .frame(width: 32, height: 48)
                    .clipShape(.rect(cornerRadius: 4))
                }
                VStack(alignment: .leading) {
                    Text(row.title)
                    TextLines(row.lines).font(.footnote).foregroundStyle(.secondary)
                }
            }
            .accessibilityElement(children: .combine)
        }
    }
}
#endif
