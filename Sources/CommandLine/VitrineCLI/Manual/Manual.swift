import Catalog
import Foundation
import L10n

/// What the help, the manual page and the completions say: made of the descriptors of commands and
/// options, and of the same words.
struct Manual {
    let strings: Localizer

    /// What a command does.
    func summary(of command: CommandName) -> String {
        strings("cli.help.command.\(command.rawValue)")
    }

    /// What an option is for.
    func summary(of option: some ArgumentOption) -> String {
        strings("cli.help.option.\(option.rawValue.dropFirst(2))")
    }

    /// What the list of options does not say; nil if there is nothing.
    func note(on command: CommandName) -> String? {
        switch command {
        case .favorites: strings("cli.help.note.favorites")
        case .sync: strings("cli.help.note.sync")
        case .generate: strings("cli.help.note.generate")
        case .list, .show, .report, .serve: nil
        }
    }

    /// What an exit code means.
    func meaning(of code: ExitCode) -> String { strings("cli.help.exit.\(code.rawValue)") }

    /// An option with the placeholder of its value, such as `--page N`.
    static func form(of option: some ArgumentOption) -> String {
        [option.rawValue, option.value].compactMap(\.self).joined(separator: " ")
    }
}
