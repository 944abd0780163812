import Foundation

/// What narrows a list of characters: regular expressions by field, each of which must be found.
struct CharacterFilter {
    /// What a query says: an expression that is none.
    struct BadExpression: Error {}

    private let names: [NSRegularExpression]
    private let lists: [(field: CharacterField, expression: NSRegularExpression)]
    /// Whether a field is asked for that no character has.
    private let isImpossible: Bool

    /// Reads a query; the keys of paging are no fields.
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

    /// Whether everything passes.
    var isEmpty: Bool { names.isEmpty && lists.isEmpty && !isImpossible }

    /// Whether each expression is found in its field, in one of its names where it has several.
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
            // Foundation takes an empty expression for a mistake, the service for one that is
            // found everywhere.
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
