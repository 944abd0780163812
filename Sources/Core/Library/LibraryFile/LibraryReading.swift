public import Catalog
public import Foundation

/// The content of a library file: the valid marks and the positions of invalid entries.
public struct LibraryReading: Hashable, Sendable {
    /// An entry that was skipped.
    public struct Fault: Hashable, Sendable {
        /// Why an entry was skipped; raw values appear in JSON output.
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
        }

        /// The 1-based position of the entry.
        public let entry: Int
        /// The path to the fault, such as `favorites[3].facets.rating`; its index is 0-based.
        public let path: String
        /// The entry's first fault, at which reading it stopped.
        public let reason: Reason
    }

    /// The marks, in file order.
    public private(set) var marks: [ExportedMark] = []
    /// The entries that were skipped, at least in part, in file order.
    public private(set) var faults: [Fault] = []

    /// Parses a file.
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
        do {
            let header = try JSONDecoder().decode(Header.self, from: data)
            let versions = LibraryDocument.Version.allCases
            guard let version = versions.first(where: { $0.format == header.format }),
                header.version >= version.rawValue
            else { throw LibraryFileError.damaged }
            guard header.version == version.rawValue else {
                throw LibraryFileError.newer(version: header.version)
            }
            let body = try JSONDecoder().decode(Body.self, from: data)
            guard let attempts = version == .favorites ? body.favorites : body.items else {
                throw LibraryFileError.damaged
            }
            for (index, attempt) in attempts.enumerated() {
                let path = "\(version.list)[\(index)]"
                switch attempt {
                case .entry(let entry): take(entry, at: index, path, catalogs, unavailable)
                case .failure(let error): faults.append(Self.fault(error, at: index, path))
                }
            }
        } catch let error as LibraryFileError {
            throw error
        } catch {
            throw .damaged
        }
    }
}

extension LibraryReading {
    private struct Header: Decodable {
        let format: String
        let version: Int
    }

    private struct Body: Decodable {
        let favorites: [Attempt]?
        let items: [Attempt]?
    }

    /// An entry or its error, so that decoding can continue with the rest of the array.
    private enum Attempt: Decodable {
        case entry(LibraryEntry)
        case failure(DecodingError)

        init(from decoder: any Decoder) throws {
            do {
                self = .entry(try LibraryEntry(from: decoder))
            } catch let error as DecodingError {
                self = .failure(error)
            }
        }
    }

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

    private static func fault(_ error: DecodingError, at index: Int, _ path: String) -> Fault {
        let (keys, reason): ([any CodingKey], Fault.Reason) =
            switch error {
            case .keyNotFound(let key, let context): (context.codingPath + [key], .missing)
            case .valueNotFound(_, let context), .typeMismatch(_, let context),
                .dataCorrupted(let context):
                (context.codingPath, .malformed)
            @unknown default: ([], .malformed)
            }
        // The first two keys are the list and the index within it.
        let inner = keys.dropFirst(2).map { key in
            key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)"
        }
        return Fault(entry: index + 1, path: path + inner.joined(), reason: reason)
    }
}
