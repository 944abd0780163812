/// Items that belong to another item, such as the people who act in a film.
public struct ItemSection: Hashable, Sendable {
    /// An item with its part in the other item.
    public struct Entry: Hashable, Sendable {
        /// The item, possibly from another catalog of the same service.
        public let item: Item
        /// The parts, such as a character's name and a job, in the service's words.
        public let roles: [String]

        /// Creates an entry; by default without roles.
        public init(_ item: Item, roles: [String] = []) {
            self.item = item
            self.roles = roles
        }
    }

    /// The section, which the catalog declares (``SectionDescriptor``).
    public let id: SectionID
    /// The entries in display order, without duplicates.
    public let entries: [Entry]

    /// Creates a section; nil without entries.
    public init?(_ id: SectionID, _ entries: [Entry]) {
        guard !entries.isEmpty else { return nil }
        self.id = id
        self.entries = entries
    }
}

/// A section's id within its catalog, such as `cast`.
public struct SectionID: Hashable, Sendable {
    /// The id as lower-case ASCII letters and hyphens, used in storage and in JSON.
    public let rawValue: String

    /// Creates an id from its text without validating it.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }
}
