#if canImport(UIKit)
import Catalog
import Features
import L10n
import SwiftUI
import UIKit

/// A row: picture, title, text, lines and heart, on a card with a shadow (brief 001).
struct ItemRow: View {
    @Environment(\.dynamicTypeSize) private var textSize
    @ScaledMetric(relativeTo: .body) private var width = 72.0
    /// The width left for the heart beside the text, in points.
    private static let heartRoom = 36.0

    let list: ItemListViewModel
    let row: ListRow

    var body: some View {
        Button {
            list.rowTapped(row.id)
        } label: {
            card
        }
        .buttonStyle(.plain)
        // Beside the row's button rather than within it, because a button in another button's label
        // gets no taps.
        .overlay(alignment: .topTrailing) { heart }
        .frame(maxWidth: 720)
        .frame(maxWidth: .infinity)
        .modifier(RowActions(list: list, row: row) { list.rowTapped(row.id) })
    }

    private var card: some View {
        HStack(alignment: .top, spacing: 12) {
            // At the largest sizes, text needs the whole width.
            if !textSize.isAccessibilitySize { picture.frame(width: width, height: width * 1.5) }
            words
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(.trailing, hasHeart ? Self.heartRoom : 0)
        }
        .padding(12)
        // White on white in light mode, where the shadow separates cards; gray on black in dark mode.
        .background(Color(uiColor: .secondarySystemGroupedBackground), in: .rect(cornerRadius: 16))
        .shadow(color: .black.opacity(0.12), radius: 6, y: 2)
        .contentShape(.rect)
    }

    private var hasHeart: Bool { list.descriptor.favorites != nil }

    @ViewBuilder private var heart: some View {
        if hasHeart { MarkButton(id: row.id).buttonStyle(.borderless).padding(4) }
    }

    private var picture: some View {
        ArtworkView(
            artwork: row.content?.artwork,
            refreshCount: list.refreshCount,
            answeredCount: list.answeredRefreshCount,
            request: list.imageRequest
        )
        .modifier(MarkSigns(id: row.id, list: list.list))
        .clipShape(.rect(cornerRadius: 8))
    }

    private var words: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(row.content?.rankedTitle ?? " ").font(.headline).lineLimit(2)
            if let text = row.content?.text {
                Text(text).font(.subheadline).lineLimit(3)
            }
            TextLines(row.content?.lines ?? [])
                .font(.subheadline).foregroundStyle(.secondary).lineLimit(2)
        }
    }
}
#endif
