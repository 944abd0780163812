public import Catalog
public import Foundation

/// Files with marks, which were read but not added yet.
public struct LibraryImport: Sendable {
    /// A file's name and content.
    public struct File: Sendable {
        /// The name, which distinguishes Letterboxd's lists.
        public let name: String
        /// The bytes.
        public let data: Data

        /// Creates a file.
        public init(name: String, data: Data) {
            (self.name, self.data) = (name, data)
        }

        /// Whether it begins like a JSON object, as Vitrine's own files do.
        fileprivate var isJSON: Bool {
            data.first { !" \n\r\t".utf8.contains($0) } == UInt8(ascii: "{")
        }
    }

    /// A film whose marks weren't added, because it isn't certain which one is meant.
    public struct Doubt: Hashable, Sendable {
        /// The file's name.
        public let file: String
        /// The 1-based line.
        public let line: Int
        /// The title in the file.
        public let title: String
        /// The year of release in the file, or nil.
        public let year: Int?
        /// The films that it might be, the most likely first; empty if none was found.
        public let candidates: [Item]
        /// The marks for the film.
        public let marks: [Mark]
        /// When the marks were made, in seconds since 1970; nil if unknown.
        public let seconds: Double?

        /// A film that several lines may name.
        public struct Film: Hashable, Sendable {
            private let title: String
            private let year: Int?
            private let candidates: [Item.ID]

            fileprivate init(_ doubt: Doubt) {
                (title, year) = (doubt.title, doubt.year)
                candidates = doubt.candidates.map(\.id)
            }
        }

        /// The film, which is equal for lines with the same title, year and candidates.
        public var film: Film { Film(self) }
    }

    /// A part of a file that can't be used.
    public struct Fault: Hashable, Sendable {
        /// The file's name.
        public let file: String
        /// The 1-based line of a table; nil in a file of Vitrine.
        public let line: Int?
        /// The 1-based number of the entry in a file of Vitrine; nil in a table.
        public let entry: Int?
        /// The path to the fault, or the column; empty if the line never ends.
        public let place: String
        /// Why it can't be used.
        public let reason: LibraryReading.Fault.Reason
    }

    /// What became of an import.
    public struct Result: Sendable {
        /// The number of marks that were added or changed.
        public var added = 0
        /// The number of marks that were there, or newer.
        public var present = 0
        /// The lines whose films aren't certain, in the order of the files.
        public var doubts: [Doubt] = []
        /// The lines whose titles the service refused, in the order of the files.
        public var refused: [Fault] = []
        /// Why the import ended before its last film; nil if it is complete.
        public var failure: CatalogError?
        /// The films that were found, for another attempt.
        public var found: [FilmName: FilmMatches] = [:]
    }

    /// The marks of Vitrine's own files, which need no search.
    public let marks: [ExportedMark]
    /// The parts of the files that were skipped.
    public let faults: [Fault]
    let films: [(file: String, row: FilmRow)]

    /// The number of films and marks to add, for progress.
    public var count: Int { marks.count + films.count }

    /// Reads files.
    ///
    /// - Parameters:
    ///   - files: the files, in any order.
    ///   - catalogs: the connected catalogs.
    ///   - unavailable: other catalogs whose marks are accepted; none by default.
    ///   - kinds: the kinds of marks to add; all by default.
    /// - Throws: ``Unusable`` with the first file that can't be used.
    public init(
        _ files: [File],
        catalogs: [CatalogDescriptor],
        unavailable: Set<CatalogID> = [],
        kinds: [MarkKind] = MarkKind.allCases
    ) throws(Unusable) {
        var marks: [ExportedMark] = []
        var films: [(file: String, row: FilmRow)] = []
        var faults: [Fault] = []
        let column = catalogs.lazy.compactMap(\.filmColumn).first
        for file in files {
            if !file.isJSON,
                let list = FilmList(file.data, name: file.name, filmColumn: column)
            {
                films += list.rows.compactMap { row in
                    row.having(kinds).map { (file.name, $0) }
                }
                faults += list.faults.map { fault in
                    Fault(
                        file: file.name,
                        line: fault.line,
                        entry: nil,
                        place: fault.column,
                        reason: fault.reason
                    )
                }
                continue
            }
            do throws(LibraryFileError) {
                let reading = try LibraryReading(
                    file.data,
                    catalogs: catalogs,
                    unavailable: unavailable
                )
                marks += reading.marks.filter { kinds.contains($0.mark.kind) }
                faults += reading.faults.map { fault in
                    Fault(
                        file: file.name,
                        line: nil,
                        entry: fault.entry,
                        place: fault.path,
                        reason: fault.reason
                    )
                }
            } catch {
                throw Unusable(file: file.name, error: error)
            }
        }
        (self.marks, self.films, self.faults) = (marks, films, faults)
    }

    /// A file that can't be used.
    public struct Unusable: Error, Hashable, Sendable {
        /// The file's name.
        public let file: String
        /// Why it can't be used.
        public let error: LibraryFileError
    }
}
