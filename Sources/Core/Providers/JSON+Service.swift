package import Catalog
package import JSONText
import Primitives

// Values as services write them.

extension JSON {
    /// Text in Unicode NFC without NUL and surrounding white space, also of a number; nil if nothing
    /// in it is visible.
    ///
    /// Integers are exact, also beyond 64 bits.
    package var text: String? { string?.visible ?? numberText }

    private var numberText: String? {
        guard let digits else { return nil }
        let isInteger = digits.utf8.allSatisfy {
            $0 != UInt8(ascii: ".") && $0 <= UInt8(ascii: "9")
        }
        guard isInteger else { return number.map { String(shortest: $0) } }
        return integer.map { String($0) } ?? digits
    }

    /// A path or an address, which a number isn't.
    var path: String? { string?.visible }

    /// A finite number, which may be written as a string, as in older TMDB responses and re-hosted
    /// feeds.
    package var lenientNumber: Double? {
        number ?? string.flatMap { Double($0.trimmed) }.flatMap { $0.isFinite ? $0 : nil }
    }

    /// A whole number, which may be written as a string or with a fraction of zeros.
    var lenientInteger: Int? { integer ?? lenientNumber.flatMap { Int(whole: $0) } }

    /// An identifier: a whole number greater than 0.
    var identifier: Int? { lenientInteger.flatMap { $0 > 0 ? $0 : nil } }

    /// The date at the beginning of a text, as ISO 8601; some old responses have a time after it.
    var day: Day? { text.flatMap { Day(iso: $0.prefix(10)) } }

    /// The visible names of an array, or a single name; none for other values.
    var names: [String] { (elements ?? [self]).compactMap { $0.string?.visible } }

    /// Returns the rows in a member, which must be an array.
    ///
    /// - Throws: `badResponse` with the names of the members that it may have instead.
    package func rows(at name: String) throws(CatalogError) -> [JSON] {
        if let rows = self[name]?.elements { return rows }
        let names = (members ?? []).prefix(10).compactMap(\.name)
        throw .badResponse(.missing(place: "/\(name)", names: names))
    }
}

extension Page<Item> {
    /// Creates a page of the rows that `item` can convert, and counts the others.
    package init(
        number: Int,
        totalPages: Int,
        rows: [JSON],
        totalElements: Int? = nil,
        _ item: (JSON) -> Item?
    ) {
        let items = rows.compactMap(item)
        self.init(
            number: number,
            totalPages: totalPages,
            elements: items,
            skipped: rows.count - items.count,
            totalElements: totalElements
        )
    }
}
