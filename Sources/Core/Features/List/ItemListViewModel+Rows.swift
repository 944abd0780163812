public import Catalog
public import ImagePipeline
import L10n
import Library

extension ItemListViewModel {
    /// How many rows are read from the store at once.
    static let chunk = 50
    /// How many rows above and below the visible ones stay cached: at least as many as GTK has
    /// cells.
    private static let margin = 500

    /// The row at a 0-based position of the order on screen; nil past the end.
    ///
    /// Its content arrives later if it is not cached.
    public func row(at position: Int) -> ListRow? {
        guard let ids = rows.value?.ids, ids.indices.contains(position) else { return nil }
        let wasIdle = cache.wanted.isEmpty
        let row = cache.row(ids[position])
        if wasIdle, !cache.wanted.isEmpty { readWanted() }
        return row
    }

    /// Nil if the picture's path is invalid.
    public func imageRequest(
        for artwork: Artwork,
        fit: ImageRequest.Fit
    ) -> ImageRequest? {
        library.imageRequest(for: artwork, of: descriptor.id, fit: fit)
    }

    /// Reads all rows again, the visible ones first: their items have changed.
    func readAgain() {
        cache.wantAll(first: ids(around: visible, margin: 0))
        if !cache.wanted.isEmpty { readWanted() }
    }
}

extension ItemListViewModel {
    private func ids(around range: Range<Int>, margin: Int) -> ArraySlice<Item.ID> {
        let wide = (range.lowerBound - margin)..<(range.upperBound + margin)
        return ids[wide.clamped(to: ids.indices)]
    }

    private func readWanted() {
        // The batch is taken when the task runs: by then GTK has requested the rows of all its
        // cells.
        reading.run(for: self) { model in
            while !model.cache.wanted.isEmpty, !Task.isCancelled {
                await model.readBatch()
            }
            guard !Task.isCancelled else { return }
            model.cache.trim(keeping: model.ids(around: model.visible, margin: Self.margin))
        }
    }

    private func readBatch() async {
        let batch = Array(cache.wanted.prefix(Self.chunk))
        do throws(CatalogError) {
            let contents = try await Self.contents(
                of: batch.map(\.id),
                in: library,
                descriptor: descriptor,
                strings: strings
            )
            guard !Task.isCancelled else { return }
            for row in batch where row.content != contents[row.id] {
                row.content = contents[row.id]
            }
            cache.wereRead(batch.count)
        } catch {
            guard !Task.isCancelled else { return }
            cache.giveUp()
            router.present(error)
        }
    }

    /// Off the main thread: formatting takes longer than reading.
    @concurrent
    private nonisolated static func contents(
        of ids: [Item.ID],
        in library: Library,
        descriptor: CatalogDescriptor,
        strings: Localizer
    ) async throws(CatalogError) -> [Item.ID: RowContent] {
        let items = try await library.items(ids)
        let pairs = items.map { ($0.id, RowContent($0, descriptor: descriptor, strings: strings)) }
        return Dictionary(pairs) { first, _ in first }
    }
}
