import JSONText
import Catalog
import Foundation
import L10n
import Library
import Primitives

/// The command `vitrine favorites`.
///
/// It uses the network only for items that aren't stored yet.
struct FavoritesCommand {
    let console: Console
    let library: Library
    /// Returns the full-size address of a picture.
    let imageAddress: @Sendable (Artwork, CatalogID) -> URL?
    /// The program's own folders, which exports must not write to.
    let ownFolders: OwnFolders

    /// Runs the subcommand and prints the result.
    ///
    /// - Returns: the worst exit code of its items.
    func run(_ arguments: FavoritesArguments) async throws(CommandFailure) -> ExitCode {
        switch arguments.action {
        case .list(let name):
            let shelves = try await shelves(of: name)
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
            let catalog = try await anyCatalog(name)
            let outcome = await change(keys, of: catalog, remove)
            return try await finish(outcome, of: catalog, mark: "♡", isJSON: arguments.isJSON)
        case .export(let file):
            let command = FavoritesExport(
                console: console,
                library: library,
                ownFolders: ownFolders
            )
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
    /// The results for the items named on the command line.
    private struct Outcome {
        /// The titles of items that succeeded.
        var titles: [String] = []
        /// The items that failed, with their errors.
        var failures: [(key: String, error: CatalogError)] = []
        /// The number of items named.
        var count = 0
    }

    /// Tries every key, even after failures, until interrupted.
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

    /// Adds a favorite; returns the title.
    private func add(_ id: Item.ID) async throws(CatalogError) -> String? {
        let item: Item
        if let known = try await library.item(id) {
            item = known
        } else {
            item = try await library.details(of: id).value.item
        }
        try await library.setFavorite(true, item.id)
        return item.title.shortened()
    }

    /// Removes a favorite; returns the title, or nil if the item wasn't a favorite.
    private func remove(_ id: Item.ID) async throws(CatalogError) -> String? {
        let unavailable = try await library.unavailableMarks([.favorite]).first { $0.item.id == id }
        if unavailable == nil, try await !library.currentFavorites().contains(id) {
            console.note(console.strings("cli.favorites.absent", id.key))
            return nil
        }
        try await library.setFavorite(false, id)
        if let unavailable { return unavailable.item.title.shortened() }
        return try await library.item(id)?.title.shortened() ?? id.key
    }

    /// Returns the catalog with this id, which must have persistent favorites.
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

    /// Returns the catalog with this id, which may be off, damaged or removed if it has favorites.
    private func anyCatalog(_ name: String) async throws(CommandFailure) -> CatalogDescriptor {
        let unavailable = try await unavailableShelves().first { $0.catalog.id.rawValue == name }
        guard let unavailable, !library.catalogs.contains(where: { $0.id.rawValue == name }) else {
            return try catalog(name)
        }
        return unavailable.catalog
    }

    /// Returns the favorites of one catalog, or of all.
    private func shelves(of name: String?) async throws(CommandFailure) -> [FavoriteShelf] {
        let unavailable = try await unavailableShelves()
        guard let name else {
            let catalogs = library.catalogs.filter { $0.favorites == .persistent }
            return try await shelves(of: catalogs) + unavailable
        }
        let found = unavailable.filter { $0.catalog.id.rawValue == name }
        guard !found.isEmpty, !library.catalogs.contains(where: { $0.id.rawValue == name }) else {
            return try await shelves(of: [catalog(name)]) + found
        }
        return found
    }

    private func unavailableShelves() async throws(CommandFailure) -> [FavoriteShelf] {
        let favorites = try await orCommandFailure { () async throws(CatalogError) in
            try await library.unavailableMarks([.favorite])
        }
        return Dictionary(grouping: favorites, by: \.item.id.catalog)
            .sorted { $0.key.rawValue < $1.key.rawValue }
            .map { id, favorites in
                FavoriteShelf(
                    unavailable: id,
                    items: favorites.map(\.item),
                    strings: console.strings
                )
            }
    }

    private func shelves(
        of catalogs: [CatalogDescriptor]
    ) async throws(CommandFailure) -> [FavoriteShelf] {
        var shelves: [FavoriteShelf] = []
        for catalog in catalogs {
            let items = try await orCommandFailure { () async throws(CatalogError) in
                try await library.favoriteItems(of: catalog.id)
            }
            shelves.append(FavoriteShelf(catalog: catalog, items: items))
        }
        return shelves
    }
}

// MARK: How to say it

extension FavoritesCommand {
    /// Reports failures, then prints the successes or, as JSON, all of the catalog's favorites.
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

    /// Reports each error once, with its keys if there are several.
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

    private func json(_ shelves: [FavoriteShelf]) -> JSONTree {
        let items = shelves.flatMap { shelf in
            let writer = ItemJSON(catalog: shelf.catalog)
            return shelf.items.map { item in
                let image = item.artwork.flatMap { imageAddress($0, shelf.catalog.id) }
                let catalog = JSONTree.Member("catalog", .string(shelf.catalog.id.rawValue))
                let members = writer.members(of: item, isFavorite: true, image: image)
                let availability =
                    shelf.isUnavailable ? [JSONTree.Member("available", .bool(false))] : []
                return JSONTree.object([catalog] + availability + members)
            }
        }
        return .members(["favorites": .array(items)])
    }

    /// Prints a table for each catalog that has favorites, with a title if there are several.
    private func print(_ shelves: [FavoriteShelf]) throws(OutputError) {
        let filled = shelves.filter { !$0.items.isEmpty }
        if filled.isEmpty { console.note(console.strings("cli.favorites.empty")) }
        for (place, shelf) in filled.enumerated() {
            if filled.count > 1 || shelf.isUnavailable {
                if place > 0 { try console.out.line() }
                try console.out.line(console.strings.caption(shelf.catalog.title))
            }
            let table = ItemTable(catalog: shelf.catalog, strings: console.strings)
            try console.out.table(table.lines(shelf.items, [], columns: console.out.columns))
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

/// The favorites of one catalog, newest first.
struct FavoriteShelf {
    let catalog: CatalogDescriptor
    let items: [Item]
    /// Whether the catalog is off, damaged or removed.
    var isUnavailable = false
}

extension FavoriteShelf {
    /// The favorites of a catalog that isn't connected, of which only the id is known.
    init(unavailable id: CatalogID, items: [Item], strings: Localizer) {
        catalog = CatalogDescriptor(
            id: id,
            title: .words([
                strings.language.rawValue: strings("cli.favorites.unavailable", id.rawValue)
            ]),
            lists: [],
            facets: [],
            row: RowTemplate(lines: []),
            tap: .flip,
            favorites: .persistent,
            images: .persistent
        )
        self.items = items
        isUnavailable = true
    }
}
