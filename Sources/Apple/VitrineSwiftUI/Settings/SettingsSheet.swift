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
    @State var path: [Page] = []

    /// A page of the settings.
    enum Page: Hashable {
        case catalogs, about
    }

    var body: some View {
        @Bindable var files = model.files
        NavigationStack(path: $path) {
            Form {
                if let notice = settings.noticeText { Text(notice) }
                Section {
                    NavigationLink(strings("settings.catalogs"), value: Page.catalogs)
                }
                SourcesSections(model: settings)
                GeneralSections(model: settings)
                StorageSection(model: settings)
                LibrarySection(model: settings, files: files)
                OfflineSection(model: model.offline)
                Section {
                    NavigationLink(strings("action.about"), value: Page.about)
                }
            }
            .pageTitle(strings("settings.title"))
            .navigationDestination(for: Page.self) { page in
                switch page {
                case .catalogs: CatalogsPage(model: settings.catalogs)
                case .about: AboutPage(version: model.version, credits: model.credits)
                }
            }
            .navigationDestination(isPresented: $files.isImporting) {
                if let importing = model.files.importing { ImportPage(model: importing) }
            }
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    CloseButton { dismiss() }.accessibilityIdentifier("done")
                }
            }
        }
        .onAppear { settings.appeared() }
    }
}
#endif
