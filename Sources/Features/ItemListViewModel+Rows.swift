public import Catalog
public import ImagePipeline
import L10n
import Library

extension ItemListViewModel {
    /// How many rows are read at once.
    private static let chunk = 50

    /// The row at a 0-based position of the order on screen; its words come later where they are
    /// not known. nil past the end.
    public func row(at position: Int) -> ListRow? {
        guard let ids = rows.value?.ids, ids.indices.contains(position) else { return nil }
        let wasIdle = cache.wanted.isEmpty
        let row = cache.row(ids[position])
        if wasIdle, !cache.wanted.isEmpty { readWanted() }
        return row
    }

    /// The request for a row's picture.
    public func imageRequest(
        for artwork: Artwork,
        fit: ImageRequest.Fit
    ) -> ImageRequest? {
        library.imageRequest(for: artwork, of: descriptor.id, fit: fit)
    }

    /// Reads the rows around the view again: their items may have changed though their order has
    /// not.
    func readAgain() {
        guard let ids = rows.value?.ids else { return }
        let range = visible.lowerBound..<(visible.upperBound + Self.chunk)
        let around = range.clamped(to: ids.indices)
        cache.wanted += ids[around].compactMap(cache.existingRow)
        if !cache.wanted.isEmpty { readWanted() }
    }

    private func readWanted() {
        reading.run(for: self) { model in
            while !model.cache.wanted.isEmpty, !Task.isCancelled {
                let batch = Array(model.cache.wanted.prefix(Self.chunk))
                do throws(CatalogError) {
                    let items = try await model.library.items(batch.map(\.id))
                    let contents = await Self.contents(
                        of: items,
                        template: model.descriptor.row,
                        strings: model.strings
                    )
                    guard !Task.isCancelled else { return }
                    for row in batch where row.content != contents[row.id] {
                        row.content = contents[row.id]
                    }
                    model.cache.wanted.removeFirst(batch.count)
                } catch {
                    model.cache.wanted = []
                    model.router.present(error)
                }
            }
            if let ids = model.rows.value?.ids {
                let near = (model.visible.lowerBound - 500)..<(model.visible.upperBound + 500)
                model.cache.trim(keeping: ids[near.clamped(to: ids.indices)])
            }
        }
    }

    /// Off the main thread: words cost more than the reading.
    @concurrent
    private nonisolated static func contents(
        of items: [Item],
        template: RowTemplate,
        strings: Localizer
    ) async -> [Item.ID: RowContent] {
        let pairs = items.map { ($0.id, RowContent($0, template: template, strings: strings)) }
        return Dictionary(pairs) { first, _ in first }
    }
}
