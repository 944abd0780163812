/// A page of a list.
struct PagePayload<Row: Encodable & Sendable>: Encodable, Sendable {
    let page: Int
    let results: [Row]
    let totalPages: Int
    let totalResults: Int

    /// Creates a page of a list of `rowCount` rows; the payload reports at most 500 pages.
    init(page: Int, rowCount: Int, results: [Row]) {
        let size = RepeatingPages.pageSize
        self.page = page
        self.results = results
        totalResults = min(rowCount, RepeatingPages.lastPage * size)
        totalPages = max(1, (totalResults + size - 1) / size)
    }

    enum CodingKeys: String, CodingKey {
        case page, results
        case totalPages = "total_pages"
        case totalResults = "total_results"
    }
}

extension PagePayload<RowPayload> {
    /// Creates the only page of a list of real films.
    init(only records: [FilmRecord], _ language: ContentLanguage) {
        let rows = records.map { RowPayload(Film($0), language) }
        self.init(page: 1, rowCount: rows.count, results: rows)
    }
}
