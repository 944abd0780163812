#if canImport(UIKit)
import Catalog
import Features
import L10n
import SwiftUI

/// The rows in their layout, or the reason why there are none.
struct ListBody: View {
    @Environment(\.strings) private var strings
    /// Whether the user has pulled the rows down, for which the system shows a spinner.
    @State private var isPulled = false
    /// Shared by all layouts, of which each begins with the row that was at the top of the last one.
    @State private var visibility = RowVisibility()
    let list: ItemListViewModel
    /// The favorites above the rows, or nil.
    var strip: FavoritesStripViewModel?
    /// Called for a button below a notice, except for the settings.
    let offerTapped: @MainActor (ListContent.Offer) -> Void

    var body: some View {
        content.overlay(alignment: .top) {
            // Every request shows a spinner, above the rows so that they don't move.
            if list.isReloading, !isPulled {
                ProgressView()
                    .padding(8)
                    .glassEffect(.regular, in: .circle)
                    .accessibilityLabel(strings("list.loading"))
            }
        }
    }

    @ViewBuilder private var content: some View {
        switch list.content {
        case .rows: rows.refreshable { await refresh() }
        case .loading:
            ProgressView().controlSize(.large)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .accessibilityLabel(strings("list.loading"))
        case .failure: notice("wifi.exclamationmark")
        case .empty(let reason): notice(reason.systemImage)
        }
    }

    @ViewBuilder private var rows: some View {
        switch list.layout {
        case .list: ItemRows(visibility: visibility, strip: strip, list: list)
        case .grid: PosterGrid(visibility: visibility, strip: strip, list: list)
        case .stream: PhotoStream(visibility: visibility, list: list)
        }
    }

    @ViewBuilder private func notice(_ systemImage: String) -> some View {
        if let notice = list.content.notice(strings) {
            // Scrollable, to support pull to refresh.
            ScrollView {
                NoticeView(
                    notice: notice,
                    systemImage: systemImage,
                    catalog: list.descriptor.id,
                    label: list.title(of:),
                    offerTapped: offerTapped
                )
                .containerRelativeFrame(.vertical)
            }
            .refreshable { await refresh() }
        }
    }

    private func refresh() async {
        isPulled = true
        await list.refresh()
        isPulled = false
    }
}
#endif
