import Catalog

/// What a shell offers for the last word of a command line.
struct Completion {
    /// The line that asks a shell to offer the names of files itself.
    static let files = ":files"

    let manual: Manual
    /// The catalogs, of which lists and sort keys are known.
    let catalogs: [CatalogDescriptor]
    /// The ids of all catalogs, also of those that can't be read.
    let names: [String]

    /// Returns a line for each offer, with a tab before its description if it has one, or ``files``.
    ///
    /// The last of the words after the program's name is being typed, and may be empty. Bash passes
    /// the equals sign of `--list=popular` as a separate word.
    func lines(for words: [String]) -> [String] {
        let line = Line(words)
        guard let typed = line.typed else { return [] }
        let source: CompletionSource =
            if let option = line.option {
                CommandOption(rawValue: option)?.completion
                    ?? ProgramOption(rawValue: option)?.completion ?? .nothing
            } else if typed.hasPrefix("-") {
                line.command.map { .options($0) } ?? .programOptions
            } else if line.words.isEmpty {
                .commands
            } else {
                line.command?.completion(after: line.words.dropFirst()) ?? .nothing
            }
        if source == .files { return [Self.files] }
        return offers(source, after: line.words).filter { $0.hasPrefix(typed) }
            .map { line.beginning + $0 }
    }

    private func offers(_ source: CompletionSource, after words: [String]) -> [String] {
        let catalog = catalogs.first { words.dropFirst().contains($0.id.rawValue) }
        switch source {
        case .commands:
            return CommandName.allCases.map { "\($0.rawValue)\t\(manual.summary(of: $0))" }
        case .programOptions: return ProgramOption.allCases.map(described)
        case .options(let command): return command.options.map(described)
        case .catalogs: return names
        case .places: return ["home"] + names.filter { name in !isOwned(name) }
        case .lists: return catalog?.lists.map(\.id.rawValue) ?? []
        case .sorts:
            let keys = catalog?.lists.flatMap(\.sorts).map(\.id.rawValue) ?? []
            return keys.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        case .words(let words): return words
        case .files, .nothing: return []
        }
    }

    private func described(_ option: some ArgumentOption) -> String {
        "\(option.rawValue)\t\(manual.summary(of: option))"
    }

    /// Whether the app shows the catalog's items only within another one.
    private func isOwned(_ name: String) -> Bool {
        catalogs.contains { $0.id.rawValue == name && !$0.isBrowsable }
    }
}

extension Completion {
    /// The words of a command line, without its options.
    private struct Line {
        private(set) var words: [String] = []
        /// The option whose value is being typed; nil if it is another word.
        private(set) var option: String?
        /// What is typed; nil without words.
        private(set) var typed: String?
        /// What precedes it in the same word, such as `--list=`.
        private(set) var beginning = ""

        var command: CommandName? { words.first.flatMap(CommandName.init(typed:)) }

        init(_ all: [String]) {
            typed = all.last
            for word in all.dropLast() {
                if word == "=" { continue }
                if option != nil {
                    option = nil
                } else if word.hasPrefix("-"), word != "-" {
                    option = Self.takesValue(word) ? word : nil
                } else {
                    words.append(word)
                }
            }
            guard let typed, option == nil || typed == "=" else { return }
            let parts = typed.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            if typed == "=" {
                self.typed = ""
            } else if parts.count == 2, Self.takesValue(String(parts[0])) {
                (option, self.typed) = (String(parts[0]), String(parts[1]))
                beginning = "\(parts[0])="
            }
        }

        private static func takesValue(_ option: String) -> Bool {
            CommandOption(rawValue: option)?.value != nil
                || ProgramOption(rawValue: option)?.value != nil
        }
    }
}
