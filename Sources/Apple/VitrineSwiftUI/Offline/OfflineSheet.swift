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
                ForEach(row.actions, id: \.self) { action in
                    if action == .remove {
                        button(action) { isAsking = true }.confirmationDialog(
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
                    } else {
                        button(action) { model.tapped(action, row.id) }
                    }
                }
            }
        }
    }

    private func button(
        _ action: OfflineAction,
        _ tapped: @escaping @MainActor () -> Void
    ) -> some View {
        let caption = strings("offline.action.\(action.rawValue)")
        return Button(caption, action: tapped)
            .buttonStyle(.borderless)
            .accessibilityLabel(strings("offline.action.named", caption, row.title))
    }
}
#endif
