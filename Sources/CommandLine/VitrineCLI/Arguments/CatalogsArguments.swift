public import Foundation

/// The arguments of `vitrine catalogs`.
public struct CatalogsArguments: Hashable, Sendable {
    /// A subcommand with its arguments.
    public enum Action: Hashable, Sendable {
        /// Prints all catalogs.
        case list
        /// Makes a manifest from the address of a list, which may have a key, and writes it
        /// to a new file; nil for standard output.
        case new(URL, file: String?)
        /// Checks a manifest; `-` is standard input.
        case check(file: String)
        /// Tries the catalog of a manifest, an example, or one that is added or built in; `-` is
        /// standard input.
        case tryOut(name: String, answers: [String: String] = [:])
        /// Adds a catalog, replacing files in its place only if asked to; `-` is standard input.
        case add(file: String, replacing: Bool, answers: [String: String] = [:])
        /// Removes a catalog that was added.
        case remove(catalog: String)
        /// Reads a catalog's key from standard input and saves it, or removes the saved one.
        case key(catalog: String, removing: Bool)
    }

    /// The subcommand to run.
    public var action: Action

    /// The subcommand names.
    static let actions = ["list", "new", "check", "try", "add", "remove", "key"]

    init(_ reader: ArgumentReader<CommandOption>) throws(UsageError) {
        guard let name = reader.words.first else {
            throw .missingArgument(Self.actions.joined(separator: "|"))
        }
        let words = Array(reader.words.dropFirst())
        let argument = { (placeholder: String) throws(UsageError) -> String in
            guard let word = words.first, !word.isEmpty else { throw .missingArgument(placeholder) }
            return word
        }
        switch name {
        case "list": action = .list
        case "new":
            let text = try argument("ADDRESS")
            // The address isn't printed because it may have a key.
            guard let address = URL(string: text),
                ["http", "https"].contains(address.scheme?.lowercased()),
                address.host()?.isEmpty == false
            else { throw .malformed("…", of: "ADDRESS", .address) }
            action = .new(address, file: reader.value(.write))
        case "check": action = .check(file: try argument("FILE"))
        case "try":
            action = .tryOut(name: try argument("FILE"), answers: try Self.answers(reader))
        case "add":
            let file = try argument("FILE")
            let answers = try Self.answers(reader)
            action = .add(file: file, replacing: reader.has(.replace), answers: answers)
        case "remove": action = .remove(catalog: try argument("CATALOG"))
        case "key":
            let catalog = try argument("CATALOG")
            action = .key(catalog: catalog, removing: reader.has(.remove))
        default: throw .badValue(name, of: CommandName.catalogs.rawValue, allowed: Self.actions)
        }
        let count = name == "list" ? 0 : 1
        // A key that was typed as an argument must not be printed.
        let secret = ["key": "KEY", "new": "…"][name]
        if words.count > count { throw .needlessArgument(secret ?? words[count]) }
        let owners: KeyValuePairs<CommandOption, [String]> = [
            .replace: ["add"], .remove: ["key"], .write: ["new"], .set: ["add", "try"],
        ]
        for (option, owners) in owners
        where !owners.contains(name) && reader.has(option) {
            throw .needlessArgument(option.rawValue)
        }
    }

    /// Returns the values of `--set NAME=VALUE` by their names.
    private static func answers(
        _ reader: ArgumentReader<CommandOption>
    ) throws(UsageError) -> [String: String] {
        var answers: [String: String] = [:]
        for text in reader.values(.set) {
            let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, !parts[0].isEmpty else {
                throw .malformed(text, of: CommandOption.set.rawValue, .assignment)
            }
            answers[String(parts[0])] = String(parts[1])
        }
        return answers
    }
}
