import Catalog

/// Completions for fish, with a description of each command and option.
///
/// https://fishshell.com/docs/current/completions.html
struct FishCompletion {
    let completions: Completions

    /// The script.
    var text: String {
        """
        \(Completions.header(.fish))
        # The words before the cursor that are no options.
        function __vitrine_path
            set -l skips 0
            for word in (commandline -opc)[2..]
                if test $skips = 1
                    set skips 0
                    continue
                end
                switch $word
                    case \(completions.valued.joined(separator: " "))
                        set skips 1
                    case '-*'
                    case '*'
                        echo $word
                end
            end
        end

        function __vitrine_at
            set -l path (__vitrine_path)
            test "$path" = "$argv"
        end

        function __vitrine_command
            set -l path (__vitrine_path)
            test "$path[1]" = "$argv"
        end

        function __vitrine_catalog
            set -l path (__vitrine_path)
            contains -- $argv $path
        end

        # Ids of catalogs that the user added.
        function __vitrine_own
            set -l folder $XDG_CONFIG_HOME
            test -n "$folder"; or set folder ~/.config
            for file in $folder/vitrine/catalogs/*.vitrine.json
                string replace -r '.*/(.*)\\.vitrine\\.json$' '$1' -- $file
            end
        end

        complete -c vitrine -f
        \((program + commands + rules).joined(separator: "\n"))

        """
    }

    private var program: [String] {
        ProgramOption.allCases.flatMap { option in
            lines(option, source: option.completion, at: "__vitrine_at ''")
        }
    }

    private var commands: [String] {
        CommandName.allCases.flatMap { command in
            let words = Completions.quoted(completions.manual.summary(of: command))
            let line =
                "complete -c vitrine -n \"__vitrine_at ''\" -a \(command.rawValue) -d \(words)"
            let options = command.options.flatMap {
                lines($0, source: $0.completion, at: "__vitrine_command \(command.rawValue)")
            }
            return [line] + options
        }
    }

    private var rules: [String] {
        CompletionRule.all.map { rule in
            let place = "-n '__vitrine_at \(rule.path.joined(separator: " "))'"
            return "complete -c vitrine \(place) " + (offers(rule.source) ?? "-F")
        }
    }

    /// Returns the option with a source's words; nil if they aren't fixed.
    private func offers(_ source: CompletionSource) -> String? {
        completions.words(of: source).map { words in
            let own = completions.hasOwnCatalogs(source) ? " (__vitrine_own)" : ""
            return "-a '\(words.joined(separator: " "))\(own)'"
        }
    }

    /// Returns an option's line, and another per catalog if its values depend on the catalog.
    private func lines(
        _ option: some ArgumentOption,
        source: CompletionSource,
        at place: String
    ) -> [String] {
        let name = option.rawValue.dropFirst(2)
        let words = Completions.quoted(completions.manual.summary(of: option))
        let line = "complete -c vitrine -n \"\(place)\" -l \(name) -d \(words)"
        guard option.value != nil else { return [line] }
        switch source {
        case .lists: return [line + " -x"] + byCatalog(String(name), place, completions.lists)
        case .sorts: return [line + " -x"] + byCatalog(String(name), place, completions.sorts)
        case .files: return [line + " -r -F"]
        case .catalogs, .places, .words, .nothing:
            return [line + " -x" + (offers(source).map { " \($0)" } ?? "")]
        }
    }

    private func byCatalog(
        _ name: String,
        _ place: String,
        _ words: (CatalogDescriptor) -> [String]
    ) -> [String] {
        completions.catalogs.filter { !words($0).isEmpty }.map { catalog in
            "complete -c vitrine -n \"\(place); and __vitrine_catalog \(catalog.id.rawValue)\" "
                + "-l \(name) -x -a '\(words(catalog).joined(separator: " "))'"
        }
    }
}
