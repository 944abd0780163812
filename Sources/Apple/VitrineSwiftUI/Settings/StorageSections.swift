#if canImport(UIKit)
import Features
import L10n
import SwiftUI

/// The images on disk.
struct StorageSection: View {
    @Environment(\.strings) private var strings
    @Bindable var model: SettingsViewModel

    var body: some View {
        Section {
            Picker(strings("settings.images.limit"), selection: $model.imageCacheBytes) {
                ForEach(model.imageCacheSizes, id: \.self) { Text(model.size($0)).tag($0) }
            }
            LabeledContent(strings("settings.images.use"), value: model.imageUse)
            ClearButton(key: "settings.images") { model.imagesCleared() }
                .disabled((model.imageBytes ?? 0) == 0)
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
    let model: SettingsViewModel
    let files: MarksFilesModel

    var body: some View {
        Section {
            LabeledContent(strings("settings.images.use"), value: model.libraryUse)
            MarksFiles(model: files)
            ClearButton(key: "settings.history") { model.historyCleared() }
                .disabled(model.historyStatus == .working)
            StatusLine(status: model.historyStatus, working: "settings.history.clearing")
        } header: {
            Text(strings("settings.library"))
        } footer: {
            Text(strings("settings.library.description"))
        }
    }
}

/// A button that clears something after a question.
private struct ClearButton: View {
    @Environment(\.strings) private var strings
    @State private var isAsking = false
    /// What the keys of its texts begin with.
    let key: String
    let clear: @MainActor () -> Void

    var body: some View {
        Button(strings("\(key).clear"), role: .destructive) { isAsking = true }
            .confirmationDialog(
                strings("\(key).confirm"),
                isPresented: $isAsking,
                titleVisibility: .visible
            ) {
                Button(strings("\(key).clear-now"), role: .destructive, action: clear)
                Button(strings("action.cancel"), role: .cancel) {}
            } message: {
                Text(strings("\(key).confirm.text"))
            }
    }
}
#endif
