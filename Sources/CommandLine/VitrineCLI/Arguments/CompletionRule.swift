/// An argument's completions, depending on the words before it.
struct CompletionRule: Hashable {
    /// All words before the argument, except options.
    let path: [String]
    let source: CompletionSource

    /// The rules for all commands.
    static var all: [CompletionRule] { CommandName.allCases.flatMap(\.completions) }
}

extension CommandName {
    /// The rules for the command's arguments, in order.
    var completions: [CompletionRule] {
        switch self {
        case .list, .show, .report, .sync: [rule(.catalogs)]
        case .favorites:
            [rule(.words(MarksArguments.favoriteActions))]
                + ["list", "add", "remove"].map { rule(.catalogs, after: $0) }
                + ["export", "import"].map { rule(.files, after: $0) }
        case .marks:
            [rule(.words(MarksArguments.actions))]
                + ["list", "add", "remove", "rate", "note"].map { rule(.catalogs, after: $0) }
                + ["export", "import"].map { rule(.files, after: $0) }
        case .generate: [rule(.words(GenerateArguments.Kind.allCases.map(\.rawValue)))]
        case .catalogs:
            [rule(.words(CatalogsArguments.actions))]
                + ["check", "try", "add"].map { rule(.files, after: $0) }
                + ["remove", "key"].map { rule(.catalogs, after: $0) }
        case .serve: []
        }
    }

    private func rule(_ source: CompletionSource, after word: String? = nil) -> CompletionRule {
        CompletionRule(path: [rawValue] + (word.map { [$0] } ?? []), source: source)
    }
}
