#if canImport(UIKit)
import Features
import L10n
import SwiftUI

/// A catalog's lists that can be made available offline.
struct OfflineSheet: View {
    @Environment(\.strings) private var strings
    let model: OfflineViewModel

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    if model.offersAll {
                        Button(strings("offline.all")) { model.allTapped() }
                    }
                } footer: {
                    Text(strings("offline.description"))
                }
                Section {
                    ForEach(model.rows) { OfflineRowView(row: $0, model: model) }
                }
            }
            .pageTitle(strings("offline.title"))
            .toolbar { CloseItem { model.closed() } }
        }
        .announced(model.announcement)
    }
}

/// All offline lists, as a settings section.
struct OfflineSection: View {
    @Environment(\.strings) private var strings
    let model: OfflineViewModel

    var body: some View {
        Section(strings("offline.title")) {
            if model.kept.isEmpty { Text(strings("offline.none")) }
            ForEach(model.kept) { OfflineRowView(row: $0, model: model) }
        }
    }
}

/// An offline list's name, progress and actions.
private struct OfflineRowView: View {
    @Environment(\.strings) private var strings
    @State private var isAsking = false
    let row: OfflineRow
    let model: OfflineViewModel

    var body: some View {
        VStack(alignment: .leading) {
            Text(row.title)
            Text(row.status).font(.footnote)
            if let fraction = row.fraction {
                ProgressView(value: fraction)
                    .accessibilityLabel(strings("offline.progress", row.title))
            }
            HStack {
                ForEach(row.actions, id: \.self) { button($0) }
            }
            .confirmationDialog(
                strings("offline.remove.confirm", row.title),
                isPresented: $isAsking,
                titleVisibility: .visible
            ) {
                Button(strings("offline.action.remove"), role: .destructive) {
                    model.tapped(.remove, row.id)
                }
                Button(strings("action.cancel"), role: .cancel) {}
            } message: {
                Text(strings("offline.remove.text"))
            }
        }
    }

    private func button(_ action: OfflineAction) -> some View {
        let caption = strings("offline.action.\(action.rawValue)")
        return Button(caption) {
            if action == .remove { isAsking = true } else { model.tapped(action, row.id) }
        }
        .buttonStyle(.borderless)
        .accessibilityLabel(strings("offline.action.named", caption, row.title))
    }
}
#endif
