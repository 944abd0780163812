public import Catalog

extension Library {
    /// Changes the marks of an item in one transaction; makes no request.
    ///
    /// On return, marks that last are stored; all processes that observe the store see them within a
    /// second.
    ///
    /// - Returns: the changes that undo these, in order; empty if nothing changed.
    /// - Throws: `notFound` if the catalog doesn't exist or doesn't have one of the kinds; `storage`.
    @discardableResult
    public func edit(
        _ edits: [MarkEdit],
        of id: Item.ID
    ) async throws(CatalogError) -> [MarkEdit] {
        let source = try source(of: id.catalog)
        let descriptor = source.provider.descriptor
        guard edits.allSatisfy({ descriptor.has($0.kind) }) else { throw .notFound(message: nil) }
        let isSession =
            descriptor.favorites == .session && edits.allSatisfy { $0.kind == .favorite }
        return try await store.edit(
            edits,
            id.key,
            of: source.scope,
            policy: isSession ? .session : .persistent
        )
    }

    /// Removes a stored mark, also of a catalog or service that isn't connected; does nothing if it
    /// doesn't exist.
    ///
    /// - Throws: `storage`.
    public func remove(_ mark: ExportedMark) async throws(CatalogError) {
        let edit = MarkEdit.remove(mark.mark.kind, day: mark.mark.day)
        _ = try await store.edit([edit], mark.item.id.key, of: mark.scope)
    }

    /// Streams the marks of all items of connected catalogs that have any, each in the realm it is
    /// connected to.
    public func marks() -> Updates<[Item.ID: ItemMarks]> {
        Updates(
            observe: { [store] in Observation(store.changes.signals(for: [.anyMarks])) },
            read: { [store, sources] () async throws(CatalogError) in
                try await store.marks(of: sources.all)
            }
        )
    }

    /// Returns an item's note; nil if it has none.
    ///
    /// - Throws: `notFound` if the catalog doesn't exist; `storage`.
    public func note(of id: Item.ID) async throws(CatalogError) -> String? {
        try await store.note(of: id.key, in: source(of: id.catalog).scope)
    }

    /// Streams an item's note, which is nil while it has none.
    ///
    /// Fails with `notFound` if the catalog doesn't exist.
    public func notes(of id: Item.ID) -> Updates<String?> {
        Updates(
            observe: { [store] in Observation(store.changes.signals(for: [.marks(id.catalog)])) },
            read: { () async throws(CatalogError) in try await self.note(of: id) }
        )
    }

    /// Adds marks from either realm, all or none of them; makes no request.
    ///
    /// The first one is added last, so a favorite at the start becomes the newest. Existing
    /// favorites keep their positions. Of two ratings or notes of one item the newer wins; if
    /// neither is newer, the greater text does, so that the order of imports doesn't matter. A
    /// rating or note without a time is older than any other; other marks are added now. Stored
    /// items remain unchanged, because a service's data is newer than any copy. Marks with an origin
    /// belong to that service, whether or not it is connected.
    ///
    /// - Returns: the marks that were added or changed.
    /// - Throws: `notFound` if a connected catalog doesn't store a mark's kind; `storage`.
    public func add(_ marks: [ExportedMark]) async throws(CatalogError) -> AddedMarks {
        var scoped: [(mark: ExportedMark, scope: Scope)] = []
        let unavailable = try await unavailableScopes()
        for mark in marks {
            let source = sources[mark.item.id.catalog]
            if let source, !source.provider.descriptor.stores(mark.mark.kind) {
                throw .notFound(message: nil)
            }
            let connected = source.map { source in
                source.exportedScopes.first { $0.realm == mark.realm } ?? source.scope
            }
            let known =
                connected
                ?? unavailable.first {
                    $0.catalog == mark.item.id.catalog && $0.realm == mark.realm
                }
            scoped.append((mark, (mark.origin == nil ? known : nil) ?? mark.scope))
        }
        return try await store.add(scoped)
    }

