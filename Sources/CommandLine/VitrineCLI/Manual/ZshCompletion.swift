import Catalog

/// Completions for zsh, with a description of each command and option.
///
/// https://zsh.sourceforge.io/Doc/Release/Completion-System.html
struct ZshCompletion {
    let completions: Completions

    /// The script, whose first line registers it.
    var text: String {
        """
        #compdef vitrine
        \(Completions.header(.zsh))
        _vitrine() {
            local option='' path_='' catalog='' word
            local -a offers own
            # Ids of catalogs that the user added.
            own=(${XDG_CONFIG_HOME:-$HOME/.config}/vitrine/catalogs/*.vitrine.json(N:t))
            own=(${own%.vitrine.json})
            integer i
            for ((i = 2; i < CURRENT; i++)); do
                word=$words[i]
                case $word in
                    (\(completions.valued.joined(separator: "|")))
                        ((i + 1 == CURRENT)) && option=$word
                        ((i++))
                        ;;
                    (-*) ;;
                    (*)
                        path_+=${path_:+ }$word
                        case $word in
                            (\(catalogs)) catalog=$word ;;
                        esac
                        ;;
                esac
            done
            if [[ -z $option && $PREFIX == --*=* ]]; then
                option=${PREFIX%%=*}
                compset -P 1 '*='
            fi
            if [[ -n $option ]]; then
                case $option in
        \(values)
                esac
                return
            fi
            if [[ $PREFIX == -* ]]; then
                case ${path_%% *} in
        \(options)
                esac
                _describe -o option offers
                return
            fi
            case $path_ in
                ('')
        \(array(commands))
                    _describe command offers
                    ;;
        \(rules)
            esac
        }

        if [[ $funcstack[1] == _vitrine ]]; then
            _vitrine "$@"
        else
            compdef _vitrine vitrine
        fi

        """
    }

    private var catalogs: String { completions.catalogs.map(\.id.rawValue).joined(separator: "|") }

    private var commands: [String] {
        CommandName.allCases.map {
            Self.described($0.rawValue, completions.manual.summary(of: $0))
        }
    }

    private var values: String {
        completions.offering.map { "            (\($0.option)) \(offer($0.source)) ;;" }
            .joined(separator: "\n")
    }

    private var options: String {
        let manual = completions.manual
        let program = ProgramOption.allCases.map {
            Self.described($0.rawValue, manual.summary(of: $0))
        }
        let commands = CommandName.allCases.map { command in
            let options = command.options.map {
                Self.described($0.rawValue, manual.summary(of: $0))
            }
            return "            (\(command.rawValue))\n\(array(options))\n                ;;"
        }
        return (["            ('')\n\(array(program))\n                ;;"] + commands)
            .joined(separator: "\n")
    }

    private var rules: String {
        CompletionRule.all.map { rule in
            "        ('\(rule.path.joined(separator: " "))') \(offer(rule.source)) ;;"
        }.joined(separator: "\n")
    }

    private func offer(_ source: CompletionSource) -> String {
        if let words = completions.words(of: source) {
            let own = completions.hasOwnCatalogs(source) ? " $own" : ""
            return "compadd -- \(words.joined(separator: " "))\(own)"
        }
        return switch source {
        case .lists: byCatalog(completions.lists)
        case .sorts: byCatalog(completions.sorts)
        case .files: "_files"
        case .catalogs, .places, .words, .nothing: ""
        }
    }

    private func byCatalog(_ words: (CatalogDescriptor) -> [String]) -> String {
        let cases = completions.catalogs.map { catalog in
            let words = words(catalog).joined(separator: " ")
            return "(\(catalog.id.rawValue)) compadd -- \(words) ;;"
        }
        return "case $catalog in \(cases.joined(separator: " ")) esac"
    }

    private func array(_ entries: [String]) -> String {
        let lines = entries.map { "                    \($0)\n" }
        return "                offers=(\n\(lines.joined())                )"
    }

    /// Returns a word with its description, in which colons must be escaped.
    private static func described(_ word: String, _ text: String) -> String {
        Completions.quoted("\(word):\(text.replacing(":", with: #"\:"#))")
    }
}
