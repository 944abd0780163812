import Catalog
import Foundation
import Library

/// What a file of favorites holds: those that can be read, and the places of those that cannot.
struct FavoritesReading {
    /// An entry that is left out.
    struct Fault: Hashable {
        /// Why.
        enum Reason: String {
            /// A member is missing.
            case missing
            /// A member is not what it must be.
            case malformed
            /// There is no such catalog.
            case unknownCatalog = "unknown-catalog"
            /// The catalog keeps no favorites.
            case noFavorites = "no-favorites"
        }

        /// Which entry, counted from 1.
        let entry: Int
        /// Where in the file: `favorites[3].facets.rating`, counted from 0 as JSON does.
        let path: String
        /// Why.
        let reason: Reason
    }

    /// The favorites in the order of the file.
    private(set) var favorites: [LastingFavorite] = []
    /// The entries that are left out, in the order of the file.
    private(set) var faults: [Fault] = []

    /// Reads a file; `name` is what errors call it.
    ///
    /// - Throws: `damaged` where it is no such file; `newer` where a newer version wrote it.
    init(
        _ bytes: [UInt8],
        of name: String,
        catalogs: [CatalogDescriptor]
    ) throws(FileFailure) {
        let data = Data(bytes)
        do {
            let header = try JSONDecoder().decode(Header.self, from: data)
            guard header.format == FavoritesDocument.format, header.version > 0 else {
                throw FileFailure.damaged(file: name)
            }
            guard header.version <= FavoritesDocument.version else {
                throw FileFailure.newer(file: name, version: header.version)
            }
            let body = try JSONDecoder().decode(Body.self, from: data)
            for (index, attempt) in body.favorites.enumerated() {
                take(attempt, at: index, catalogs: catalogs)
            }
        } catch let failure as FileFailure {
            throw failure
        } catch {
            throw .damaged(file: name)
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
