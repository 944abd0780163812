public import Catalog
public import Foundation
public import L10n

extension AppModel {
    /// Returns the text of the alert for an error.
    public func alertMessage(for error: CatalogError) -> ErrorMessage {
        alertStrings.message(for: error)
    }

    /// The texts for the catalog that the alert is about.
    var alertStrings: Localizer {
        router.alertCatalog.map { dependencies.strings(of: $0) } ?? strings
    }

    /// Collects facts about an error for its alert.
    ///
    /// - Parameters:
    ///   - error: the error in the alert.
    ///   - system: the versions of the libraries in use.
    ///   - time: when the error happened; now by default.
    /// - Returns: the facts, including the list and item on screen.
    public func diagnosis(
        of error: CatalogError,
        system: String,
        time: Date = Date()
    ) -> Diagnosis {
        Diagnosis(
            error: error,
            version: version,
            language: strings.language,
            query: (filtered?.list ?? catalog.flatMap { list(of: $0) })?.query,
            item: router.openItem,
            system: system,
            time: time
        )
    }
}
