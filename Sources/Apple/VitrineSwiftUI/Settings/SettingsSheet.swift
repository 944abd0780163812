#if canImport(UIKit)
import Features
import L10n
import SwiftUI

/// Settings: sources and the key, languages, appearance, storage, and About.
struct SettingsSheet: View {
    @Environment(AppModel.self) private var model
    @Environment(\.dismiss) private var dismiss
    @Environment(\.strings) private var strings
    let settings: SettingsViewModel

    var body: some View {
        NavigationStack {
            Form {
                if let notice = settings.noticeText { Text(notice) }
                Section {
                    NavigationLink {
                        CatalogsPage(model: settings.catalogs)
                    } label: {
                        Text(strings("settings.catalogs"))
                    }
                }
                SourcesSections(model: settings)
                GeneralSections(model: settings)
                StorageSection(model: settings)
                OfflineSection(model: model.offline)
                Section {
                    NavigationLink {
                        AboutPage(version: model.version, credits: model.credits)
                    } label: {
                        Text(strings("action.about"))
                    }
                }
            }
            .navigationTitle(strings("settings.title"))
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button(strings("action.close"), role: .close) { dismiss() }
                        .accessibilityIdentifier("done")
                }
            }
        }
        .onAppear { settings.appeared() }
    }
}
#endif
