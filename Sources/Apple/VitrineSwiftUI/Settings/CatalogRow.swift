#if canImport(UIKit)
import Catalog
import Features
import L10n
import SwiftUI

/// A catalog's switch, and for the user's own, its key and the action to remove it.
struct CatalogRow: View {
    @Environment(\.keyPlace) private var keyPlace
    @Environment(\.strings) private var strings
    @State private var isAsking = false
    @State private var key = ""
    @FocusState private var isFocused: Bool
    let row: CatalogsViewModel.Row
    @Bindable var model: CatalogsViewModel

    var body: some View {
        Group {
            if let catalog = row.catalog {
                Toggle(isOn: $model[isOn: catalog]) { words }.disabled(!row.canSwitch)
            } else {
                words
            }
        }
        .swipeActions(edge: .trailing) {
            if row.isRemovable {
                Button(strings("settings.catalogs.remove", row.title), systemImage: "trash") {
                    isAsking = true
                }
                .tint(.red)
            }
        }
        .confirmationDialog(
            strings("settings.catalogs.confirm", row.title),
            isPresented: $isAsking,
            titleVisibility: .visible
        ) {
            if let catalog = row.catalog {
                Button(strings("settings.catalogs.delete-data"), role: .destructive) {
                    model.removed(catalog, deletingData: true)
                }
                Button(strings("settings.catalogs.keep-data")) {
                    model.removed(catalog, deletingData: false)
                }
            } else if let file = row.file {
                Button(strings("settings.catalogs.delete-file"), role: .destructive) {
                    model.fileRemoved(file)
                }
            }
            Button(strings("action.cancel"), role: .cancel) {}
        } message: {
            Text(
                strings(
                    row.catalog == nil
                        ? "settings.catalogs.confirm.file" : "settings.catalogs.confirm.text"
                )
            )
        }
        if row.canAskEverywhere, let catalog = row.catalog {
            Toggle(isOn: $model[asksEverywhere: catalog]) {
                TitleAndLine(
                    title: strings("settings.catalogs.everywhere.label"),
                    line: strings("settings.catalogs.everywhere.text", row.title)
                )
            }
        }
        if row.needsKey, let catalog = row.catalog {
            SecureField(strings("settings.catalogs.key", row.title), text: $key)
                .plainEntry()
                .onSubmit { model.keyEntered(key, of: catalog) }
                .focused($isFocused)
                .task(id: keyPlace) {
                    isFocused = keyPlace?.page == .catalogs && keyPlace?.catalog == catalog
                }
            StatusLine(
                status: model.keyStatus[catalog] ?? .idle,
                working: "settings.catalogs.working"
            )
        }
    }

    private var words: some View {
        TitleAndLine(title: row.title, line: row.detail)
    }
}
#endif
