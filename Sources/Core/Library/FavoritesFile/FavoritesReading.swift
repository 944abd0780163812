public import Catalog
public import Foundation

/// What a file of favorites holds: those that can be read, and the places of those that cannot.
public struct FavoritesReading: Hashable, Sendable {
    /// An entry that is left out.
    public struct Fault: Hashable, Sendable {
        /// Why.
        public enum Reason: String, Sendable {
            /// A member is missing.
            case missing
            /// A member is not what it must be.
            case malformed
            /// There is no such catalogue.
            case unknownCatalog = "unknown-catalog"
            /// The catalogue keeps no favorites.
            case noFavorites = "no-favorites"
        }

        /// Which entry, counted from 1.
        public let entry: Int
        /// Where in the file: `favorites[3].facets.rating`, counted from 0 as JSON does.
        public let path: String
        /// Why.
        public let reason: Reason
    }

    /// The favorites in the order of the file.
    public private(set) var favorites: [LastingFavorite] = []
    /// The entries that are left out, in the order of the file.
    public private(set) var faults: [Fault] = []

    /// Reads what a file holds.
    ///
    /// - Parameters:
    ///   - data: all bytes of the file.
    ///   - catalogs: those whose favorites may be taken.
    /// - Throws: ``FavoritesFileError``; then nothing of it is of use.
    public init(_ data: Data, catalogs: [CatalogDescriptor]) throws(FavoritesFileError) {
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
                take(attempt, at: index, catalogs: catalogs)
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

    /// An entry, or why it is none: the array goes on behind it.
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
        catalogs: [CatalogDescriptor]
    ) {
        switch attempt {
        case .entry(let entry):
            let id = entry.favorite.item.id.catalog
            let catalog = catalogs.first { $0.id == id }
            guard catalog?.favorites == .persistent else {
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
        // The first two are the list and the place in it.
        let inner = keys.dropFirst(2).map { key in
            key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)"
        }
        let path = "favorites[\(index)]" + inner.joined()
        return Fault(entry: index + 1, path: path, reason: reason)
    }
}
