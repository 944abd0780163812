import Features
import GTKSupport
import L10n

/// The settings for images on disk, the library, and lists that are available offline.
@MainActor
final class StoragePage {
    let page: PreferencesPage
    let limit: ComboRow
    let use: ActionRow
    let clear: Button
    let library: LibraryGroup
    let lists: OfflineGroup

    private let model: SettingsViewModel
    private let window: PreferencesWindow
    private let sizes: [Int]

    init(
        model: SettingsViewModel,
        files: MarksFilesModel,
        offline: OfflineViewModel,
        window: PreferencesWindow
    ) {
        self.model = model
        self.window = window
        let strings = model.strings
        let sizes = model.imageCacheSizes
        self.sizes = sizes
        page = PreferencesPage(
            title: strings("settings.storage"),
            icon: "drive-harddisk-symbolic"
        )
        limit = ComboRow(
            title: strings("settings.images.limit"),
            options: sizes.map { model.size($0) },
            chosen: { [weak model] in model?.imageCacheBytes = sizes[$0] }
        )
        use = ActionRow(title: strings("settings.images.use"))
        clear = Button(strings("settings.images.clear"))
        let group = PreferencesGroup(
            title: strings("settings.images"),
            description: strings("settings.images.description")
        )
        group.add(limit)
        use.addSuffix(clear)
        group.add(use)
        page.add(group)
        library = LibraryGroup(model: model, files: files, above: window)
        page.add(library.group)
        lists = OfflineGroup(model: offline, above: window)
        page.add(lists.group)
        clear.on("clicked") { [weak self] in self?.confirmClearing() }
        page.bind { [weak self] in self?.update() }
    }

    private func update() {
        limit.selected = sizes.firstIndex(of: model.settings.imageCacheBytes) ?? 0
        use.subtitle = model.imageUse
        clear.isSensitive = (model.imageBytes ?? 0) > 0
    }

    private func confirmClearing() {
        let strings = model.strings
        AlertDialog.confirm(
            strings("settings.images.confirm"),
            body: strings("settings.images.confirm.text"),
            accept: strings("settings.images.clear-now"),
            cancel: strings("action.cancel"),
            above: window
        ) { [weak model] in model?.imagesCleared() }
    }
}
