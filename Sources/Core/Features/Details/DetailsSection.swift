public import Catalog
import L10n

/// Items that belong to the item of a details page, such as the cast.
public struct DetailsSection: Identifiable, Hashable, Sendable {
    /// A row of the page with all items.
    public enum Row: Hashable, Sendable {
        /// A heading: the section's title, or a year.
        case heading(String)
        /// An item.
        case item(RowContent)
    }

    /// The section's declaration.
    public let descriptor: SectionDescriptor
    /// The catalog of the items.
    public let catalog: CatalogDescriptor
    /// The heading.
    public let title: String
    /// The first items, which a shelf shows: at least 1, at most ``ShelfViewModel/count``.
    public let cards: [RowContent]
    /// All items below headings; empty if the shelf shows all items.
    public let rows: [Row]

    private let items: Set<Item.ID>

    /// The declaration's id.
    public var id: SectionID { descriptor.id }

    init(
        _ section: ItemSection,
        declaredBy descriptor: SectionDescriptor,
        of catalog: CatalogDescriptor,
        strings: Localizer
    ) {
        self.descriptor = descriptor
        self.catalog = catalog
        title = strings.caption(descriptor.title)
        items = Set(section.entries.map(\.item.id))
        let year = { (entry: ItemSection.Entry) -> String? in
            descriptor.yearsOf.flatMap { entry.item.facets[key: $0] }
                .map { strings.text(of: $0, in: .row) }
        }
        let row = { (entry: ItemSection.Entry, year: String?) in
            RowContent(
                entry,
                descriptor: catalog,
                year: year,
                rolePrefix: descriptor.rolePrefix,
                // A person's row has just the field that they are known for.
                showsRow: descriptor.shape != .portrait,
                strings: strings
            )
        }
        cards = section.entries.prefix(ShelfViewModel.count).map { row($0, year($0)) }
        guard descriptor.all != nil else {
            rows = []
            return
        }
        var rows: [Row] = []
        var last: String?
        for entry in section.entries {
            let heading =
                descriptor.yearsOf == nil ? title : year(entry) ?? strings("related.no-year")
            if heading != last { rows.append(.heading(heading)) }
            last = heading
            rows.append(.item(row(entry, nil)))
        }
        self.rows = rows
    }

    fileprivate func repeats(_ other: DetailsSection) -> Bool {
        catalog.id == other.catalog.id && items == other.items
    }
}

extension [DetailsSection] {
    /// The sections except those that repeat one with a page of all its items.
    var withoutRepetition: [DetailsSection] {
        filter { section in
            section.descriptor.all != nil
                || !contains { $0.descriptor.all != nil && $0.repeats(section) }
        }
    }
}
