public import Catalog
import Features
public import Foundation
public import L10n
public import Library
public import Primitives

/// The command-line front end, which runs commands and writes results and errors.
public struct Console: Sendable {
    /// The localized strings; exit codes, JSON and the prefix `Error:` aren't localized.
    var strings: Localizer
    /// The destination of results.
    let out: Output
    /// The destination of errors, notes and progress.
    let err: Output
    /// Returns the time since a fixed moment, which never decreases.
    let uptime: @Sendable () -> Duration
    /// The user's catalogs whose files can't be used; none by default.
    public var damaged: [CatalogEntry] = []

    /// Creates a console, by default with the process's standard streams and a system clock.
    public init(
        strings: Localizer,
        out: Output = .standardOutput(),
        err: Output = .standardError(),
        uptime: @escaping @Sendable () -> Duration = Self.systemUptime()
    ) {
        self.strings = strings
        self.out = out
        self.err = err
        self.uptime = uptime
    }

    /// Returns a clock that measures the time since this call.
    public static func systemUptime() -> @Sendable () -> Duration {
        let start = ContinuousClock.now
        return { ContinuousClock.now - start }
    }

    /// Runs commands that don't need a library: help, version, completion, and texts generated from
    /// the description of the command line.
    ///
    /// - Parameters:
    ///   - invocation: the parsed command line.
    ///   - version: the program version, such as `0.1.0`.
    ///   - catalogs: the catalogs whose names are completed, beside those of damaged files; none by
    ///     default.
    ///   - date: the date on the manual page; now by default.
    /// - Returns: the exit code; nil if the command needs the library.
    public func runAlone(
        _ invocation: Invocation,
        version: String,
        catalogs: [CatalogDescriptor] = [],
        date: Date = Date()
    ) -> ExitCode? {
        switch invocation {
        case .help(let command):
            ended { () throws(CommandFailure) in
                for line in HelpText(strings: strings).lines(for: command) { try out.line(line) }
            }
        case .version:
            ended { () throws(CommandFailure) in try out.line("vitrine \(version)") }
        case .generate(let arguments):
            ended { () throws(CommandFailure) in
                let manual = Manual(strings: strings)
                let text =
                    switch arguments.kind {
                    case .man: ManualPage(manual: manual, version: version, date: date).text
                    case .bash: CompletionScript.bash
                    case .zsh: CompletionScript.zsh
                    case .fish: CompletionScript.fish
                    }
                try out.text(text)
            }
        case .complete(let words):
            ended { () throws(CommandFailure) in
                let completion = Completion(
                    manual: Manual(strings: strings),
                    catalogs: catalogs,
                    names: catalogs.map(\.id.rawValue)
                        + damaged.compactMap(\.name).filter {
                            $0.wholeMatch(of: /[a-z][a-z0-9-]*/) != nil
                        }
                )
                for line in completion.lines(for: words) { try out.line(line) }
            }
        case .open, .link, .service, .list, .show, .marks, .report, .sync, .catalogs, .serve:
            nil
        }
    }

    /// Runs `catalogs`, which needs the user's files and keys but no library.
    ///
    /// - Parameters:
    ///   - arguments: the subcommand.
    ///   - files: the user's files.
    ///   - keys: the keys that the user saved.
    ///   - trial: returns the trial of a catalog; nil if there is none with the id.
    ///   - draft: makes a catalog's file from the address of a list.
    /// - Returns: the exit code.
    public func run(
        _ arguments: CatalogsArguments,
        files: any CatalogFiles,
        keys: any CatalogKeys,
        trial: @escaping @Sendable (TrialTarget) throws -> CatalogTrial?,
        draft: @escaping MakeDraft
    ) async -> ExitCode {
        do throws(CommandFailure) {
            return try await CatalogsCommand(
                console: self,
                files: files,
                keys: keys,
                trial: trial,
                draft: draft
            ).run(arguments)
        } catch {
            return report(error)
        }
    }

