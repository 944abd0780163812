import Catalog
import L10n
import Library

/// Rows by item, read from the store in batches on demand.
@MainActor
final class RowReader {
    /// How many rows are read in one batch.
    static let chunk = 50
    /// How many rows are read before their order is shown: as many as fit into the first frame.
    private static let prepared = 24
    /// How many rows above and below the visible ones stay cached: at least as many as GTK has
    /// cells.
    private static let margin = 500

    /// What the list shows.
    struct Place {
        /// The order of the rows.
        var ids: [Item.ID] = []
        /// The 0-based range of visible rows.
        var visible = 0..<0
        /// Nil for search results.
        var list: ListDescriptor?
    }

    var place: Place

    private let library: Library
    private let descriptor: CatalogDescriptor
    private let strings: Localizer
    private let router: Router
    private let reading = TaskSlot()
    private var cache = RowCache()

    /// Creates a reader that presents errors with `router`.
    init(
        library: Library,
        descriptor: CatalogDescriptor,
        strings: Localizer,
        router: Router,
        place: Place
    ) {
        self.library = library
        self.descriptor = descriptor
        self.strings = strings
        self.router = router
        self.place = place
    }

    /// Returns an item's row, always the same object while it is cached; its content arrives later.
    func row(_ id: Item.ID) -> ListRow {
        let wasIdle = cache.wanted.isEmpty
        let row = cache.row(id)
        if wasIdle, !cache.wanted.isEmpty { readWanted() }
        return row
    }

    /// Reads an order's first rows before it is shown, so that they appear with their content.
    ///
    /// After a failure, the rows are read again when they are shown, and any error is reported
    /// then.
    func prepare(_ ids: [Item.ID]) async {
        let missing = ids.prefix(Self.prepared).filter { cache[$0]?.content == nil }
        guard !missing.isEmpty else { return }
        let contents = try? await Self.contents(of: missing, by: format(ids), in: library)
        guard let contents, !Task.isCancelled else { return }
        cache.trim(keeping: self.ids(margin: Self.margin))
        for id in missing { cache.fill(id, contents[id]) }
    }

    /// Reads all rows again, the visible ones first, because their items have changed.
    func readAgain() {
        cache.wantAll(first: ids(margin: 0))
        if !cache.wanted.isEmpty { readWanted() }
    }

    private func ids(margin: Int) -> ArraySlice<Item.ID> {
        let visible = place.visible
        let wide = (visible.lowerBound - margin)..<(visible.upperBound + margin)
        return place.ids[wide.clamped(to: place.ids.indices)]
    }

    private func readWanted() {
        // The batch is chosen when the task runs; by then GTK has requested the rows for all its
        // cells.
        reading.run(for: self) { reader in
            while !reader.cache.wanted.isEmpty, !Task.isCancelled {
                await reader.readBatch()
            }
            guard !Task.isCancelled else { return }
            reader.cache.trim(keeping: reader.ids(margin: Self.margin))
        }
    }

    private func readBatch() async {
        let batch = Array(cache.wanted.prefix(Self.chunk))
        do throws(CatalogError) {
            let contents = try await Self.contents(
                of: batch.map(\.id),
                by: format(place.ids),
                in: library
            )
            guard !Task.isCancelled else { return }
            for row in batch where row.content != contents[row.id] {
                row.content = contents[row.id]
            }
            cache.wereRead(batch.count)
        } catch {
            guard !Task.isCancelled else { return }
            cache.readFailed()
            router.present(error)
        }
    }

    /// Everything the rows' text depends on.
    private struct Format: Sendable {
        let descriptor: CatalogDescriptor
        let list: ListDescriptor?
        let ranks: [Item.ID: Int]
        let strings: Localizer
    }

    /// Creates a format; ranks are positions in `ids`.
    private func format(_ ids: [Item.ID]) -> Format {
        let ranks =
            place.list?.rankedBy == nil
            ? [:] : Dictionary(zip(ids, 1...)) { first, _ in first }
        return Format(descriptor: descriptor, list: place.list, ranks: ranks, strings: strings)
    }

    /// Reads and formats rows off the main thread because formatting takes longer than reading.
    @concurrent
    private nonisolated static func contents(
        of ids: [Item.ID],
        by format: Format,
        in library: Library
    ) async throws(CatalogError) -> [Item.ID: RowContent] {
        let items = try await library.items(ids)
        let pairs = items.map { item in
            let content = RowContent(
                item,
                descriptor: format.descriptor,
                list: format.list,
                rank: format.ranks[item.id],
                strings: format.strings
            )
            return (item.id, content)
        }
        return Dictionary(pairs) { first, _ in first }
    }
}
