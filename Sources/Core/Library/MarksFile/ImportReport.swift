public import Catalog

/// What became of an import.
public struct ImportReport: Sendable {
    /// The marks that were added or changed.
    public var added = AddedMarks()
    /// The number of marks that were there, or newer.
    public var present = 0
    /// The lines whose films aren't certain, or weren't found, in the order of the files.
    public var doubts: [MarksImport.Doubt] = []
    /// The parts of the files that were skipped, then the lines that the service refused.
    public var faults: [MarksImport.Fault]
    /// The names of files that have no marks.
    public let ignored: [String]
    /// Why the import ended before its last film; nil if it is complete.
    public var failure: CatalogError?
    /// The films that were found, for another attempt.
    public var found: [FilmName: FilmMatches]
}

/// Marks that were added or changed, and what takes that back.
public struct AddedMarks: Sendable {
    /// A change to an item's marks.
    struct Change: Sendable {
        let scope: Scope
        let key: String
        let edit: MarkEdit
    }

    /// The marks, in the order in which they were given.
    public internal(set) var marks: [ExportedMark] = []
    /// What restores each mark that changed, in the order of the changes: the last is undone first.
    var inverse: [Change] = []

    /// Creates no marks.
    public init() {}

    /// The number of marks.
    public var count: Int { marks.count }

    /// Adds marks that were added later.
    public mutating func append(_ later: AddedMarks) {
        marks += later.marks
        inverse += later.inverse
    }
}
