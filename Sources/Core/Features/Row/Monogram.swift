import Catalog

/// Initials on a color, in place of a portrait.
public struct Monogram: Hashable, Sendable {
    /// The first letters of the first and last word of the name, in upper case; at least one.
    public let text: String
    /// The color as an index, 0 to ``colorCount`` - 1, which depends only on the key.
    public let color: Int

    /// The number of colors that a front end has.
    public static let colorCount = 8

    /// Creates a monogram; nil if the catalog shows none, or if the title has no letters.
    init?(of item: Item, in catalog: CatalogDescriptor) {
        guard catalog.placeholder == .initials else { return nil }
        self.init(of: item.title, key: item.id.key)
    }

    /// Creates a monogram; nil if the name has no letters.
    init?(of name: String, key: String) {
        let letters = name.shortened().split(whereSeparator: \.isWhitespace)
            .compactMap { $0.first(where: \.isLetter) }
        guard let first = letters.first else { return nil }
        let last = letters.count > 1 ? letters.last : nil
        text = String([first, last].compactMap(\.self)).uppercased()
        color = key.utf8.reduce(0) { ($0 * 31 + Int($1)) % 9_973 } % Self.colorCount
    }
}
