#if canImport(UIKit)
import Catalog
import Features
import L10n
import SwiftUI

/// The rows in their layout, or the reason why there are none.
struct ListBody: View {
    @Environment(\.strings) private var strings
    let catalogModel: CatalogViewModel

    private var list: ItemListViewModel { catalogModel.visible }

    var body: some View {
        switch list.content {
        case .rows: rows.refreshable { [list] in await list.refresh() }
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
        case .list: ItemRows(catalogModel: catalogModel, list: list)
        case .grid: PosterGrid(catalogModel: catalogModel, list: list)
        case .stream: PhotoStream(list: list)
        }
    }

    @ViewBuilder private func notice(_ systemImage: String) -> some View {
        if let notice = list.content.notice(strings) {
            // Scrollable, to support pull to refresh.
            ScrollView {
                NoticeView(
                    notice: notice,
                    systemImage: systemImage,
                    catalogModel: catalogModel
                )
                .containerRelativeFrame(.vertical)
            }
            .refreshable { [list] in await list.refresh() }
        }
    }
}

extension EmptyReason {
    fileprivate var systemImage: String {
        switch self {
        case .list: "square.stack"
        case .search, .favoritesSearch: "magnifyingglass"
        case .filter: "line.3.horizontal.decrease.circle"
        case .favorites: "heart"
        }
    }
}
#endif
