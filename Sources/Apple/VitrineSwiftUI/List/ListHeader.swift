#if canImport(UIKit)
import Catalog
import Features
import L10n
import SwiftUI

/// The fixed header above the rows: the lists, the filter's parts, notices.
struct ListHeader: View {
    let catalogModel: CatalogViewModel

    var body: some View {
        VStack(spacing: 8) {
            if catalogModel.hasLists { SegmentedLists(catalogModel: catalogModel) }
            if !catalogModel.chips.isEmpty { FilterChips(catalogModel: catalogModel) }
            DemoNotice(catalog: catalogModel.descriptor.id)
            if let notice = catalogModel.offlineNotice {
                OfflineBanner(catalogModel: catalogModel, notice: notice)
            }
            CompletionBar(list: catalogModel.visible)
        }
        .padding(.horizontal)
    }
}

/// A catalog's lists; tapping another one requests it (brief 000).
struct SegmentedLists: View {
    @Environment(\.strings) private var strings
    @Bindable var catalogModel: CatalogViewModel

    var body: some View {
        Picker(strings("list.choice"), selection: $catalogModel.markedList) {
            ForEach(catalogModel.descriptor.lists) { list in
                Text(strings.caption(list.shortTitle)).tag(ListID?.some(list.id))
            }
        }
        .pickerStyle(.segmented)
        .labelsHidden()
        .accessibilityIdentifier("lists")
    }
}
#endif
