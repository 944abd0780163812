public import Catalog
public import L10n
public import Library
public import Observation

/// The lists that are available offline or are becoming so, of all catalogs.
///
/// The library knows what is there; this says it, and asks for the work to be done.
@MainActor
@Observable
public final class OfflineViewModel {
    /// That a list has become available.
    public struct Notice: Hashable, Sendable {
        /// Which one of the run, from 1 on.
        public let number: Int
        /// What is said.
        public let text: String
    }

    /// The catalog whose lists are on screen; nil if none are.
    public private(set) var catalog: CatalogDescriptor?
    /// The latest list that has become available in this run; nil if none has.
    public private(set) var notice: Notice?
    /// In the order in which they were asked for; nil until they have been read.
    private(set) var lists: [OfflineList]?
    /// What lists will take that are not available.
    private(set) var estimates: [OfflineList.ID: LoadState<OfflineEstimate>] = [:]

    /// Every text shown to the user.
    public let strings: Localizer
    @ObservationIgnored let library: Library
    @ObservationIgnored private let router: Router
    @ObservationIgnored private let notices: Notices
    @ObservationIgnored private var pixelWidths: [Int] = []
    @ObservationIgnored private let following = TaskSlot()
    @ObservationIgnored private var isFollowing = false
    @ObservationIgnored private let working = TaskSlot()
    @ObservationIgnored private var estimating: [OfflineList.ID: TaskSlot] = [:]
    /// The last of the user's acts; each waits for the one before.
    @ObservationIgnored private(set) var acting: Task<Void, Never>?

    init(parts: AppParts) {
        library = parts.library
        router = parts.router
        notices = parts.notices
        strings = parts.strings
    }

    /// Reads the store from the first call on.
    private func follow() {
        guard !isFollowing else { return }
        isFollowing = true
        following.follow(library.offlineLists(), for: self) { model, result in
            // Lists that cannot be read are not shown as available; the page of each says why.
            if case .success(let lists) = result { model.changed(to: lists) }
        }
    }

    /// The app has started: what is to be available is fetched, as long as this exists.
    ///
    /// `pixelWidths` are those of the places for pictures, in device pixels.
    public func started(pixelWidths: [Int]) {
        self.pixelWidths = pixelWidths
        follow()
        let work = { @Sendable [library] in await library.keepOffline(pixelWidths: pixelWidths) }
        working.run(for: self, work) { _, _ in }
    }

    /// The system reports a network: what waits for a service tries again.
    public func networkCameBack() {
        library.retryOffline()
    }

    /// The user wants to see a catalog's lists; does nothing where none can be available offline.
    public func opened(_ catalog: CatalogDescriptor) {
        guard !catalog.offlineLists.isEmpty else { return }
        self.catalog = catalog
        follow()
        for list in catalog.offlineLists { estimate(OfflineList.ID(catalog.id, list.id)) }
    }

    /// The lists are no longer on screen.
    public func closed() {
        catalog = nil
        estimating = [:]
    }

    /// The user did something with a list.
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

    /// The user wants every list on screen to be available.
    public func allTapped() {
        for row in rows { if row.actions.first == .start { tapped(.start, row.id) } }
    }

    /// Catalogs have other sources: what their lists will take is no longer known.
    func sourcesChanged(_ changed: Set<CatalogID>) {
        estimates = estimates.filter { !changed.contains($0.key.catalog) }
    }

    private func changed(to new: [OfflineList]) {
        let before = lists
        lists = new
        for list in new where list.activity == .kept {
            guard let before else { continue }
            let old = before.first { $0.id == list.id }
            guard old?.activity != .kept, old?.finishedAt != list.finishedAt else { continue }
            let text = strings("offline.notice", title(of: list.id, isAlone: false))
            notice = Notice(number: (notice?.number ?? 0) + 1, text: text)
            guard let catalog = library.catalogs.first(where: { $0.id == list.id.catalog }) else {
                continue
            }
            notices.becameAvailable(list.id, of: catalog, words: text)
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
