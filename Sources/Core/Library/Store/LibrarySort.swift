import Catalog

/// A sort order that the library applies to stored rows.
struct LibrarySort: Sendable {
    /// What rows are sorted by.
    enum Key: Hashable, Sendable {
        /// A facet; nil for the title.
        case facet(String?)
        case ownRating
    }

    let sortKey: Key
    let direction: Sort.Direction
    let collation: TitleCollation

    /// Returns the indices of rows sorted by value, then title, then key, with numeric keys compared
    /// as numbers.
    ///
    /// Rows without a value are last in both directions. Rows with equal values are in ascending
    /// order of title and key, again in both directions.
    func order(of rows: [SortableRow]) -> [Int] {
        var entries = rows.enumerated().map { index, row in
            let title = collation.key(for: row.title)
            return Entry(
                index: index,
                value: value(of: row, title: title),
                title: title,
                key: row.id.key
            )
        }
        entries.sort(by: isBefore)
        return entries.map(\.index)
    }
}

extension LibrarySort {
    private struct Entry {
        let index: Int
        let value: Value
        let title: [UInt8]
        let key: String
    }

    private enum Value {
        case number(Double)
        case name([UInt8])
        case missing
    }

    private func isBefore(_ left: Entry, _ right: Entry) -> Bool {
        switch (left.value, right.value) {
        case (.missing, .missing): break
        case (.missing, _): return false
        case (_, .missing): return true
        case (.number, .name): return true
        case (.name, .number): return false
        case (.number(let first), .number(let second)):
            if first != second { return (first < second) == (direction == .ascending) }
        case (.name(let first), .name(let second)):
            if first != second {
                return first.lexicographicallyPrecedes(second) == (direction == .ascending)
            }
        }
        if left.title != right.title { return left.title.lexicographicallyPrecedes(right.title) }
        return precedes(left.key, right.key)
    }

    /// Returns whether a key precedes another: numeric keys are first, in numeric order (9 before
    /// 10).
    private func precedes(_ left: String, _ right: String) -> Bool {
        switch (Int(left), Int(right)) {
        case (let first?, let second?) where first != second: first < second
        case (.some, nil): true
        case (nil, .some): false
        default: left < right
        }
    }

    private func value(of row: SortableRow, title: [UInt8]) -> Value {
        guard case .facet(let facet) = sortKey else {
            return row.ownRating.map { .number($0.stars) } ?? .missing
        }
        guard let facet else { return row.title.isEmpty ? .missing : .name(title) }
        switch Facets(bytes: row.facets)?[key: facet] {
        case .number(let number): return number.isNaN ? .missing : .number(number)
        case .rating(let rating): return rating.value.isNaN ? .missing : .number(rating.value)
        case .day(let day):
            let number = (day.year * 100 + (day.month ?? 0)) * 100 + (day.day ?? 0)
            return .number(Double(number))
        case .text(let text): return .name(collation.key(for: text))
        case .names(let names): return .name(collation.key(for: names.joined(separator: ", ")))
        case .person(let person): return .name(collation.key(for: person.name))
        case .people(let people):
            return .name(collation.key(for: people.map(\.name).joined(separator: ", ")))
        case .trailer, .link, nil: return .missing
        }
    }
}

/// An item's fields that are needed for sorting; its facets are still encoded.
struct SortableRow: Sendable {
    let id: Item.ID
    let title: String
    let facets: [UInt8]
    /// Read only for ``LibrarySort/Key/ownRating``.
    var ownRating: OwnRating?
}
