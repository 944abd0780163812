#if canImport(SwiftUI)
import Catalog
import Features
import L10n
import SwiftUI

/// What stays above the rows while they scroll: the lists, the filter's parts, notices.
struct ListHeader: View {
    @Environment(\.strings) private var strings
    let browser: CatalogViewModel

    var body: some View {
        VStack(spacing: 8) {
            if browser.hasLists { SegmentedLists(browser: browser) }
            if !browser.chips.isEmpty { FilterChips(browser: browser) }
            DemoNotice(catalog: browser.descriptor.id)
            if let notice = browser.offlineNotice {
                OfflineBanner(browser: browser, notice: notice)
            }
            CompletionBar(list: browser.visible)
            // Every request shows that it runs, also above rows that stay.
            if browser.visible.rows.isLoading, !browser.visible.ids.isEmpty {
                ProgressView().controlSize(.small).accessibilityLabel(strings("list.loading"))
            }
        }
        .padding(.horizontal)
    }
}

/// A catalog's lists, which a tap on another one asks for (brief 000).
struct SegmentedLists: View {
    @Environment(\.strings) private var strings
    let browser: CatalogViewModel

    var body: some View {
        Picker(strings("list.choice"), selection: selection) {
            ForEach(browser.descriptor.lists) { list in
                Text(strings.caption(list.shortTitle)).tag(ListID?.some(list.id))
            }
        }
        .pickerStyle(.segmented)
        .labelsHidden()
        .accessibilityIdentifier("lists")
    }

    private var selection: Binding<ListID?> {
        Binding(
            showing: { browser.markedList },
            changing: { list in
                if let list { browser.listTapped(list) }
            }
        )
    }
}
#endif
