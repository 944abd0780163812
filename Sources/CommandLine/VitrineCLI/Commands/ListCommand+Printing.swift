import JSONText
import Catalog
import L10n
import Library

// Prints the result.

extension ListCommand {
    /// Prints the result as JSON for scripts.
    func showJSON(
        _ result: ListResult,
        of request: ListRequest,
        _ favorites: Set<Item.ID>
    ) throws(CommandFailure) {
        let writer = ItemJSON(catalog: request.catalog)
        let items = result.items.lazy.map { item in
            JSONTree.object(
                writer.members(
                    of: item,
                    isFavorite: favorites.contains(item.id),
                    image: item.artwork.flatMap {
                        library.imageAddress(of: $0, in: item.id.catalog)
                    }
                )
            )
        }
        let members = [
            JSONTree.Member("catalog", .string(request.catalog.id.rawValue)),
            JSONTree.Member("list", .string(request.list.id.rawValue)),
            JSONTree.Member("page", .integer(result.page)),
            JSONTree.Member("totalPages", result.totalPages.map(JSONTree.integer) ?? .null),
            JSONTree.Member("origin", .string(result.origin.rawValue)),
            JSONTree.Member("skipped", .integer(result.skipped)),
        ]
        try JSONTree.write(members, array: "items", of: items, to: console.out.text)
    }

    /// Prints the result as text.
    func show(
        _ result: ListResult,
        of request: ListRequest,
        _ favorites: Set<Item.ID>
    ) throws(CommandFailure) {
        let strings = console.strings
        guard !result.items.isEmpty else {
            console.note(strings("cli.list.empty"))
            return
        }
        let table = ItemTable(catalog: request.catalog, strings: strings)
        try console.out.table(
            table.lines(result.items, favorites, columns: console.out.columns)
        )
        if console.out.columns != nil {
            try console.out.line()
            try console.out.line(
                request.pages == .all
                    ? strings("cli.list.items", count: result.items.count)
                    : pageLine(result)
            )
        }
        if result.skipped > 0 {
            console.note(strings("cli.list.skipped", count: result.skipped))
        }
    }

    /// Names the printed page, and the number of pages if it is known.
    private func pageLine(_ result: ListResult) -> String {
        let page = String(result.page)
        guard let total = result.totalPages else {
            return console.strings("cli.list.page-open", page)
        }
        return console.strings("cli.list.page", page, String(total))
    }
}
