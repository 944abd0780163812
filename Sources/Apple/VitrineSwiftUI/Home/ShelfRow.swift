#if canImport(UIKit)
import Catalog
import Features
import L10n
import SwiftUI

/// A shelf: a heading that opens the list, and cards side by side.
struct ShelfRow: View {
    @Environment(AppModel.self) private var model
    let shelf: any ShelfModel

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            heading.padding(.horizontal)
            ScrollView(.horizontal) {
                LazyHStack(alignment: .top, spacing: 12) {
                    ForEach(shelf.cards, id: \.id) { card in ShelfCard(shelf: shelf, card: card) }
                    if shelf.isWaiting { placeholders }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned)
            // Padding within the row would let cards stop under the edge.
            .contentMargins(.horizontal, 16, for: .scrollContent)
            .scrollIndicators(.hidden)
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel(shelf.title)
    }

    /// Empty cards in the place of those expected.
    private var placeholders: some View {
        ForEach(0..<ShelfViewModel.firstCount, id: \.self) { _ in
            VStack(alignment: .leading, spacing: 2) {
                Rectangle().fill(.quaternary).aspectRatio(shelf.shape.ratio, contentMode: .fit)
                    .clipShape(.rect(cornerRadius: shelf.shape.cornerRadius))
                CardTexts(title: shelf.title, line: shelf.title).redacted(reason: .placeholder)
            }
            .modifier(CardWidth(shape: shelf.shape))
            .accessibilityHidden(true)
        }
    }

    @ViewBuilder private var heading: some View {
        if shelf.opens == nil {
            Text(shelf.title).font(.title3.bold()).accessibilityAddTraits(.isHeader)
        } else {
            Button {
                model.headingTapped(shelf)
            } label: {
                HStack(spacing: 4) {
                    Text(shelf.title).font(.title3.bold())
                    Image(systemName: "chevron.right").foregroundStyle(.secondary)
                }
            }
            .buttonStyle(.plain)
            .accessibilityAddTraits(.isHeader)
        }
    }
}
#endif
