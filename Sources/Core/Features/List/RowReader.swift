import Catalog
import L10n
import Library

/// Rows by item, read from the store in batches as they are wanted.
@MainActor
final class RowReader {
    /// How many rows are read at once.
    static let chunk = 50
    /// How many rows are read before their order is shown: as many as the first frame has room for.
    private static let prepared = 24
    /// How many rows above and below the visible ones stay cached: at least as many as GTK has
    /// cells.
    private static let margin = 500

    /// The order on screen and the 0-based range of it that is visible.
    var place: @MainActor () -> (ids: [Item.ID], visible: Range<Int>) = { ([], 0..<0) }
    /// The list that is shown; nil for results.
    var list: @MainActor () -> ListDescriptor? = { nil }
    /// Reading failed.
    var failed: @MainActor (CatalogError) -> Void = { _ in }

    private let library: Library
    private let descriptor: CatalogDescriptor
    private let strings: Localizer
    private let reading = TaskSlot()
    private var cache = RowCache()

    init(library: Library, descriptor: CatalogDescriptor, strings: Localizer) {
        self.library = library
        self.descriptor = descriptor
        self.strings = strings
    }

    /// The row of an item, always the same one while it is cached; its content arrives later.
    func row(_ id: Item.ID) -> ListRow {
        let wasIdle = cache.wanted.isEmpty
        let row = cache.row(id)
        if wasIdle, !cache.wanted.isEmpty { readWanted() }
        return row
    }

    /// Reads the first rows of an order that is about to be shown, so that they come with their
    /// content.
    ///
    /// Where that fails they are read again when they are shown, which reports it.
    func prepare(_ ids: [Item.ID]) async {
        let missing = ids.prefix(Self.prepared).filter { cache[$0]?.content == nil }
        guard !missing.isEmpty else { return }
        let contents = try? await Self.contents(of: missing, by: format(ids), in: library)
        guard let contents, !Task.isCancelled else { return }
        cache.trim(keeping: self.ids(margin: Self.margin))
        for id in missing { cache.fill(id, contents[id]) }
    }

    /// Reads all rows again, the visible ones first: their items have changed.
    func readAgain() {
        cache.wantAll(first: ids(margin: 0))
        if !cache.wanted.isEmpty { readWanted() }
    }

    private func ids(margin: Int) -> ArraySlice<Item.ID> {
        let (ids, visible) = place()
        let wide = (visible.lowerBound - margin)..<(visible.upperBound + margin)
        return ids[wide.clamped(to: ids.indices)]
    }

    private func readWanted() {
        // The batch is taken when the task runs: by then GTK has requested the rows of all its
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
                by: format(place().ids),
                in: library
            )
            guard !Task.isCancelled else { return }
            for row in batch where row.content != contents[row.id] {
                row.content = contents[row.id]
            }
            cache.wereRead(batch.count)
        } catch {
            guard !Task.isCancelled else { return }
            cache.giveUp()
            failed(error)
        }
    }

    /// What rows are formatted by.
    private struct Format: Sendable {
        let descriptor: CatalogDescriptor
        let list: ListDescriptor?
        let ranks: [Item.ID: Int]
        let strings: Localizer
    }

    /// `ids` is the order that ranks are counted in.
    private func format(_ ids: [Item.ID]) -> Format {
        let list = list()
        let ranks =
            list?.rankedBy == nil
            ? [:] : Dictionary(zip(ids, 1...)) { first, _ in first }
        return Format(descriptor: descriptor, list: list, ranks: ranks, strings: strings)
    }

    /// Off the main thread: formatting takes longer than reading.
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
