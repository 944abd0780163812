public import Catalog
public import Foundation
public import L10n
public import Observation

/// The page of all catalogs in the settings: turns them on and off, and adds and removes the
/// user's.
@MainActor
@Observable
public final class CatalogsViewModel {
    /// All catalogs in display order; empty until they have been read.
    public private(set) var rows: [Row] = []
    /// The examples that aren't added.
    public private(set) var examples: [Example] = []
    /// The catalog of the file that the user chose; nil closes it without adding anything.
    public var preview: CatalogPreviewModel?
    /// The result of adding or removing a catalog.
    public private(set) var status = SettingsStatus.idle
    /// The result of saving each catalog's key.
    public internal(set) var keyStatus: [CatalogID: SettingsStatus] = [:]
    /// The paths of the folders with the user's files: theirs, and those that its links lead to.
    public private(set) var watchedFolders: Set<String> = []
    /// Where the address of a list is entered, which a catalog is made from.
    public let address: CatalogAddressModel
    /// All text shown to the user.
    public let strings: Localizer

    @ObservationIgnored private(set) weak var settings: SettingsViewModel?
    @ObservationIgnored let service: any SettingsService
    @ObservationIgnored private var entries: [CatalogEntry] = []
    @ObservationIgnored private let reading = TaskSlot()
    @ObservationIgnored private let changing = TaskSlot()
    @ObservationIgnored var keying: [CatalogID: TaskSlot] = [:]

    init(settings: SettingsViewModel) {
        self.settings = settings
        service = settings.service
        strings = settings.strings
        address = CatalogAddressModel(settings.service, strings)
        watch(settings.facts.linkedCatalogFolders)
        address.made = { [weak self] draft in
            self?.check(.text(draft.file)) { $0.showPreview(of: $1, from: $2, draft) }
        }
    }

    private func watch(_ linkedFolders: Set<String>) {
        watchedFolders = linkedFolders
        if let folder = settings?.facts.catalogFolder { watchedFolders.insert(folder) }
    }

    // MARK: User actions

    /// Handles the page appearing on screen.
    public func appeared() {
        if status != .working { status = .idle }
        read()
    }

    /// Whether there is a ``preview``; false closes it.
    public var hasPreview: Bool {
        get { preview != nil }
        set { if !newValue { preview = nil } }
    }

    /// Whether a catalog is shown.
    public subscript(isOn catalog: CatalogID) -> Bool {
        get { rows.first { $0.catalog == catalog }?.isOn ?? false }
        set { switched(catalog, isOn: newValue) }
    }

    /// Turns a catalog on or off; its stored data remains.
    public func switched(_ catalog: CatalogID, isOn: Bool) {
        guard let row = rows.first(where: { $0.catalog == catalog }), row.canSwitch,
            row.isOn != isOn
        else { return }
        if !isOn { settings?.app?.close(catalog) }
        settings?.change(affecting: [catalog]) { $0[isOff: catalog] = !isOn }
        update()
    }

    /// Whether the search across all catalogs asks the service of an added catalog.
    public subscript(asksEverywhere catalog: CatalogID) -> Bool {
        get { settings?.settings[asksEverywhere: catalog] == true }
        set { settings?.change { $0[asksEverywhere: catalog] = newValue } }
    }

    /// Reports that no file could be chosen, with the system's reason.
    public func choosingFailed(_ reason: String) { status = .message(reason, isGood: false) }

    /// Shows the ``preview`` of the catalog that a file describes, or the file's mistakes.
    public func fileChosen(_ file: URL) {
        check(.file(file)) { $0.showPreview(of: $1, from: $2) }
    }

    /// Adds the catalog of the ``preview`` in place of the files that it replaces, and shows it; the
    /// preview stays open if an answer to its questions is wrong.
    public func previewAccepted() {
        preview?.answer { [weak self] preview in
            guard let self, preview === self.preview else { return }
            self.preview = nil
            add(preview.source, replacing: preview.replacesFiles, preview.draft)
        }
    }

    /// Adds one of the ``examples``, and shows it; shows its ``preview`` if it replaces a file or has
    /// questions.
    public func exampleTapped(_ catalog: CatalogID) {
        check(.example(catalog)) { model, entry, source in
            if entry.replaced.isEmpty, entry.asked.isEmpty {
                model.add(source, replacing: false)
            } else {
                model.showPreview(of: entry, from: source)
            }
        }
    }

    /// Reports that the system has no editor for a catalog's file.
    public func editingFailed(_ file: URL) {
        status = .message(strings("settings.catalogs.no-editor", file.path), isGood: false)
    }

    /// Shows the catalogs as their files now describe them, because files were edited.
    public func filesChanged() { read() }

    /// Removes a catalog that the user added, and its stored items and favorites if wanted.
    public func removed(_ catalog: CatalogID, deletingData: Bool) {
        guard let row = rows.first(where: { $0.catalog == catalog }), row.isRemovable else {
            return
        }
        status = .working
        settings?.app?.close(catalog)
        let remove = { @Sendable [service] () async throws(CatalogRemovalError) in
            try await service.remove(catalog, deletingData: deletingData)
        }
        changing.run(for: self, remove) { model, result in
            switch result {
            case .success:
                model.status = .message(
                    model.strings("settings.catalogs.removed", row.title),
                    isGood: true
                )
                model.settings?.change(affecting: [catalog]) {
                    $0[isOff: catalog] = false
                    $0[asksEverywhere: catalog] = false
                }
                model.read()
            case .failure(let failure):
                model.status = .message(model.words(for: failure), isGood: false)
                model.settings?.apply(affecting: [catalog])
                model.read()
            }
        }
    }

