import Catalog

/// GNU Bash completions, which don't need the package `bash-completion`.
///
/// https://www.gnu.org/software/bash/manual/html_node/Programmable-Completion.html
struct BashCompletion {
    let completions: Completions

    /// The script.
    var text: String {
        """
        \(Completions.header(.bash))
        _vitrine_offer() {
            local word
            while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -W "$1" -- "$cur")
        }

        # Ids of catalogs that the user added. A name with other characters isn't an id.
        _vitrine_own() {
            local file
            for file in "${XDG_CONFIG_HOME:-$HOME/.config}"/vitrine/catalogs/*.vitrine.json; do
                file=${file##*/}
                file=${file%.vitrine.json}
                [[ $file =~ ^[a-z][a-z0-9-]*$ ]] && printf ' %s' "$file"
            done
        }

        _vitrine() {
            local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD - 1]}
            local i path='' catalog=''
            COMPREPLY=()
            # Bash takes the equals sign of --list=popular for a word of its own.
            if [[ $cur == = ]]; then
                cur=''
            elif [[ $prev == = ]]; then
                prev=${COMP_WORDS[COMP_CWORD - 2]}
            fi
            for ((i = 1; i < COMP_CWORD; i++)); do
                case ${COMP_WORDS[i]} in
                    \(completions.valued.joined(separator: "|")))
                        [[ ${COMP_WORDS[i + 1]} == = ]] && ((i++))
                        ((i++))
                        ;;
                    -* | =) ;;
                    *)
                        path+=${path:+ }${COMP_WORDS[i]}
                        case ${COMP_WORDS[i]} in
                            \(catalogs)) catalog=${COMP_WORDS[i]} ;;
                        esac
                        ;;
                esac
            done
            case $prev in
        \(values)
                \(completions.valued.joined(separator: "|"))) return ;;
            esac
            if [[ $cur == -* ]]; then
                case ${path%% *} in
        \(options)
                esac
                return
            fi
            case $path in
                '') _vitrine_offer '\(CommandName.allCases.map(\.rawValue).joined(separator: " "))' ;;
        \(rules)
            esac
        }

        complete -F _vitrine vitrine

        """
    }

    private var catalogs: String {
        completions.catalogs.map(\.id.rawValue).joined(separator: " | ")
    }

    private var values: String {
        completions.offering.map { "        \($0.option))\n\(offer($0.source))        ;;" }
            .joined(separator: "\n")
            .replacing("        ;;", with: "            return\n            ;;")
    }

    private var options: String {
        let program = ProgramOption.allCases.map(\.rawValue).joined(separator: " ")
        let commands = CommandName.allCases.map { command in
            let words = command.options.map(\.rawValue).joined(separator: " ")
            return "            \(command.rawValue)) _vitrine_offer '\(words)' ;;"
        }
        return (["            '') _vitrine_offer '\(program)' ;;"] + commands)
            .joined(separator: "\n")
    }

    private var rules: String {
        CompletionRule.all.map { rule in
            "        '\(rule.path.joined(separator: " "))')\n\(offer(rule.source))            ;;"
        }.joined(separator: "\n")
    }

    private func offer(_ source: CompletionSource) -> String {
        let indent = "            "
        if let words = completions.words(of: source) {
            let own = completions.hasOwnCatalogs(source) ? "\"$(_vitrine_own)\"" : ""
            return "\(indent)_vitrine_offer '\(words.joined(separator: " "))'\(own)\n"
        }
        switch source {
        case .lists: return byCatalog(completions.lists)
        case .sorts: return byCatalog(completions.sorts)
        case .files:
            return """
                \(indent)compopt -o filenames
                \(indent)while IFS= read -r i; do COMPREPLY+=("$i"); done < <(compgen -f -- "$cur")

                """
        case .catalogs, .places, .words, .nothing: return ""
        }
    }

    private func byCatalog(_ words: (CatalogDescriptor) -> [String]) -> String {
        let cases = completions.catalogs.map { catalog in
            let words = words(catalog).joined(separator: " ")
            return "                \(catalog.id.rawValue)) _vitrine_offer '\(words)' ;;\n"
        }
        return "            case $catalog in\n\(cases.joined())            esac\n"
    }
}
