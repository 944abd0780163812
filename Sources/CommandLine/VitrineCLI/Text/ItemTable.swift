import Catalog
import L10n

/// A list of items as a table: key, title and the facets in the catalog's rows.
struct ItemTable {
    let catalog: CatalogDescriptor
    let strings: Localizer

    /// Returns the lines of the table; favorites have a heart before the title.
    func lines(_ items: [Item], _ favorites: Set<Item.ID>, columns: Int?) -> [String] {
        let keys = Array(catalog.row.lines.joined())
        let declarations = keys.map { key in catalog.facets.first { $0.key == key } }
        let captions = zip(keys, declarations).map { key, declaration in
            declaration.map { strings.caption($0.caption) } ?? key
        }
        let rows = items.map { item in
            let heart = favorites.contains(item.id) ? "♥ " : ""
            let cells = zip(keys, declarations).map { key, declaration in
                text(of: item.facets[key: key], declaration)
            }
            return [item.id.key, heart + item.title] + cells
        }
        let head = [strings("cli.column.id"), strings("cli.column.title")] + captions
        return TextTable(head: head, rows: rows).lines(columns: columns)
    }

    private func text(of value: FacetValue?, _ declaration: FacetDeclaration?) -> String {
        guard let value else {
            return declaration?.showsAbsence == true ? strings("value.not-rated") : ""
        }
        return strings.text(of: value, counting: declaration?.unit ?? .none, in: .row)
    }
}
