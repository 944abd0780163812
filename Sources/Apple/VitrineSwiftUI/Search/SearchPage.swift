#if canImport(UIKit)
import Catalog
import Features
import L10n
import SwiftUI

/// Opens the search across all catalogs, where it isn't a tab.
struct SearchItem: ToolbarContent {
    let model: AppModel

    var body: some ToolbarContent {
        if !model.tabs.hasSearch {
            ToolbarItem(placement: .topBarTrailing) {
                Button(
                    model.strings("action.search-everywhere"),
                    systemImage: "magnifyingglass"
                ) { model.section = .search }
                .accessibilityIdentifier("search-everywhere")
            }
        }
    }
}

/// The search across all catalogs: a field, and the results below it, grouped by catalog.
struct SearchPage: View {
    @Environment(AppModel.self) private var model
    @Environment(\.strings) private var strings
    @Bindable var search: QuickSearchViewModel

    var body: some View {
        content
            .pageTitle(strings("action.search-everywhere"))
            .searchable(text: $search.text, prompt: strings("quick-search.prompt"))
            .autocorrectionDisabled()
            .announced(search.announcement)
    }

    @ViewBuilder private var content: some View {
        switch search.content {
        case .start:
            notice(strings("quick-search.start.title"), strings("quick-search.start.text"))
            // Without a home page, they are here.
            if model.home == nil, !model.tabs.others.isEmpty { OtherCatalogs().padding(.bottom) }
        case .loading:
            ProgressView().controlSize(.large)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .accessibilityLabel(strings("list.loading"))
        case .groups:
            List {
                ForEach(search.groups) { group in
                    Section(group.title) {
                        ForEach(group.rows, id: \.id) { row($0) }
                    }
                }
                if let notice = search.notice { Text(notice).font(.footnote) }
            }
        case .nothing(let words):
            notice(strings("list.empty.search.title"), strings("list.empty.search.text", words))
        }
    }

    private func row(_ content: RowContent) -> some View {
        Button {
            model.quickSearchChose(content.id)
        } label: {
            TitleAndLine(title: content.title, line: content.lines.last)
        }
        .accessibilityLabel(content.speech)
    }

    private func notice(_ title: String, _ text: String) -> some View {
        ContentUnavailableView(title, systemImage: "magnifyingglass", description: Text(text))
    }
}
#endif
