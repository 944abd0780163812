import Catalog
import Foundation
import L10n

/// The text of the help, the manual page and the completions, from the descriptors of commands and
/// options.
struct Manual {
    let strings: Localizer

    /// Returns a command's description.
    func summary(of command: CommandName) -> String {
        strings("cli.help.command.\(command.rawValue)")
    }

    /// Returns an option's description.
    func summary(of option: some ArgumentOption) -> String {
        strings("cli.help.option.\(option.rawValue.dropFirst(2))")
    }

    /// Returns additional information about a command; nil if the list of options is sufficient.
    func note(on command: CommandName) -> String? {
        switch command {
        case .marks: strings("cli.help.note.marks")
        case .favorites: strings("cli.help.note.favorites")
        case .sync: strings("cli.help.note.sync")
        case .generate: strings("cli.help.note.generate")
        case .catalogs: strings("cli.help.note.catalogs")
        case .list, .show, .report, .serve: nil
        }
    }

    /// Returns the meaning of an exit code.
    func meaning(of code: ExitCode) -> String { strings("cli.help.exit.\(code.rawValue)") }

    /// Returns an option with its value's placeholder, such as `--page N`.
    static func form(of option: some ArgumentOption) -> String {
        [option.rawValue, option.value].compactMap(\.self).joined(separator: " ")
    }
}
