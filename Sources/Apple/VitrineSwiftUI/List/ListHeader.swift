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
            if let notice = catalogModel.notice {
                NoticeBanner(
                    notice: notice,
                    symbol: catalogModel.fileNotice == nil
                        ? NoticeBanner.outage : "exclamationmark.triangle"
                ) { [catalogModel] in
                    catalogModel.noticeRetryTapped()
                }
            }
            WholeListBar(list: catalogModel.visible)
        }
        .padding(.horizontal)
    }
}

/// A catalog's lists; choosing another one requests it (brief 000).
struct SegmentedLists: View {
    @Environment(\.strings) private var strings
    @Bindable var catalogModel: CatalogViewModel

    var body: some View {
        Picker(strings("list.choice"), selection: $catalogModel.markedList) {
            ForEach(catalogModel.descriptor.lists) { list in
                Text(strings.caption(list.shortTitle)).tag(list.id)
            }
        }
        .segments(catalogModel.lists.count)
        .labelsHidden()
        .accessibilityIdentifier("lists")
    }
}

/// The parts of the filter; a tap removes one.
struct FilterChips: View {
    @Environment(\.strings) private var strings
    let catalogModel: CatalogViewModel

    var body: some View {
        ScrollView(.horizontal) {
            HStack {
                ForEach(catalogModel.chips, id: \.part) { chip in
                    Button {
                        catalogModel.visible.filterChipTapped(chip)
                    } label: {
                        Label(chip.text, systemImage: "xmark.circle.fill")
                    }
                    .accessibilityLabel(strings("filter.remove", chip.text))
                }
            }
            .buttonStyle(.bordered)
            .controlSize(.small)
        }
        .scrollIndicators(.hidden)
    }
}
#endif
