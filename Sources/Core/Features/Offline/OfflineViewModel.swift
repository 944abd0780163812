public import Catalog
public import L10n
public import Library
public import Observation

/// The lists in all catalogs that are available offline or being downloaded.
///
/// The library stores and downloads the lists; this model formats their state and passes on the
/// user's actions.
@MainActor
@Observable
public final class OfflineViewModel {
    /// A message that a list has become available offline.
    public struct Notice: Hashable, Sendable {
        /// The message's number in this run, starting at 1.
        public let number: Int
        /// The message.
        public let text: String
    }

    /// The catalog whose lists are on screen, or nil.
    public private(set) var catalog: CatalogDescriptor?
    /// The list that most recently became available in this run, or nil.
    public private(set) var notice: Notice?
    /// The offline lists, in the order the user requested them; nil until they have been read.
    private(set) var lists: [OfflineList]?
    /// The estimated sizes of lists that aren't available.
    private(set) var estimates: [OfflineList.ID: LoadState<OfflineEstimate>] = [:]

    /// All text shown to the user.
    public let strings: Localizer
    @ObservationIgnored let library: Library
    @ObservationIgnored private let router: Router
    @ObservationIgnored private let notifications: SystemNotifications
    @ObservationIgnored private var pixelWidths: [Int] = []
    @ObservationIgnored private let following = TaskSlot()
    @ObservationIgnored private var isFollowing = false
    @ObservationIgnored private let working = TaskSlot()
    @ObservationIgnored private var estimating: [OfflineList.ID: TaskSlot] = [:]
    /// The task for the last user action; each waits for the previous one.
    @ObservationIgnored private(set) var acting: Task<Void, Never>?

    init(dependencies: AppDependencies) {
        library = dependencies.library
        router = dependencies.router
        notifications = dependencies.notifications
        strings = dependencies.strings
    }

    /// Starts following the stored lists on the first call.
    private func follow() {
        guard !isFollowing else { return }
        isFollowing = true
        following.follow(library.offlineLists(), for: self) { model, result in
            // Lists that can't be read don't appear as available; each one's page reports the
            // error.
            if case .success(let lists) = result { model.changed(to: lists) }
        }
    }

    /// Starts downloading the lists that should be available, for as long as the model exists.
    ///
    /// - Parameter pixelWidths: the widths of picture views, in device pixels.
    public func started(pixelWidths: [Int]) {
        self.pixelWidths = pixelWidths
        follow()
        let work = { @Sendable [library] in
            await library.downloadForOffline(pixelWidths: pixelWidths)
        }
        working.run(for: self, work) { _, _ in }
    }

    /// Shows a catalog's lists; does nothing if none of them can be made available offline.
    public func opened(_ catalog: CatalogDescriptor) {
        guard !catalog.offlineLists.isEmpty else { return }
        self.catalog = catalog
        follow()
        for list in catalog.offlineLists { estimate(OfflineList.ID(catalog.id, list.id)) }
    }

    /// Releases the estimates after the lists disappear.
    public func closed() {
        catalog = nil
        estimating = [:]
    }

    /// Performs an action on a list.
    public func tapped(_ action: OfflineAction, _ id: OfflineList.ID) {
        let wasWhole = lists?.first { $0.id == id }?.finishedAt != nil
        act { library throws(CatalogError) in
            switch action {
            case .start, .resume, .retry: try await library.makeAvailableOffline(id)
            case .pause: try await library.pauseOffline(id)
            case .refresh: try await library.refreshOffline(id)
            case .cancel where wasWhole: try await library.endOfflineRefresh(id)
            case .cancel, .remove: try await library.removeOffline(id)
            }
        }
        if action.isDestructive, !wasWhole || action == .remove { estimate(id) }
    }

    /// Requests all lists on screen that aren't available.
    public func allTapped() {
        for row in rows { if row.actions.first == .start { tapped(.start, row.id) } }
    }

    /// Drops the estimates of catalogs whose source changed.
    func sourcesChanged(_ changed: Set<CatalogID>) {
        estimates = estimates.filter { !changed.contains($0.key.catalog) }
    }

    private func changed(to new: [OfflineList]) {
        let before = lists
        lists = new
        for list in new where list.activity == .available {
            guard let before else { continue }
            let old = before.first { $0.id == list.id }
            guard old?.activity != .available, old?.finishedAt != list.finishedAt else { continue }
            let text = strings("offline.notice", title(of: list.id, isAlone: false))
            notice = Notice(number: (notice?.number ?? 0) + 1, text: text)
            guard let catalog = library.catalogs.first(where: { $0.id == list.id.catalog }) else {
                continue
            }
            notifications.becameAvailable(list.id, of: catalog, words: text)
        }
    }

    private func estimate(_ id: OfflineList.ID) {
        let slot = estimating[id] ?? TaskSlot()
        estimating[id] = slot
        estimates[id] = .loading(previous: estimates[id]?.value)
        let estimate = { @Sendable [library, pixelWidths] () async throws(CatalogError) in
            try await library.offlineEstimate(of: id, pixelWidths: pixelWidths)
        }
        slot.run(for: self, estimate) { model, result in
            switch result {
            case .success(let estimate): model.estimates[id] = .loaded(estimate)
            case .failure(let error): model.estimates[id] = .failed(error, previous: nil)
            }
        }
    }

    private func act(_ body: @escaping @Sendable (Library) async throws(CatalogError) -> Void) {
        acting = Task { [library, router, acting] in
            await acting?.value
            do throws(CatalogError) {
                try await body(library)
            } catch {
                router.present(error)
            }
        }
    }
}
