public import Catalog
public import Library

/// The arguments of `vitrine marks`, and of `vitrine favorites`, which has only favorites.
public struct MarksArguments: Hashable, Sendable {
    /// A subcommand with its arguments.
    public enum Action: Hashable, Sendable {
        /// Prints a catalog's marks, or with nil those of all.
        case list(catalog: String?)
        /// Adds a mark without a value to items by their keys within the catalog.
        case add(catalog: String, keys: [String], Mark)
        /// Removes marks of items by their keys within the catalog; with a day, only that day.
        case remove(catalog: String, keys: [String], MarkKind, Day?)
        /// Rates an item.
        case rate(catalog: String, key: String, OwnRating)
        /// Prints an item's note or, with a text, replaces it; `-` is standard input.
        case note(catalog: String, key: String, text: String?)
        /// Writes marks to a file; `-` is standard output.
        case export(file: String, MarksExport.Format)
        /// Adds the marks from files and the files of folders; `-` is standard input.
        case load(files: [String])
    }

    /// The subcommand to run.
    public var action: Action
    /// The kinds to print, export and import; for changes, those of the printed items.
    public var kinds = MarkKind.allCases
    /// Whether to print JSON.
    public var isJSON = false

    /// The subcommand names of `marks`.
    static let actions = ["list", "add", "remove", "rate", "note", "export", "import"]
    /// The subcommand names of `favorites`.
    static let favoriteActions = actions.filter { $0 != "rate" && $0 != "note" }
    /// The kinds that `add` adds.
    static let addedKinds = [MarkKind.favorite, .toWatch, .watched].map(\.rawValue)
}

extension MarksArguments {
    init(
        _ reader: ArgumentReader<CommandOption>,
        of command: CommandName
    ) throws(UsageError) {
        let actions = command == .favorites ? Self.favoriteActions : Self.actions
        guard let name = reader.words.first else {
            throw .missingArgument(actions.joined(separator: "|"))
        }
        guard actions.contains(name) else {
            throw .badValue(name, of: command.rawValue, allowed: actions)
        }
        let words = Array(reader.words.dropFirst())
        let kind =
            command == .favorites ? .favorite : try reader.choice(.kind, MarkKind.self)
        switch name {
        case "list":
            if words.count > 1 { throw .needlessArgument(words[1]) }
            action = .list(catalog: words.first)
        case "add":
            let (catalog, keys) = try Self.items(words)
            guard let mark = Mark(kind ?? .toWatch, day: try Self.day(reader), value: "") else {
                let given = kind?.rawValue ?? ""
                throw .badValue(given, of: "--kind", allowed: Self.addedKinds)
            }
            action = .add(catalog: catalog, keys: keys, mark)
        case "remove":
            let (catalog, keys) = try Self.items(words)
            guard let kind else { throw .missingArgument("--kind") }
            action = .remove(catalog: catalog, keys: keys, kind, try Self.day(reader))
        case "rate":
            let names = ["CATALOG", "ID", "STARS"]
            if words.count < 3 { throw .missingArgument(names[words.count]) }
            if words.count > 3 { throw .needlessArgument(words[3]) }
            guard let rating = OwnRating(text: words[2]) else {
                let allowed = OwnRating.all.map(\.text)
                throw .badValue(words[2], of: "STARS", allowed: allowed)
            }
            action = .rate(catalog: words[0], key: words[1], rating)
        case "note":
            if words.count < 2 { throw .missingArgument(words.isEmpty ? "CATALOG" : "ID") }
            if words.count > 3 { throw .needlessArgument(words[3]) }
            action = .note(
                catalog: words[0],
                key: words[1],
                text: words.count > 2 ? words[2] : nil
            )
        case "export":
            guard let file = words.first, !file.isEmpty else { throw .missingArgument("FILE") }
            if words.count > 1 { throw .needlessArgument(words[1]) }
            action = .export(
                file: file,
                try reader.choice(.format, MarksExport.Format.self) ?? .json
            )
        default:
            if words.isEmpty || words.contains("") { throw .missingArgument("FILE") }
            action = .load(files: words)
        }
        let owners: KeyValuePairs<CommandOption, [String]> = [
            .kind: ["list", "add", "remove", "export", "import"], .day: ["add", "remove"],
            .format: ["export"],
        ]
        for (option, owners) in owners where reader.has(option) && !owners.contains(name) {
            throw .needlessArgument(option.rawValue)
        }
        let isChange = name == "add" || name == "remove"
        if let kind, !isChange || command == .favorites { kinds = [kind] }
        isJSON = reader.has(.json)
    }

    /// The catalog whose service an action may ask; nil if it asks none.
    var asked: String? {
        switch action {
        case .add(let catalog, _, _), .rate(let catalog, _, _), .note(let catalog, _, _): catalog
        case .list, .remove, .export, .load: nil
        }
    }

    private static func day(_ reader: ArgumentReader<CommandOption>) throws(UsageError) -> Day? {
        guard let text = reader.value(.day) else { return nil }
        guard let day = Day(iso: text), day.day != nil, day.hasCome else {
            throw .malformed(text, of: "--day", .day)
        }
        return day
    }

    /// Returns a catalog and its keys, without duplicates and in order.
    private static func items(
        _ words: [String]
    ) throws(UsageError) -> (catalog: String, keys: [String]) {
        guard let catalog = words.first else { throw .missingArgument("CATALOG") }
        guard words.count > 1 else { throw .missingArgument("ID") }
        var seen: Set<String> = []
        return (catalog, words.dropFirst().filter { seen.insert($0).inserted })
    }
}
