#if canImport(UIKit)
import Features
import L10n
import SwiftUI

/// The images on disk.
struct StorageSection: View {
    @Environment(\.strings) private var strings
    @State private var isAsking = false
    @Bindable var model: SettingsViewModel

    var body: some View {
        Section {
            Picker(strings("settings.images.limit"), selection: $model.imageCacheBytes) {
                ForEach(model.imageCacheSizes, id: \.self) { Text(model.size($0)).tag($0) }
            }
            LabeledContent(strings("settings.images.use"), value: model.imageUse)
            Button(strings("settings.images.clear"), role: .destructive) { isAsking = true }
                .disabled((model.imageBytes ?? 0) == 0)
                .confirmationDialog(
                    strings("settings.images.confirm"),
                    isPresented: $isAsking,
                    titleVisibility: .visible
                ) {
                    Button(strings("settings.images.clear-now"), role: .destructive) {
                        model.imagesCleared()
                    }
                    Button(strings("action.cancel"), role: .cancel) {}
                } message: {
                    Text(strings("settings.images.confirm.text"))
                }
        } header: {
            Text(strings("settings.images"))
        } footer: {
            Text(strings("settings.images.description"))
        }
    }
}

/// The library's size, files with marks, and a button that clears the history.
struct LibrarySection: View {
    @Environment(\.strings) private var strings
    @State private var isAsking = false
    let model: SettingsViewModel
    let files: LibraryFilesModel

    var body: some View {
        Section {
            LabeledContent(strings("settings.images.use"), value: model.libraryUse)
            LibraryFiles(model: files)
            Button(strings("settings.history.clear"), role: .destructive) { isAsking = true }
                .disabled(model.historyStatus == .working)
                .confirmationDialog(
                    strings("settings.history.confirm"),
                    isPresented: $isAsking,
                    titleVisibility: .visible
                ) {
                    Button(strings("settings.history.clear-now"), role: .destructive) {
                        model.historyCleared()
                    }
                    Button(strings("action.cancel"), role: .cancel) {}
                } message: {
                    Text(strings("settings.history.confirm.text"))
                }
            StatusLine(status: model.historyStatus, working: "settings.history.clearing")
        } header: {
            Text(strings("settings.library"))
        } footer: {
            Text(strings("settings.library.description"))
        }
    }
}
#endif
