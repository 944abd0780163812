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
    /// The pages that are open above the first one.
    @Binding var path: [PresentationState.SettingsPage]

    var body: some View {
        @Bindable var files = model.files
        NavigationStack(path: $path) {
            Form {
                if let notice = settings.noticeText { Text(notice) }
                Section {
                    link("settings.catalogs", to: .catalogs)
                }
                SourcesSections(model: settings)
                GeneralSections(model: settings)
                StorageSection(model: settings)
                LibrarySection(model: settings, files: files)
                OfflineSection(model: model.offline)
                Section {
                    link("action.about", to: .about)
                }
            }
            .pageTitle(strings("settings.title"))
            .navigationDestination(for: PresentationState.SettingsPage.self) { page in
                switch page {
                case .catalogs: CatalogsPage(model: settings.catalogs)
                case .about: AboutPage(version: model.version, credits: model.credits)
                }
            }
            .navigationDestination(isPresented: $files.isImporting) {
                if let importing = model.files.importing {
                    ImportPage(model: importing) { model.files.undoTapped() }
                }
            }
            .toolbar { CloseItem { dismiss() } }
        }
        .onAppear { settings.appeared() }
    }

    private func link(_ title: String, to page: PresentationState.SettingsPage) -> some View {
        NavigationLink(strings(title), value: page)
    }
}
#endif
