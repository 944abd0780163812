#if canImport(UIKit)
import Features
import L10n
import SwiftUI

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
