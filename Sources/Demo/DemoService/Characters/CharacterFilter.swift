import Foundation

/// A character filter: regular expressions by field, all of which must match.
struct CharacterFilter {
    /// A query contains an invalid expression.
    struct BadExpression: Error {}

    private let names: [NSRegularExpression]
    private let lists: [(field: CharacterField, expression: NSRegularExpression)]
    /// Whether the query has a field that no character has.
    private let isImpossible: Bool

    /// Parses a query, ignoring paging keys.
    init(query: [String: String]) throws(BadExpression) {
        var names: [NSRegularExpression] = []
        var lists: [(CharacterField, NSRegularExpression)] = []
        var isImpossible = false
        for (key, text) in query where key != "page" && key != "pageSize" {
            let expression = try Self.expression(text)
            if key == "name" {
                names.append(expression)
            } else if let field = CharacterField(rawValue: key) {
                lists.append((field, expression))
            } else {
                isImpossible = true
            }
        }
        self.names = names
        self.lists = lists
        self.isImpossible = isImpossible
    }

    /// Whether the filter matches everything.
    var isEmpty: Bool { names.isEmpty && lists.isEmpty && !isImpossible }

    /// Returns whether each expression matches its field or, for a list, one of the names.
    func accepts(_ position: Int, of all: CharacterCollection) -> Bool {
        guard !isImpossible else { return false }
        if !names.isEmpty {
            let name = all.name(at: position)
            guard names.allSatisfy({ $0.isFound(in: name) }) else { return false }
        }
        guard !lists.isEmpty else { return true }
        let character = all[position]
        return lists.allSatisfy { field, expression in
            character[field].contains { expression.isFound(in: $0) }
        }
    }

    private static func expression(
        _ text: String
    ) throws(BadExpression) -> NSRegularExpression {
        do {
            // Foundation rejects an empty expression, but for the service it matches everything.
            return try NSRegularExpression(
                pattern: text.isEmpty ? "(?:)" : text,
                options: .caseInsensitive
            )
        } catch {
            throw BadExpression()
        }
    }
}

extension NSRegularExpression {
    fileprivate func isFound(in text: String) -> Bool {
        firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }
}

/// A character's lists of names, by the service's keys.
enum CharacterField: String, CaseIterable, CodingKey, Sendable {
    case films
    case shortFilms
    case tvShows
    case videoGames
    case parkAttractions
    case allies
    case enemies
}
