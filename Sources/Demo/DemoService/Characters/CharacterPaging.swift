/// A page's position in a list of characters.
struct CharacterPaging: Sendable {
    /// The 1-based page number, which may be beyond the end.
    let page: Int
    /// The number of rows per page.
    let pageSize: Int
    /// The total number of rows.
    let count: Int
    /// The service's address, with which links to other pages begin.
    var origin = ""

    /// The 0-based rows on the page; empty beyond the end.
    var range: Range<Int> {
        let start = min((page - 1) * pageSize, count)
        return start..<min(start + pageSize, count)
    }

    /// The number of pages; 0 without rows.
    var totalPages: Int { (count + pageSize - 1) / pageSize }

    /// The link to the previous page; nil on the first.
    var previousPage: String? { page > 1 ? link(to: page - 1) : nil }

    /// The link to the next page; nil on the last and beyond it.
    var nextPage: String? { page < totalPages ? link(to: page + 1) : nil }

    /// Returns the link to a page, always plain HTTP and without the filter, as in the real
    /// service.
    private func link(to page: Int) -> String {
        let host = origin.split(separator: "://", maxSplits: 1).last ?? ""
        return "http://\(host)/character?page=\(page)&pageSize=\(pageSize)"
    }
}
