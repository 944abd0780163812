#if canImport(UIKit)
import Catalog
import Features
import SwiftUI

/// All items of a section of a details page, such as the whole cast and crew.
struct RelatedPage: View {
    let model: RelatedViewModel

    var body: some View {
        List {
            ForEach(Array(model.rows.enumerated()), id: \.offset) { _, row in
                switch row {
                case .heading(let text):
                    Text(text).font(.headline).accessibilityAddTraits(.isHeader)
                        .listRowSeparator(.hidden)
                case .item(let content): RelatedRow(model: model, content: content)
                }
            }
        }
        .listStyle(.plain)
        .pageTitle(model.title)
    }
}

/// An item's picture, title and role.
private struct RelatedRow: View {
    @ScaledMetric(relativeTo: .body) private var width = 44.0
    let model: RelatedViewModel
    let content: RowContent

    var body: some View {
        HStack(spacing: 12) {
            row
            if model.hasHearts { MarkButton(id: content.id).buttonStyle(.borderless) }
        }
    }

    private var row: some View {
        Button {
            model.rowTapped(content.id)
        } label: {
            HStack(spacing: 12) {
                ArtworkView(artwork: content.artwork, monogram: content.monogram) {
                    model.imageRequest(for: $0, fit: $1)
                }
                .frame(width: width, height: width / model.shape.ratio)
                .clipShape(.rect(cornerRadius: model.shape == .portrait ? 1_000 : 4))
                TitleAndLine(title: content.title, line: content.lines.last)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .contentShape(.rect)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(content.speech)
    }
}
#endif
