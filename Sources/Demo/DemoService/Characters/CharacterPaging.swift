/// Where a page lies in a list of characters.
struct CharacterPaging: Sendable {
    /// 1-based; may lie beyond the end.
    let page: Int
    /// How many rows a page has.
    let pageSize: Int
    /// How many rows all pages have.
    let count: Int
    /// Where the service is; links to other pages begin with it.
    var origin = ""

    /// The rows of the page, 0-based; none beyond the end.
    var range: Range<Int> {
        let start = min((page - 1) * pageSize, count)
        return start..<min(start + pageSize, count)
    }

    /// How many pages there are; 0 where there are no rows.
    var totalPages: Int { (count + pageSize - 1) / pageSize }

    /// The link to the page before; nil on the first.
    var previousPage: String? { page > 1 ? link(to: page - 1) : nil }

    /// The link to the page after; nil on the last and beyond it.
    var nextPage: String? { page < totalPages ? link(to: page + 1) : nil }

    /// Plain HTTP whatever the request came by, and without the filter.
    private func link(to page: Int) -> String {
        let host = origin.split(separator: "://", maxSplits: 1).last ?? ""
        return "http://\(host)/character?page=\(page)&pageSize=\(pageSize)"
    }
}
