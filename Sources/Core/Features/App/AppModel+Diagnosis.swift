public import Catalog
public import Foundation
import L10n

extension AppModel {
    /// What is known about an error while its alert is open.
    ///
    /// - Parameters:
    ///   - error: the error in the alert.
    ///   - system: the versions of the libraries in use.
    ///   - time: when it happened; now by default.
    /// - Returns: the facts, including what is on screen.
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
