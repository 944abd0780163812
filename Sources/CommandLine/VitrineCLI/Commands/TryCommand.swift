public import Catalog
public import Foundation
import L10n

/// A catalog to try.
public enum TrialTarget: Sendable {
    /// One that is added or built in.
    case catalog(CatalogID)
    /// One that a manifest describes.
    case manifest(Data)
}

/// The command `vitrine catalogs try`.
struct TryCommand {
    let console: Console
    let files: any CatalogFiles
    /// Returns a trial; nil if there is no such catalog.
    let trial: @Sendable (TrialTarget) throws -> CatalogTrial?

    /// Tries a catalog and prints what it shows.
    ///
    /// - Returns: `done` if everything holds.
    func run(_ name: String) async throws(CommandFailure) -> ExitCode {
        guard let trial = try trial(named: name) else { return .usage }
        var console = console
        console.strings = console.strings.about(trial.source.unreachable)
        var result = ExitCode.done
        for await finding in trial.findings() {
            do {
                try show(finding, of: trial.source.provider.descriptor, on: console)
            } catch {
                throw .output(error)
            }
            guard !finding.holds else { continue }
            if case .failed(.rows, let error) = finding { return ExitCode(error) }
            result = .service
        }
        return Task.isCancelled ? .interrupted : result
    }

    private func show(
        _ finding: CatalogTrial.Finding,
        of catalog: CatalogDescriptor,
        on console: Console
    ) throws(OutputError) {
        if case .rows(let sample) = finding, !sample.items.isEmpty {
            let table = ItemTable(catalog: catalog, strings: console.strings)
            try console.out.table(table.lines(sample.items, [], columns: console.out.columns))
            try console.out.line()
        }
        let mark =
            switch finding {
            case _ where !finding.holds: console.out.styled("✗", .error)
            case .absent, .gap: "–"
            default: "✓"
            }
        try console.out.line("\(mark) \(console.strings.text(of: finding).harmless)")
    }

    /// Returns the trial of a file, of a catalog unless a file has its name, or of an example.
    ///
    /// - Returns: nil if the file's mistakes were printed.
    private func trial(named name: String) throws(CommandFailure) -> CatalogTrial? {
        let isFile = name == "-" || FileManager.default.fileExists(atPath: name)
        do {
            if !isFile, let found = try trial(.catalog(CatalogID(name))) { return found }
            let data = try CatalogsCommand(console: console, files: files).data(of: name)
            console.complain(of: try files.check(data).issues, in: name)
            return try trial(.manifest(data))
        } catch let error as ManifestError {
            console.complain(of: error.issues, in: name)
            return nil
        } catch let error as CommandFailure {
            throw error
        } catch {
            throw .catalog((error as? CatalogError) ?? .server(status: 503, message: "\(error)"))
        }
    }
}
