/// A shell's script, which asks `vitrine complete` for what to offer.
///
/// https://www.gnu.org/software/bash/manual/html_node/Programmable-Completion.html,
/// https://zsh.sourceforge.io/Doc/Release/Completion-System.html,
/// https://fishshell.com/docs/current/completions.html
enum CompletionScript {
    static let bash = #"""
        # Written by `vitrine generate bash`; do not edit.
        _vitrine() {
            mapfile -t COMPREPLY < <(vitrine complete "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
            if [[ ${COMPREPLY[0]} == :files ]]; then
                compopt -o filenames 2>/dev/null
                mapfile -t COMPREPLY < <(compgen -f -- "${COMP_WORDS[COMP_CWORD]#=}")
            else
                COMPREPLY=("${COMPREPLY[@]%%$'\t'*}")
            fi
        }
        complete -F _vitrine vitrine

        """#

    static let zsh = #"""
        #compdef vitrine
        # Written by `vitrine generate zsh`; do not edit.
        local -a offers
        offers=("${(@f)$(vitrine complete "${(@)words[2,CURRENT]}" 2>/dev/null)}")
        if [[ $offers[1] == :files ]]; then
            [[ $PREFIX == --*=* ]] && compset -P 1 '*='
            _files
        elif [[ -n $offers[1] ]]; then
            offers=("${(@)offers//:/\\:}")
            offers=("${(@)offers/$'\t'/:}")
            _describe vitrine offers
        fi

        """#

    static let fish = #"""
        # Written by `vitrine generate fish`; do not edit.
        function __vitrine_offers
            set -l words (commandline -opc) (commandline -ct)
            set -l offers (command vitrine complete $words[2..] 2>/dev/null)
            if test "$offers" = :files
                __fish_complete_path (commandline -ct | string replace -r '^--.*?=' '')
            else
                string join \n -- $offers
            end
        end
        complete -c vitrine -f -a '(__vitrine_offers)'

        """#
}
