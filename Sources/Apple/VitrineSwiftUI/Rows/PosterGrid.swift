#if canImport(UIKit)
import Catalog
import Features
import L10n
import SwiftUI

/// A list's rows as posters.
struct PosterGrid: View {
    @ScaledMetric(relativeTo: .body) private var width = 110.0
    let visibility: RowVisibility
    let strip: FavoritesStripViewModel?
    let list: ItemListViewModel

    var body: some View {
        ScrollViewReader { proxy in
            ScrollView {
                if let strip {
                    FavoritesStrip(model: strip)
                }
                LazyVGrid(
                    columns: [GridItem(.adaptive(minimum: width), spacing: 12)],
                    spacing: 12
                ) {
                    ForEach(list.ids, id: \.self) { id in
                        PosterTile(list: list, row: list.row(id))
                            .seen(id, in: list, by: visibility)
                    }
                }
                .padding(.horizontal)
                ListFooter(list: list)
            }
            .modifier(ScrollRestoration(list: list, visibility: visibility, proxy: proxy))
        }
        .accessibilityIdentifier("grid")
    }
}

/// A poster with its heart.
private struct PosterTile: View {
    let list: ItemListViewModel
    let row: ListRow

    var body: some View {
        Button {
            list.rowTapped(row.id)
        } label: {
            ArtworkView(
                artwork: row.content?.artwork,
                refreshCount: list.refreshCount,
                answeredCount: list.answeredRefreshCount,
                request: list.imageRequest
            )
            .aspectRatio(2.0 / 3, contentMode: .fit)
            .modifier(MarkSigns(id: row.id, list: list.list))
            .clipShape(.rect(cornerRadius: 12))
            .overlay(alignment: .bottom) { caption }
            .shadow(color: .black.opacity(0.15), radius: 5, y: 2)
        }
        .buttonStyle(.plain)
        .hoverEffect()
        .overlay(alignment: .topTrailing) { heart }
        .modifier(RowActions(list: list, row: row) { list.rowTapped(row.id) })
    }

    @ViewBuilder private var heart: some View {
        if list.descriptor.favorites != nil {
            MarkButton(id: row.id, look: .onPicture).buttonStyle(.borderless)
        }
    }

    /// The title of a film that has no poster.
    @ViewBuilder private var caption: some View {
        if let content = row.content, content.artwork == nil {
            Text(content.title).font(.caption).lineLimit(3).padding(8)
        }
    }
}
#endif
