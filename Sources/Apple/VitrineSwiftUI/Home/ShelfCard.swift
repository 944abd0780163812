#if canImport(UIKit)
import Catalog
import Features
import L10n
import SwiftUI

/// A card in a shelf: the picture with its heart, the title and one line of text.
struct ShelfCard: View {
    @Environment(AppModel.self) private var model
    @Environment(Marks.self) private var marks
    @Environment(\.strings) private var strings
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
                CardTexts(title: card.rankedTitle, line: card.lines.last ?? "")
            }
            .modifier(CardWidth(shape: shape))
        }
        .buttonStyle(.plain)
        .hoverEffect()
        .contextMenu {
            ItemMenu(
                content: card,
                actions: shelf.actions(for: card),
                request: { shelf.imageRequest(for: $0, fit: $1) },
                open: { model.cardTapped(card.id, on: shelf) }
            )
        }
        // Before the heart, which has its own label.
        .accessibilityLabel(card.speech(marks[card.id], strings))
        .overlay(alignment: .topTrailing) { heart }
    }

    private var shape: ShelfDescriptor.Shape { shelf.shape }

    @ViewBuilder private var heart: some View {
        if shelf.hasHearts { MarkButton(id: card.id, look: .onPicture).buttonStyle(.borderless) }
    }
}

/// The texts below a card's picture.
struct CardTexts: View {
    let title: String
    let line: String

    var body: some View {
        Text(title).font(.subheadline.bold()).lineLimit(1)
        Text(line).font(.caption).foregroundStyle(.secondary).lineLimit(1)
    }
}

/// A card's width, which grows with the text size.
struct CardWidth: ViewModifier {
    @ScaledMetric(relativeTo: .body) private var width = 120.0
    let shape: ShelfDescriptor.Shape

    func body(content: Content) -> some View { content.frame(width: width * shape.width) }
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
