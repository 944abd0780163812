public import Catalog
public import Foundation
public import L10n
public import Library

/// The command line as a face of the library: runs commands, writes results and errors.
public struct Console: Sendable {
    /// The words for people; neither exit codes nor JSON nor the prefix `Error:` are among them.
    let strings: Localizer
    /// Where results go.
    let out: Output
    /// Where errors, notes and progress go.
    let err: Output

    /// Makes a console; by default that of the process.
    public init(
        strings: Localizer,
        out: Output = .standardOutput,
        err: Output = .standardError
    ) {
        self.strings = strings
        self.out = out
        self.err = err
    }

    /// Runs what needs no library: help and version.
    ///
    /// - Parameters:
    ///   - invocation: what is asked for.
    ///   - version: the version of the program, such as `0.1.0`.
    /// - Returns: the exit code; nil where the library is needed.
    public func runAlone(_ invocation: Invocation, version: String) -> ExitCode? {
        switch invocation {
        case .help(let command):
            ended { () throws(OutputError) in
                for line in HelpText(strings: strings).lines(for: command) { try out.line(line) }
            }
        case .version:
            ended { () throws(OutputError) in try out.line("vitrine \(version)") }
        case .list, .show, .favorites, .report, .sync, .serve: nil
        }
    }

    /// Runs `list`, `show`, `favorites`, `report` and `sync` against a library; everything else does
    /// nothing here.
    ///
    /// Cancelling the task ends the command with `interrupted`.
    ///
    /// - Parameters:
    ///   - invocation: what is asked for.
    ///   - library: where the data is.
    ///   - imageAddress: the address of an artwork of a catalogue as large as it is; nil where its
    ///     path makes none. The library's requests for images know it.
    ///   - imageWidths: the widths in pixels in which `sync` loads pictures; empty, as by default,
    ///     for pictures as large as they are.
    /// - Returns: how it ended.
    public func run(
        _ invocation: Invocation,
        library: Library,
        imageAddress: @escaping @Sendable (Artwork, CatalogID) -> URL?,
        imageWidths: [Int] = []
    ) async -> ExitCode {
        do {
            switch invocation {
            case .list(let arguments):
                try await ListCommand(console: self, library: library, imageAddress: imageAddress)
                    .run(arguments)
            case .show(let arguments):
                try await ShowCommand(console: self, library: library, imageAddress: imageAddress)
                    .run(arguments)
            case .favorites(let arguments):
                return try await FavoritesCommand(
                    console: self,
                    library: library,
                    imageAddress: imageAddress
                ).run(arguments)
            case .report(let arguments):
                try await ReportCommand(console: self, library: library).run(arguments)
            case .sync(let arguments):
                return try await SyncCommand(
                    console: self,
                    library: library,
                    imageWidths: imageWidths
                ).run(arguments)
            case .help, .version, .serve: break
            }
            return .done
        } catch {
            return report(error)
        }
    }

    /// Says what is wrong with a command line.
    public func report(_ error: UsageError) -> ExitCode {
        complain(error.text(strings), advice: strings("cli.usage.advice"))
        return .usage
    }
}

extension Console {
    /// Says why a command did not come to its end.
    func report(_ failure: CommandFailure) -> ExitCode {
        switch failure {
        case .usage(let error): return report(error)
        case .catalog(.cancelled): return .interrupted
        case .catalog(let error):
            let message = strings.message(for: error)
            complain(message.text, advice: message.advice)
            return ExitCode(error)
        case .nothingStored:
            complain(strings("cli.nothing-stored"), advice: nil)
            return .offline
        case .output(.closed): return .done
        case .output(.failed(let code)):
            complain(strings("cli.output-failed", String(code)), advice: nil)
            return .storage
        case .file(let failure):
            complain(failure.text(strings), advice: nil)
            return .storage
        }
    }

    /// Says what went wrong and, where there is any, what can be done.
    func complain(_ text: String, advice: String?) {
        note("Error: \(text)")
        if let advice { note(advice) }
    }

    /// Writes a line for people beside the result.
    func note(_ text: String) {
        // Where standard error is gone too there is nobody left to tell; the exit code stays.
        try? err.line(text.harmless)
    }

    /// Writes something and turns a failure to write into an exit code.
    private func ended(_ body: () throws(OutputError) -> Void) -> ExitCode {
        do {
            try body()
            return .done
        } catch {
            return report(CommandFailure.output(error))
        }
    }
}
