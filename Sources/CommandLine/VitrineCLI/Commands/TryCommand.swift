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
    let trial: CatalogTrial

    /// Tries the catalog and prints what that shows.
    ///
    /// - Returns: `done` if everything holds.
    func run() async throws(CommandFailure) -> ExitCode {
        var console = console
        let source = trial.source
        console.strings = console.strings.about(source.unreachable, key: source.key)
        if source.realm == .demo { console.note(console.strings("trial.demo")) }
        var result = ExitCode.done
        for await finding in trial.findings() {
            try show(finding, of: source.provider.descriptor, on: console)
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
    ) throws(CommandFailure) {
        if case .rows(let sample) = finding, !sample.items.isEmpty {
            let table = ItemTable(catalog: catalog, strings: console.strings)
            try console.out.table(table.lines(sample.items, [], columns: console.out.columns))
            try console.out.line()
        }
        let mark = console.strings.mark(of: finding)
        let shown = finding.holds ? mark : console.out.styled(mark, .error)
        try console.out.line("\(shown) \(console.strings.text(of: finding).harmless)")
    }
}
