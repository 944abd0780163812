#if canImport(UIKit)
import Catalog
import Features
import SwiftUI

/// The favorites side by side above a list, at most 100 points high (brief 004).
struct FavoritesStrip: View {
    /// The brief's limit in points.
    private static let greatestHeight = 100.0

    @Environment(\.dynamicTypeSize) private var textSize
    let model: FavoritesStripViewModel

    var body: some View {
        ScrollView(.horizontal) {
            LazyHStack(spacing: 12) {
                ForEach(model.tiles) { tile in
                    Button {
                        model.tileTapped(tile.id)
                    } label: {
                        label(tile)
                    }
                    .buttonStyle(.plain)
                    .accessibilityLabel(tile.title)
                }
            }
            .padding(.horizontal)
        }
        .scrollIndicators(.hidden)
        .frame(height: Self.greatestHeight)
        .animation(.snappy, value: model.tiles)
        .accessibilityElement(children: .contain)
        .accessibilityLabel(model.title)
        .accessibilityIdentifier("strip")
    }

    private func label(_ tile: FavoriteTile) -> some View {
        VStack(spacing: 4) {
            ArtworkView(artwork: tile.artwork, request: model.imageRequest)
                .aspectRatio(1, contentMode: .fit)
                .clipShape(.circle)
            // Larger text leaves no room for the picture.
            if textSize <= .xLarge {
                Text(tile.title).font(.caption2).lineLimit(1).frame(maxWidth: 72)
            }
        }
    }
}
#endif
