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

/// A card in a shelf: the picture with its heart, the title and one line of text.
private struct ShelfCard: View {
    @Environment(AppModel.self) private var model
    @Environment(Marks.self) private var marks
    @Environment(\.strings) private var strings
    @ScaledMetric(relativeTo: .body) private var width = 120.0
    let shelf: any ShelfModel
    let card: RowContent

    var body: some View {
        Button {
            model.cardTapped(card.id, on: shelf)
        } label: {
            VStack(alignment: .leading, spacing: 2) {
                ArtworkView(
                    artwork: card.artwork,
                    monogram: card.monogram,
                    refreshCount: shelf.pictureAttempt
                ) {
                    shelf.imageRequest(for: $0, fit: $1)
                }
                .aspectRatio(shape.ratio, contentMode: .fit)
                .modifier(MarkSigns(id: card.id, list: shelf.openedList))
                .clipShape(.rect(cornerRadius: shape.cornerRadius))
                .shadow(color: .black.opacity(0.15), radius: 5, y: 2)
                Text(card.title).font(.subheadline.bold()).lineLimit(1)
                Text(card.lines.last ?? "").font(.caption).foregroundStyle(.secondary).lineLimit(1)
            }
            .frame(width: width * shape.width)
        }
        .buttonStyle(.plain)
        .hoverEffect()
        .overlay(alignment: .topTrailing) { heart }
        .accessibilityLabel(card.speech(marks[card.id], strings))
    }

    private var shape: ShelfDescriptor.Shape { shelf.shape }

    @ViewBuilder private var heart: some View {
        if shelf.hasHearts { MarkButton(id: card.id, look: .onPicture).buttonStyle(.borderless) }
    }
}

extension ShelfDescriptor.Shape {
    /// Width divided by height.
    var ratio: Double {
        switch self {
        case .poster: 2.0 / 3
        case .square, .portrait: 1
        case .photo: 1.5
        }
    }

    /// The corner radius in points, which makes a portrait a circle.
    var cornerRadius: Double { self == .portrait ? 1_000 : 12 }

    /// Relative to a poster's width.
    fileprivate var width: Double { self == .photo ? 1.8 : 1 }
}
#endif