    /// Removes a file that can't be used; stored items and favorites of its catalog remain.
    public func fileRemoved(_ file: URL) {
        status = .working
        let remove = { @Sendable [service] () async throws(ManifestError) in
            try await service.remove(file)
        }
        changing.run(for: self, remove) { model, result in
            switch result {
            case .success:
                let text = model.strings("settings.catalogs.removed", file.lastPathComponent)
                model.status = .message(text, isGood: true)
            case .failure(let error): model.show(error)
            }
            model.read()
        }
    }
}

extension CatalogsViewModel {
    /// Reads the files, and applies what changed in them.
    private func read() {
        reading.run(for: self, service.readCatalogs) { model, result in
            guard case .success(let reading) = result else { return }
            model.entries = reading.entries
            model.watch(CatalogEntry.linkedFolders(of: reading.entries))
            model.examples = reading.examples.compactMap { model.example($0) }
            let changed = reading.changed
            let kept = Set(reading.entries.compactMap { $0.descriptor?.id })
            for catalog in changed.subtracting(kept) { model.settings?.app?.close(catalog) }
            if !changed.isEmpty { model.settings?.apply(affecting: changed) }
            model.update()
            for row in model.rows where row.needsKey { model.readKey(of: row) }
        }
    }

    private func update() {
        let onCount = entries.count(where: isOn)
        rows = entries.map { row(of: $0, onCount: onCount) }
    }

    private func isOn(_ entry: CatalogEntry) -> Bool {
        guard let catalog = entry.descriptor?.id else { return false }
        return settings?.settings[isOff: catalog] != true
    }

    private func row(of entry: CatalogEntry, onCount: Int) -> Row {
        let catalog = entry.descriptor?.id
        let isOn = isOn(entry)
        let issues = entry.issues
        let service = entry.service?.shownHost ?? strings("settings.catalogs.built-in")
        return Row(
            id: catalog?.rawValue ?? entry.file?.path ?? "",
            catalog: catalog,
            title: entry.descriptor.map { strings.caption($0.title) }
                ?? entry.file?.lastPathComponent ?? "",
            detail: issues.isEmpty ? service : issues.map(strings.text).joined(separator: "\n"),
            isOn: isOn,
            canSwitch: catalog != nil && !(isOn && onCount == 1),
            // The folder itself if it can't be read.
            isRemovable: entry.file?.hasDirectoryPath == false,
            file: entry.file,
            mistake: issues.first { !$0.isWarning }.map(strings.text),
            needsKey: entry.needsKey,
            canAskEverywhere: entry.descriptor?.everywhere == .askedIfWanted
        )
    }

    /// Reads a manifest, and continues unless it has mistakes.
    private func check(
        _ source: ManifestSource,
        then act: @escaping @MainActor (CatalogsViewModel, CatalogEntry, ManifestSource) -> Void
    ) {
        status = .working
        let check = { @Sendable [service] () async throws(ManifestError) in
            try await service.check(source)
        }
        changing.run(for: self, check) { model, result in
            switch result {
            case .success(let entry): act(model, entry, source)
            case .failure(let error): model.show(error)
            }
        }
    }

    private func showPreview(
        of entry: CatalogEntry,
        from source: ManifestSource,
        _ draft: CatalogDraft? = nil
    ) {
        guard let descriptor = entry.descriptor else { return }
        status = .idle
        let preview = CatalogPreviewModel(
            descriptor,
            entry,
            from: source,
            draft,
            service: service,
            strings: strings
        )
        self.preview = preview
        preview.load()
    }

    private func add(
        _ source: ManifestSource,
        replacing: Bool,
        _ draft: CatalogDraft? = nil
    ) {
        status = .working
        let add = { @Sendable [service] () async throws(CatalogAdditionError) in
            try await service.add(source, replacing: replacing)
        }
        changing.run(for: self, add) { model, result in
            switch result {
            case .success(let entry): model.added(entry, draft)
            case .failure(.manifest(let error)): model.show(error)
            // The file appeared after the preview.
            case .failure(.exists(let entry)): model.showPreview(of: entry, from: source, draft)
            case .failure(.unwritable(let folder, let code)):
                let text = model.strings.unwritable(folder.path, code: code)
                model.status = .message(text, isGood: false)
            }
        }
    }

    private func show(_ error: ManifestError) {
        let texts = error.issues.map(strings.text)
        status = .message(texts.joined(separator: "\n"), isGood: false)
    }

    private func added(_ entry: CatalogEntry, _ draft: CatalogDraft?) {
        guard let descriptor = entry.descriptor else { return }
        let title = strings.caption(descriptor.title)
        status = .message(strings("settings.catalogs.added", title), isGood: true)
        // It may have another service than an earlier catalog with this id.
        self[asksEverywhere: descriptor.id] = false
        read()
        guard let key = draft?.key else {
            if draft != nil { address.text = "" }
            settings?.apply(affecting: [descriptor.id])
            return
        }
        // The first request needs the key.
        keep(key, of: descriptor.id) { model, isSaved in
            if isSaved { model.address.text = "" }
            model.settings?.apply(affecting: [descriptor.id])
        }
    }
}
