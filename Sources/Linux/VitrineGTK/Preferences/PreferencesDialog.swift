import Catalog
package import Features
package import GTKSupport
import L10n

/// The settings window.
///
///     PreferencesWindow
///     ├── GeneralPage: appearance, motion, startup, languages
///     ├── CatalogsPage: which catalogs are shown, and the user's own
///     ├── SourcesPage: the catalogs' sources, the key, the proxy
///     └── StoragePage: images on disk, the library, lists that are available offline
@MainActor
package final class PreferencesDialog {
    /// The window itself.
    package let window: PreferencesWindow
    let general: GeneralPage
    let catalogs: CatalogsPage
    let sources: SourcesPage
    let storage: StoragePage

    init(
        model: SettingsViewModel,
        files: MarksFilesModel,
        offline: OfflineViewModel,
        images: TexturePipeline
    ) {
        let strings = model.strings
        window = PreferencesWindow(title: strings("settings.title"))
        general = GeneralPage(model: model)
        catalogs = CatalogsPage(model: model.catalogs, window: window, images: images)
        sources = SourcesPage(model: model)
        storage = StoragePage(model: model, files: files, offline: offline, window: window)
        window.add(general.page)
        window.add(catalogs.page)
        window.add(sources.page)
        window.add(storage.page)
        model.appeared()
        files.appeared()
    }

    /// Focuses the field for a catalog's key.
    func focusKey(of catalog: CatalogID?, on page: SettingsPage) {
        guard !window.isClosed else { return }
        if page == .sources { sources.key.entry.focus() } else { catalogs.focusKey(of: catalog) }
    }

    /// Selects a page.
    package func show(_ place: SettingsPage) {
        switch place {
        case .general: window.show(general.page)
        case .catalogs: window.show(catalogs.page)
        case .sources: window.show(sources.page)
        case .storage: window.show(storage.page)
        }
    }
}
