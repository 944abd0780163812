#if canImport(UIKit)
import Catalog
import Features
import L10n
import SwiftUI

/// The search across all catalogs: a field, and the results below it, grouped by catalog.
struct QuickSearchSheet: View {
    @Environment(AppModel.self) private var model
    @Environment(\.strings) private var strings
    let search: QuickSearchViewModel

    var body: some View {
        NavigationStack {
            QuickSearchBody(search: search)
                .searchable(
                    text: text,
                    placement: .navigationBarDrawer(displayMode: .always),
                    prompt: strings("quick-search.prompt")
                )
                .autocorrectionDisabled()
                .navigationTitle(strings("action.search-everywhere"))
                .navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) {
                        Button(strings("action.close")) { model.quickSearchClosed() }
                    }
                }
        }
        .announced(search.announcement)
    }

    private var text: Binding<String> {
        Binding(
            showing: { search.text },
            changing: { search.textChanged($0) }
        )
    }
}

private struct QuickSearchBody: View {
    @Environment(AppModel.self) private var model
    @Environment(\.strings) private var strings
    let search: QuickSearchViewModel

    var body: some View {
        switch search.content {
        case .start:
            notice(strings("quick-search.start.title"), strings("quick-search.start.text"))
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
            VStack(alignment: .leading) {
                Text(content.title)
                Text(content.lines.last ?? "").font(.caption)
            }
        }
        .accessibilityLabel(content.speech)
    }

    private func notice(_ title: String, _ text: String) -> some View {
        ContentUnavailableView {
            Label(title, systemImage: "magnifyingglass")
        } description: {
            Text(text)
        }
    }
}
#endif
