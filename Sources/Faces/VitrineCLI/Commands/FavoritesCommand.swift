import Catalog
import Foundation
import L10n
import Library

/// `vitrine favorites`.
///
/// Asks the service for items that were never seen, and for nothing else.
struct FavoritesCommand {
    /// Where to write.
    let console: Console
    /// Where the data is.
    let library: Library
    /// Where pictures are, as large as they are.
    let imageAddress: @Sendable (Artwork, CatalogID) -> URL?

    /// Does what the arguments ask for and prints what came of it.
    /// - Returns: the worst end that one of the items came to.
    func run(_ arguments: FavoritesArguments) async throws(CommandFailure) -> ExitCode {
        switch arguments.action {
        case .list(let name):
            let catalogs = try name.map { name throws(CommandFailure) in [try catalog(name)] }
            let lasting = library.catalogs.filter { $0.favorites == .persistent }
            let shelves = try await shelves(of: catalogs ?? lasting)
            try written { () throws(OutputError) in
                if arguments.isJSON {
                    try console.out.text(json(shelves).text)
                } else {
                    try print(shelves)
                }
            }
            return .done
        case .add(let name, let keys):
            let catalog = try catalog(name)
            let outcome = await change(keys, of: catalog, add)
            return try await finish(outcome, of: catalog, mark: "♥", isJSON: arguments.isJSON)
        case .remove(let name, let keys):
            let catalog = try catalog(name)
            let outcome = await change(keys, of: catalog, remove)
            return try await finish(outcome, of: catalog, mark: "♡", isJSON: arguments.isJSON)
        case .export(let file):
            let command = FavoritesExport(console: console, library: library)
            try await command.run(file, isJSON: arguments.isJSON)
            return .done
        case .load(let file):
            let command = FavoritesImport(console: console, library: library)
            return try await command.run(file, isJSON: arguments.isJSON)
        }
    }
}

// MARK: What to do

extension FavoritesCommand {
    /// What came of the items that a command line names.
    private struct Outcome {
        /// The titles of those that it worked on.
        var titles: [String] = []
        /// Those that it did not.
        var failures: [(key: String, error: CatalogError)] = []
        /// How many were named.
        var count = 0
    }

    /// Tries every key, whatever becomes of the others, until somebody interrupts.
    private func change(
        _ keys: [String],
        of catalog: CatalogDescriptor,
        _ act: (Item.ID) async throws(CatalogError) -> String?
    ) async -> Outcome {
        var outcome = Outcome(count: keys.count)
        for key in keys {
            do throws(CatalogError) {
                if Task.isCancelled { throw .cancelled }
                if let title = try await act(Item.ID(catalog.id, key)) {
                    outcome.titles.append(title)
                }
            } catch {
                outcome.failures.append((key, error))
                if error == .cancelled { break }
            }
        }
        return outcome
    }

    /// Gives a heart; returns the title.
    private func add(_ id: Item.ID) async throws(CatalogError) -> String? {
        let item: Item
        if let known = try await library.item(id) {
            item = known
        } else {
            item = try await library.details(of: id).item
        }
        try await library.setFavorite(true, item.id)
        return item.title
    }

    /// Takes a heart; returns the title, nil where there was no heart.
    private func remove(_ id: Item.ID) async throws(CatalogError) -> String? {
        guard try await library.currentFavorites().contains(id) else {
            console.note(console.strings("cli.favorites.absent", id.key))
            return nil
        }
        try await library.setFavorite(false, id)
        return try await library.item(id)?.title ?? id.key
    }

    /// The catalog of that name, whose favorites last.
    private func catalog(_ name: String) throws(CommandFailure) -> CatalogDescriptor {
        do throws(UsageError) {
            let catalog = try library.catalogs.named(name)
            switch catalog.favorites {
            case .persistent: return catalog
            case .session: throw .sessionFavorites(catalog: name)
            case nil: throw .noFavorites(catalog: name)
            }
        } catch {
            throw .usage(error)
        }
    }

    private func shelves(
        of catalogs: [CatalogDescriptor]
    ) async throws(CommandFailure) -> [FavoriteShelf] {
        var shelves: [FavoriteShelf] = []
        for catalog in catalogs {
            let items = try await catalogd { () async throws(CatalogError) in
                try await library.favoriteItems(of: catalog.id)
            }
            shelves.append(FavoriteShelf(catalog: catalog, items: items))
        }
        return shelves
    }
}

// MARK: How to say it

extension FavoritesCommand {
    /// Says what failed, then prints what worked, or all favorites of the catalog as JSON.
    private func finish(
        _ outcome: Outcome,
        of catalog: CatalogDescriptor,
        mark: String,
        isJSON: Bool
    ) async throws(CommandFailure) -> ExitCode {
        let worst = complain(outcome)
        guard worst != .interrupted else { return worst }
        let shelves = isJSON ? try await shelves(of: [catalog]) : []
        do throws(CommandFailure) {
            try written { () throws(OutputError) in
                if isJSON {
                    try console.out.text(json(shelves).text)
                } else {
                    for title in outcome.titles {
                        try console.out.line("\(mark) \(title)".harmless)
                    }
                }
            }
        } catch {
            return max(worst, console.report(error))
        }
        return worst
    }

    /// Says each error once, with the keys that it is about where there are several.
    private func complain(_ outcome: Outcome) -> ExitCode {
        var said: Set<CatalogError> = [.cancelled]
        for failure in outcome.failures where said.insert(failure.error).inserted {
            let message = console.strings.message(for: failure.error)
            let keys = outcome.failures.filter { $0.error == failure.error }.map(\.key)
            let prefix = outcome.count > 1 ? keys.joined(separator: ", ") + ": " : ""
            console.complain(prefix + message.text, advice: message.advice)
        }
        return outcome.failures.map { ExitCode($0.error) }.max() ?? .done
    }

    private func json(_ shelves: [FavoriteShelf]) -> JSONValue {
        let items = shelves.flatMap { shelf in
            let writer = ItemJSON(catalog: shelf.catalog)
            return shelf.items.map { item in
                let image = item.artwork.flatMap { imageAddress($0, shelf.catalog.id) }
                let catalog = JSONValue.Member("catalog", .string(shelf.catalog.id.rawValue))
                return JSONValue.object(
                    [catalog] + writer.members(of: item, isFavorite: true, image: image)
                )
            }
        }
        return .object([JSONValue.Member("favorites", .array(items))])
    }

    /// A table for each catalog that has favorites, under its title where there are several.
    private func print(_ shelves: [FavoriteShelf]) throws(OutputError) {
        let filled = shelves.filter { !$0.items.isEmpty }
        if filled.isEmpty { console.note(console.strings("cli.favorites.empty")) }
        for (place, shelf) in filled.enumerated() {
            if filled.count > 1 {
                if place > 0 { try console.out.line() }
                try console.out.line(console.strings.caption(shelf.catalog.title))
            }
            let table = ItemTable(catalog: shelf.catalog, strings: console.strings)
            for line in table.lines(shelf.items, [], columns: console.out.columns) {
                try console.out.line(line)
            }
        }
    }

    private func written(
        _ body: () throws(OutputError) -> Void
    ) throws(CommandFailure) {
        do {
            try body()
        } catch {
            throw .output(error)
        }
    }
}