    /// Runs `list`, `show`, `marks`, `report` and `sync` with a library; does nothing for other
    /// commands.
    ///
    /// Cancelling the task ends the command with `interrupted`.
    ///
    /// - Parameters:
    ///   - invocation: the parsed command line.
    ///   - library: the source of all data.
    ///   - imageWidths: the pixel widths that `sync` downloads; empty, the default, for full size.
    ///   - ownFolders: the folders with the program's files, which exports must not write to; none
    ///     by default.
    /// - Returns: the exit code.
    public func run(
        _ invocation: Invocation,
        library: Library,
        imageWidths: [Int] = [],
        ownFolders: OwnFolders = OwnFolders()
    ) async -> ExitCode {
        var console = self
        if let catalog = invocation.catalog.map(CatalogID.init) {
            console.strings = strings.about(
                { library.unreachable(of: catalog) },
                key: { library.key(of: catalog) }
            )
        }
        do {
            switch invocation {
            case .list(let arguments):
                try await ListCommand(console: console, library: library).run(arguments)
            case .show(let arguments):
                try await ShowCommand(console: console, library: library).run(arguments)
            case .marks(let arguments):
                return try await MarksCommand(
                    console: console,
                    library: library,
                    ownFolders: ownFolders
                ).run(arguments)
            case .report(let arguments):
                try await ReportCommand(console: console, library: library).run(arguments)
            case .sync(let arguments):
                return try await SyncCommand(
                    console: console,
                    library: library,
                    imageWidths: imageWidths
                ).run(arguments)
            case .open, .link, .service, .help, .version, .catalogs, .serve, .generate, .complete:
                break
            }
            return .done
        } catch {
            return console.report(error)
        }
    }

    /// Reports an invalid command line.
    public func report(_ error: UsageError) -> ExitCode {
        if case .badValue(let name, of: "CATALOG", _) = error,
            let file = damaged.first(where: { $0.name == name })
        {
            complain(of: file.issues, in: file.file?.path ?? name)
            return .usage
        }
        complain(error.text(strings), advice: strings("cli.usage.advice"))
        return .usage
    }
}

extension Console {
    /// Reports why a command ended early.
    func report(_ failure: CommandFailure) -> ExitCode {
        switch failure {
        case .usage(let error): return report(error)
        case .catalog(.cancelled), .output(.cancelled): return .interrupted
        case .catalog(let error):
            let message = strings.message(for: error)
            complain(message.text, advice: message.advice)
            if error == .offline, case .service(_, let host?) = strings.unreachable() {
                note(strings("error.custom-host", host))
            }
            return ExitCode(error)
        case .nothingStored:
            complain(strings("cli.nothing-stored"), advice: nil)
            return .offline
        case .output(.closed): return .done
        case .output(.failed(let code)):
            complain(strings("cli.output-failed", String(code)), advice: nil)
            return .storage
        case .file(let failure):
            complain(strings.text(of: failure.error, in: failure.file), advice: nil)
            return .storage
        }
    }

    /// Writes an error and any advice.
    func complain(_ text: String, advice: String?) {
        // As with notes, a failure to write can't be reported anywhere.
        try? err.complaint(text)
        if let advice { note(advice) }
    }

    /// Writes a line for each issue of a file, mistakes as errors.
    func complain(of issues: [ManifestIssue], in name: String) {
        for issue in issues {
            let text = "\(name): \(strings.text(of: issue))".harmless
            if issue.isWarning { note(text) } else { complain(text, advice: nil) }
        }
    }

    /// Writes a line for the user that isn't part of the result.
    func note(_ text: String) {
        // If standard error is also closed, nothing can be reported; the exit code remains.
        try? err.note(text)
    }

    /// Writes a result unchanged, and reports any failure.
    package func result(_ text: String) -> ExitCode {
        ended { () throws(CommandFailure) in try out.text(text) }
    }

    /// Converts a failure to write into an exit code.
    private func ended(_ body: () throws(CommandFailure) -> Void) -> ExitCode {
        do {
            try body()
            return .done
        } catch {
            return report(error)
        }
    }
}

extension CatalogEntry {
    /// What the file of a damaged catalog is named after, usually an id; nil without a file.
    fileprivate var name: String? { file?.lastPathComponent.replacing(".vitrine.json", with: "") }
}
