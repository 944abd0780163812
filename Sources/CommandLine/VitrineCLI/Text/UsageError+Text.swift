import Foundation
import L10n

extension UsageError {
    /// Returns a description of the error and the valid values.
    func text(_ strings: Localizer) -> String {
        switch self {
        case .notUTF8(let bytes): strings("cli.usage.not-utf8", Self.escaped(bytes))
        case .unknownCommand(let name, let allowed):
            strings("cli.usage.unknown-command", name, Self.list(allowed))
        case .unknownOption(let name, let allowed):
            strings("cli.usage.unknown-option", name, Self.list(allowed))
        case .missingValue(let option): strings("cli.usage.missing-value", option)
        case .needlessValue(let option): strings("cli.usage.needless-value", option)
        case .repeated(let option): strings("cli.usage.repeated", option)
        case .exclusive(let first, let second): strings("cli.usage.exclusive", first, second)
        case .missingArgument(let name): strings("cli.usage.missing-argument", name)
        case .needlessArgument(let text): strings("cli.usage.needless-argument", text)
        case .tooLong(let name, let most):
            strings("cli.usage.too-long", name, strings.integer(most))
        case .badValue(let value, let name, let allowed):
            strings("cli.usage.bad-value", value, name, Self.list(allowed))
        case .malformed(let value, let name, let form):
            strings("cli.usage.bad-value", value, name, form.text(strings))
        case .notOffered(let option, let list): strings("cli.usage.not-offered", list, option)
        case .noLists(let catalog): strings("cli.usage.no-lists", catalog)
        case .noMarks(let kind, let catalog): strings("cli.usage.no-marks", kind, catalog)
        case .noStatistics(let catalog): strings("cli.usage.no-statistics", catalog)
        case .sessionFavorites(let catalog): strings("cli.usage.session-favorites", catalog)
        }
    }

    /// Returns text with `\xNN` for each byte that isn't UTF-8.
    private static func escaped(_ bytes: [UInt8]) -> String {
        var (text, rest) = ("", bytes[...])
        var (parser, iterator) = (Unicode.UTF8.ForwardParser(), bytes.makeIterator())
        while true {
            switch parser.parseScalar(from: &iterator) {
            case .valid(let scalar):
                text.unicodeScalars.append(Unicode.UTF8.decode(scalar))
                rest = rest.dropFirst(scalar.count)
            case .error(let count):
                text += rest.prefix(count).map { String(format: "\\x%02X", $0) }.joined()
                rest = rest.dropFirst(count)
            case .emptyInput: return text
            }
        }
    }

    private static func list(_ values: [String]) -> String {
        values.isEmpty ? "–" : values.joined(separator: ", ")
    }
}

extension UsageError.Form {
    fileprivate func text(_ strings: Localizer) -> String {
        switch self {
        case .page(nil): strings("cli.form.page")
        case .page(let maximum?): strings("cli.form.page-up-to", String(maximum))
        case .years: strings("cli.form.years", "1994-2008, 1994-, -2008, 1994")
        case .rating: strings("cli.form.rating")
        case .code(let example): strings("cli.form.code", example)
        case .day: strings("cli.form.day")
        case .number(let least, let most):
            strings("cli.form.number", String(least), String(most))
        case .text: strings("cli.form.text")
        case .address: strings("cli.form.address")
        case .assignment: "NAME=VALUE"
        }
    }
}
