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
#endif
