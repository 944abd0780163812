public import Catalog
public import Foundation

/// The content of a favorites file: the valid entries and the positions of invalid ones.
public struct FavoritesReading: Hashable, Sendable {
    /// An entry that was skipped.
    public struct Fault: Hashable, Sendable {
        /// Why an entry was skipped; raw values appear in JSON output.
        public enum Reason: String, Sendable {
            /// A member is missing.
            case missing
            /// A member has an invalid value.
            case malformed
            /// The catalog isn't connected, and the file doesn't say which service it has.
            case unknownCatalog = "unknown-catalog"
            /// The catalog has no favorites.
            case noFavorites = "no-favorites"
        }

        /// The 1-based position of the entry.
        public let entry: Int
        /// The path to the fault, such as `favorites[3].facets.rating`; its index is 0-based.
        public let path: String
        /// The entry's first fault, at which reading it stopped.
        public let reason: Reason
    }

    /// The favorites, in file order.
    public private(set) var favorites: [ExportedMark] = []
    /// The skipped entries, in file order.
    public private(set) var faults: [Fault] = []

    /// Parses a file.
    ///
    /// - Parameters:
    ///   - data: the bytes of the file.
    ///   - catalogs: the connected catalogs.
    ///   - unavailable: other catalogs whose favorites are accepted; none by default.
    /// - Throws: ``FavoritesFileError`` if no entry can be used.
    public init(
        _ data: Data,
        catalogs: [CatalogDescriptor],
        unavailable: Set<CatalogID> = []
    ) throws(FavoritesFileError) {
        do {
            let header = try JSONDecoder().decode(Header.self, from: data)
            guard header.format == FavoritesDocument.format, header.version > 0 else {
                throw FavoritesFileError.damaged
            }
            guard header.version <= FavoritesDocument.version else {
                throw FavoritesFileError.newer(version: header.version)
            }
            let body = try JSONDecoder().decode(Body.self, from: data)
            for (index, attempt) in body.favorites.enumerated() {
                take(attempt, at: index, catalogs: catalogs, unavailable: unavailable)
            }
        } catch let error as FavoritesFileError {
            throw error
        } catch {
            throw .damaged
        }
    }
}

extension FavoritesReading {
    private struct Header: Decodable {
        let format: String
        let version: Int
    }

    private struct Body: Decodable {
        let favorites: [Attempt]
    }

    /// An entry or its error, so that decoding can continue with the rest of the array.
    private enum Attempt: Decodable {
        case entry(FavoriteEntry)
        case failure(DecodingError)

        init(from decoder: any Decoder) throws {
            do {
                self = .entry(try FavoriteEntry(from: decoder))
            } catch let error as DecodingError {
                self = .failure(error)
            }
        }
    }

    private mutating func take(
        _ attempt: Attempt,
        at index: Int,
        catalogs: [CatalogDescriptor],
        unavailable: Set<CatalogID>
    ) {
        switch attempt {
        case .entry(let entry):
            let id = entry.favorite.item.id.catalog
            let catalog = catalogs.first { $0.id == id }
            let isAccepted =
                catalog.map { $0.favorites == .persistent }
                ?? (entry.favorite.origin != nil || unavailable.contains(id))
            guard isAccepted else {
                let reason: Fault.Reason = catalog == nil ? .unknownCatalog : .noFavorites
                let path = "favorites[\(index)].catalog"
                faults.append(Fault(entry: index + 1, path: path, reason: reason))
                return
            }
            favorites.append(entry.favorite)
        case .failure(let error): faults.append(fault(error, at: index))
        }
    }

    private func fault(_ error: DecodingError, at index: Int) -> Fault {
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
        let path = "favorites[\(index)]" + inner.joined()
        return Fault(entry: index + 1, path: path, reason: reason)
    }
}

/// Why a favorites file can't be used.
public enum FavoritesFileError: Error, Hashable, Sendable {
    /// The file is damaged, or isn't a favorites file.
    case damaged
    /// A newer version of the app wrote the file; `version` is the version of the format.
    case newer(version: Int)
}
