import Foundation
import L10n

/// The program's manual page, in the language of its strings.
///
/// https://man7.org/linux/man-pages/man7/groff_man.7.html
struct ManualPage {
    let manual: Manual
    /// The program version, such as `1.0.0`.
    let version: String
    /// The date on the page, in UTC.
    let date: Date

    /// The page as roff with the `man` macros, in UTF-8.
    var text: String {
        let parts = [
            title, name, synopsis, description, commands, exitStatus, environment, files, examples,
        ]
        return parts.joined().map { "\($0)\n" }.joined()
    }
}

// MARK: Sections

extension ManualPage {
    private var strings: Localizer { manual.strings }

    private var title: [String] {
        let parts = Calendar.utc.dateComponents([.year, .month, .day], from: date)
        let day = String(
            format: "%04d-%02d-%02d",
            parts.year ?? 1970,
            parts.month ?? 1,
            parts.day ?? 1
        )
        return [
            #".\" Written by "vitrine generate man"; do not edit."#,
            ".TH VITRINE 1 \(day) \"vitrine \(version)\"",
        ]
    }

    private var name: [String] {
        section("name") + ["vitrine \\- \(Self.escaped(strings("cli.man.summary")))"]
    }

    private var synopsis: [String] {
        section("synopsis")
            + [
                Self.bold("vitrine") + " [" + Self.option(ProgramOption.open) + "]", ".br",
                Self.bold("vitrine") + " " + Self.italic("LINK"), ".br",
                Self.bold("vitrine") + " " + Self.italic("COMMAND") + " [" + Self.italic("ARGUMENT")
                    + "…]", ".br",
                Self.bold("vitrine") + " " + Self.option(ProgramOption.help) + "|"
                    + Self.option(ProgramOption.version),
            ]
    }

    private var description: [String] {
        section("description") + Self.filled(strings("cli.man.description")) + [".PP"]
            + Self.filled(strings("cli.help.program"))
            + ProgramOption.allCases.flatMap { entry(Self.option($0), manual.summary(of: $0)) }
    }

    private var commands: [String] {
        section("commands")
            + CommandName.allCases.flatMap { command in
                let usage = HelpText(strings: strings).usage(of: command)
                let note = manual.note(on: command).map { [".PP"] + Self.filled($0) } ?? []
                let summary = Self.escaped(manual.summary(of: command)) + "."
                return [".SS \(command.rawValue)", Self.bold(usage), ".PP", summary]
                    + command.options.flatMap { entry(Self.option($0), manual.summary(of: $0)) }
                    + note
            }
    }

    private var exitStatus: [String] {
        section("exit")
            + ExitCode.allCases.flatMap { code in
                entry(Self.bold(String(code.rawValue)), manual.meaning(of: code))
            }
    }

    private var environment: [String] {
        section("environment")
            + EnvironmentVariable.allCases.flatMap { variable in
                entry(Self.bold(variable.rawValue), strings("cli.man.variable.\(variable.word)"))
            }
    }

    private var files: [String] {
        let paths = [
            ("~/.local/share/vitrine", "store"), ("~/.cache/vitrine", "images"),
            ("~/.config/vitrine/settings.json", "settings"),
            ("~/.config/vitrine/catalogs/*.vitrine.json", "catalogs"),
            ("PREFIX/share/vitrine/output.schema.json", "schema"),
            ("PREFIX/share/vitrine/catalog.schema.json", "catalog-schema"),
        ]
        return section("files")
            + paths.flatMap { entry(Self.italic($0.0), strings("cli.man.file.\($0.1)")) }
    }

    private var examples: [String] {
        let lines = [
            ("vitrine list movies --list top-rated --genre Drama --years 1990-1999", "list"),
            ("vitrine list movies --search knight --offline --json", "offline"),
            ("vitrine sync movies --pages 3", "sync"),
            ("vitrine marks export marks.json", "export"),
            ("vitrine catalogs check books.vitrine.json", "check"),
        ]
        return section("examples")
            + lines.flatMap { entry(Self.bold($0.0), strings("cli.man.example.\($0.1)")) }
    }
}

// MARK: Roff

extension ManualPage {
    private func section(_ name: String) -> [String] {
        [".SH \"\(Self.escaped(strings("cli.man.section.\(name)").uppercased()))\""]
    }

    private func entry(_ tag: String, _ text: String) -> [String] {
        [".TP", tag] + Self.filled(text)
    }

    private static func option(_ option: some ArgumentOption) -> String {
        [bold(option.rawValue), option.value.map(italic)].compactMap(\.self).joined(separator: " ")
    }

    private static func bold(_ text: String) -> String { #"\fB"# + escaped(text) + #"\fR"# }

    private static func italic(_ text: String) -> String { #"\fI"# + escaped(text) + #"\fR"# }

    /// Wraps running text into lines that are easy to edit.
    private static func filled(_ text: String) -> [String] {
        text.wrapped(to: 72).map(escaped)
    }

    /// Escapes text so that it contains no escape sequences, requests or typographic hyphens.
    private static func escaped(_ text: String) -> String {
        let escaped = text.replacing("\\", with: #"\e"#).replacing("-", with: #"\-"#)
            .replacing("\"", with: #"\(dq"#).replacing("~", with: #"\(ti"#)
        return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? #"\&"# + escaped : escaped
    }
}

extension Calendar {
    fileprivate static var utc: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }
}