    /// Emits a catalog's items with a kind of mark, in the order of their list, and again after each
    /// change.
    ///
    /// A change is a mark being added or removed, or an item being stored again. Empty if the
    /// catalog doesn't have the kind. Fails with `notFound` if the catalog doesn't exist.
    public func items(
        marked kind: MarkKind,
        observedIn catalog: CatalogID
    ) -> Updates<[Item]> {
        Updates(
            observe: { [store] in
                Observation(store.changes.signals(for: [.marks(catalog), .items(catalog)]))
            },
            read: { () async throws(CatalogError) in
                try await self.store.items(marked: kind, of: self.source(of: catalog))
            }
        )
    }

    /// Returns all stored marks of some kinds: those of connected catalogs from both realms, in the
    /// order of their lists and kind by kind within each realm, then those of catalogs that are off,
    /// removed or damaged, or that have another service now, in the order of their ids.
    ///
    /// - Throws: `storage`.
    public func exportedMarks(
        _ kinds: [MarkKind] = MarkKind.allCases
    ) async throws(CatalogError) -> [ExportedMark] {
        try await store.exported(kinds, of: connectedScopes + unavailableScopes())
    }

    /// Returns the stored marks of some kinds of one catalog, or of all: those of connected catalogs
    /// from the realm that each is connected to, then those of catalogs that aren't available.
    ///
    /// - Throws: `storage`.
    public func currentMarks(
        _ kinds: [MarkKind] = MarkKind.allCases,
        in catalog: CatalogID? = nil
    ) async throws(CatalogError) -> [ExportedMark] {
        let scopes = try await sources.all.map(\.scope) + unavailableScopes()
        return try await store.exported(
            kinds,
            of: scopes.filter { catalog == nil || $0.catalog == catalog }
        )
    }

    /// Whether a mark belongs to a connected catalog and its service.
    public func isAvailable(_ mark: ExportedMark) -> Bool {
        sources[mark.item.id.catalog]?.exportedScopes.contains(mark.scope) ?? false
    }

    private var connectedScopes: [Scope] {
        sources.all.filter { MarkKind.allCases.contains(where: $0.provider.descriptor.stores) }
            .flatMap(\.exportedScopes)
    }

    func unavailableScopes() async throws(CatalogError) -> [Scope] {
        let connected = Set(connectedScopes)
        return try await store.markedScopes().filter { !connected.contains($0) }
    }

    /// Streams the favorites of all connected catalogs, each in the realm it is connected to.
    public func favorites() -> Updates<Set<Item.ID>> {
        Updates(
            observe: { [store] in Observation(store.changes.signals(for: [.anyMarks])) },
            read: { [store, sources] () async throws(CatalogError) in
                Set(try await store.marks(of: sources.all).filter(\.value.isFavorite).keys)
            }
        )
    }
}

/// A stored mark with its item and realm, as it appears in exports.
public struct ExportedMark: Hashable, Sendable {
    /// The stored item.
    public let item: Item
    /// The mark; a favorite by default.
    public let mark: Mark
    /// When the mark was added or its value last changed, in seconds since 1970; nil if unknown.
    public let seconds: Double?
    /// The mark's realm; marks from both realms remain stored, whichever is connected.
    public let realm: Realm
    /// The scheme, host and port of the service if the user added the catalog; nil otherwise.
    public let origin: String?

    /// Creates a mark, by default a favorite without a time and an origin; doesn't store it.
    public init(
        _ item: Item,
        _ mark: Mark = .favorite,
        seconds: Double? = nil,
        realm: Realm,
        origin: String? = nil
    ) {
        self.item = item
        self.mark = mark
        self.seconds = seconds
        self.realm = realm
        self.origin = origin
    }

    var scope: Scope { Scope(catalog: item.id.catalog, realm: realm, origin: origin) }
}
