public import Catalog
public import Foundation
import JSONText

/// The content of a library file: the valid marks and the positions of invalid entries.
public struct LibraryReading: Hashable, Sendable {
    /// An entry, or a mark or facet of one, that was skipped.
    public struct Fault: Hashable, Sendable {
        /// Why it was skipped; raw values appear in JSON output.
        public enum Reason: String, Sendable {
            /// A member is missing.
            case missing
            /// A member has an invalid value.
            case malformed
            /// A note has more than 10,000 characters.
            case tooLong = "too-long"
            /// The catalog isn't connected, and the file doesn't say which service it has.
            case unknownCatalog = "unknown-catalog"
            /// The catalog stores no favorites.
            case noFavorites = "no-favorites"
            /// The catalog doesn't store marks of this kind.
            case noMarks = "no-marks"
            /// The service refuses to search for the title.
            case refused
        }

        /// The 1-based position of the entry.
        public let entry: Int
        /// The path to the value, such as `favorites[3].facets.rating`; its index is 0-based.
        public let path: String
        /// Why it was skipped.
        public let reason: Reason
    }

    /// The marks, in file order.
    public private(set) var marks: [ExportedMark] = []
    /// The entries that were skipped, at least in part, in file order.
    public private(set) var faults: [Fault] = []

    /// Parses a file; a NaN or a number out of range counts as missing.
    ///
    /// - Parameters:
    ///   - data: the bytes of the file.
    ///   - catalogs: the connected catalogs.
    ///   - unavailable: other catalogs whose marks are accepted; none by default.
    /// - Throws: ``LibraryFileError`` if no entry can be used.
    public init(
        _ data: Data,
        catalogs: [CatalogDescriptor],
        unavailable: Set<CatalogID> = []
    ) throws(LibraryFileError) {
        let file: FileValue
        do throws(JSONError) {
            file = FileValue(json: try JSON(parsing: data, isLenient: true), path: "")
        } catch {
            throw .damaged
        }
        let versions = LibraryDocument.Version.allCases
        guard let number = file["version"].json?.integer,
            let version = versions.first(where: { $0.format == file["format"].json?.string }),
            number >= version.rawValue
        else { throw .damaged }
        guard number == version.rawValue else { throw .newer(version: number) }
        guard let entries = file.json?[version.list]?.elements else { throw .damaged }
        for (index, entry) in entries.enumerated() {
            let path = "\(version.list)[\(index)]"
            do throws(FileValue.Fault) {
                let entry = try LibraryEntry(FileValue(json: entry, path: path))
                take(entry, at: index, path, catalogs, unavailable)
                faults += entry.faults.map {
                    Fault(entry: index + 1, path: $0.path, reason: $0.reason)
                }
            } catch {
                faults.append(Fault(entry: index + 1, path: error.path, reason: error.reason))
            }
        }
    }
}

extension LibraryReading {
    private mutating func take(
        _ entry: LibraryEntry,
        at index: Int,
        _ path: String,
        _ catalogs: [CatalogDescriptor],
        _ unavailable: Set<CatalogID>
    ) {
        let catalog = catalogs.first { $0.id == entry.id.catalog }
        guard catalog != nil || entry.origin != nil || unavailable.contains(entry.id.catalog) else {
            let fault = Fault(entry: index + 1, path: "\(path).catalog", reason: .unknownCatalog)
            return faults.append(fault)
        }
        let isStored = { (mark: ExportedMark) in catalog?.stores(mark.mark.kind) ?? true }
        marks += entry.marks.filter(isStored)
        if let refused = entry.marks.first(where: { !isStored($0) }) {
            let reason: Fault.Reason = refused.mark == .favorite ? .noFavorites : .noMarks
            faults.append(Fault(entry: index + 1, path: "\(path).catalog", reason: reason))
        }
    }
}
