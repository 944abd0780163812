/// Tries a catalog with its service: the requests that a user's clicks would cause.
public struct CatalogTrial: Sendable {
    /// What is tried, in this order.
    public enum Part: String, CaseIterable, Hashable, Sendable {
        case rows, nextPage, search, emptySearch, details, picture
    }

    /// The result of one part, or of one place.
    public enum Finding: Hashable, Sendable {
        /// Page one of the first list arrived.
        case rows(CatalogSample)
        /// A place of the file has no usable value in some of page one's `rows`, or in details.
        case gap(ManifestGap, rows: Int)
        /// Page one has as many rows as the service was asked for, or fewer or more.
        case size(rows: Int, asked: Int)
        /// Page two has `rows`, of which `repeated` are also on page one.
        case nextPage(rows: Int, repeated: Int)
        /// A search for a word of a title found `rows`; they are the list's if it `isIgnored`.
        case search(word: String, rows: Int, isIgnored: Bool)
        /// A search for a word that nothing contains found `rows`.
        case emptySearch(word: String, rows: Int)
        /// The details of the item with this title arrived.
        case details(title: String)
        /// A picture arrived; its size is in pixels.
        case picture(width: Int, height: Int)
        /// The catalog doesn't have the part.
        case absent(Part)
        /// The part failed.
        case failed(Part, CatalogError)

        /// Whether the catalog works as its file or its code says.
        public var holds: Bool {
            switch self {
            case .rows(let sample):
                !sample.items.isEmpty && sample.items.count == sample.rowCount
            case .gap(let gap, let rows): gap.count < rows
            case .size(let rows, let asked): rows == asked
            case .nextPage(let rows, let repeated): rows == 0 || repeated < rows
            case .search(_, let rows, let isIgnored): rows > 0 && !isIgnored
            case .emptySearch(_, let rows): rows == 0
            case .details, .picture, .absent: true
            case .failed: false
            }
        }
    }

    /// The catalog's source.
    public let source: CatalogSource
    private let picture:
        @Sendable (ImageAddress) async throws(CatalogError) -> (width: Int, height: Int)

    /// How many items' details are requested.
    private static let mostDetails = 3
    /// A word that no title contains.
    private static let unknownWord = "qzxvkwj"
    /// The width for which a picture's address is requested, in pixels.
    private static let pictureWidth = 500

    /// Creates a trial; `picture` downloads and decodes a picture and returns its size in pixels.
    public init(
        of source: CatalogSource,
        picture:
            @escaping @Sendable (ImageAddress) async throws(CatalogError) -> (
                width: Int, height: Int
            )
    ) {
        self.source = source
        self.picture = picture
    }

    private var provider: any CatalogProvider { source.provider }

    /// Sends the requests and emits what they show; ends early if page one fails.
    ///
    /// Ending the iteration cancels the request that is running.
    public func findings() -> AsyncStream<Finding> {
        AsyncStream { continuation in
            let task = Task {
                do throws(CatalogError) {
                    try await run { continuation.yield($0) }
                } catch {
                    if error != .cancelled { continuation.yield(.failed(.rows, error.ofPage)) }
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    private func run(_ report: (Finding) -> Void) async throws(CatalogError) {
        guard let list = provider.descriptor.lists.first else { return report(.absent(.rows)) }
        let sample = try await provider.sample()
        report(.rows(sample))
        for gap in sample.gaps { report(.gap(gap, rows: sample.rowCount)) }
        guard let first = sample.items.first else { return }
        let query = Query(catalog: provider.descriptor.id, list: list.id)
        try await part(.nextPage, report) { () async throws(CatalogError) in
            try await tryNextPage(of: query, after: sample, report)
        }
        if list.isSearchable, !list.isSearchedInStore {
            try await part(.search, report) { () async throws(CatalogError) in
                try await trySearch(query, like: first.title, sample, report)
            }
            try await part(.emptySearch, report) { () async throws(CatalogError) in
                let page = try await search(query, for: Self.unknownWord)
                report(.emptySearch(word: Self.unknownWord, rows: page.elements.count))
            }
        } else {
            report(.absent(.search))
        }
        try await part(.details, report) { () async throws(CatalogError) in
            try await tryDetails(of: Array(sample.items.prefix(Self.mostDetails)), report)
        }
        try await part(.picture, report) { () async throws(CatalogError) in
            try await tryPicture(of: sample.items, report)
        }
    }

    /// Reports the failure of a part; only cancellation ends the trial.
    private func part(
        _ part: Part,
        _ report: (Finding) -> Void,
        _ body: () async throws(CatalogError) -> Void
    ) async throws(CatalogError) {
        do throws(CatalogError) {
            try await body()
        } catch .cancelled {
            throw .cancelled
        } catch {
            let isOfPage = part != .details && part != .picture
            report(.failed(part, isOfPage ? error.ofPage : error))
        }
    }

    private func tryNextPage(
        of query: Query,
        after sample: CatalogSample,
        _ report: (Finding) -> Void
    ) async throws(CatalogError) {
        guard sample.totalPages != 1 else { return report(.absent(.nextPage)) }
        let page = try await provider.page(2, after: sample.next, of: query)
        let known = Set(sample.items.map(\.id))
        let repeated = page.elements.count { known.contains($0.id) }
        if let asked = sample.askedRows, !page.elements.isEmpty {
            report(.size(rows: sample.rowCount, asked: asked))
        }
        report(.nextPage(rows: page.elements.count, repeated: repeated))
    }

    private func trySearch(
        _ query: Query,
        like title: String,
        _ sample: CatalogSample,
        _ report: (Finding) -> Void
    ) async throws(CatalogError) {
        let words = title.split { !$0.isLetter && !$0.isNumber }
        let word = words.max { $0.count < $1.count }.map(String.init) ?? title
        let found = try await search(query, for: word).elements
        let isSame = found.map(\.id) == sample.items.map(\.id)
        let all = found.allSatisfy { $0.title.lowercased().contains(word.lowercased()) }
        report(.search(word: word, rows: found.count, isIgnored: isSame && !all))
    }

    private func search(
        _ query: Query,
        for words: String
    ) async throws(CatalogError) -> Page<Item> {
        var query = query
        query.search = words
        return try await provider.page(1, of: query)
    }

    /// Requests details of several items, because one may lack what others have.
    private func tryDetails(
        of items: [Item],
        _ report: (Finding) -> Void
    ) async throws(CatalogError) {
        switch provider.descriptor.tap {
        case .details(.ownRequest), .details(.addedRequest): break
        default: return report(.absent(.details))
        }
        var found: [String: ManifestGap] = [:]
        for item in items {
            for gap in try await provider.gapsInDetails(of: item) {
                let first = ManifestGap(pointer: gap.pointer, reason: gap.reason, count: 0)
                found[gap.pointer, default: first].count += gap.count
            }
        }
        for gap in found.values.sorted(by: { $0.pointer < $1.pointer }) {
            report(.gap(gap, rows: items.count))
        }
        report(.details(title: items.first?.title ?? ""))
    }

    private func tryPicture(
        of items: [Item],
        _ report: (Finding) -> Void
    ) async throws(CatalogError) {
        let artwork = items.lazy.compactMap(\.artwork).first
        guard let artwork else { return report(.absent(.picture)) }
        let address = provider.imageAddress(of: artwork, pixelWidth: Self.pictureWidth)
        guard let address else { throw .badResponse(nil) }
        let size = try await picture(address)
        report(.picture(width: size.width, height: size.height))
    }
}
