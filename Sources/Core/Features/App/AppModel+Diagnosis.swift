public import Catalog
public import Foundation
import L10n

extension AppModel {
    /// What is known about an error while its alert is open.
    ///
    /// - Parameters:
    ///   - error: what went wrong.
    ///   - system: the versions of what the program runs on.
    ///   - time: when it went wrong; now by default.
    /// - Returns: the facts, with what is on screen as what was asked for.
    public func diagnosis(
        of error: CatalogError,
        system: String,
        time: Date = Date()
    ) -> Diagnosis {
        Diagnosis(
            error: error,
            version: version,
            language: strings.language,
            query: catalog.flatMap { list(of: $0)?.query },
            item: router.openItem,
            system: system,
            time: time
        )
    }
}
