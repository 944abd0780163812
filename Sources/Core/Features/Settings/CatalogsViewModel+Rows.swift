public import Catalog
public import Foundation
import L10n

extension CatalogsViewModel {
    /// A catalog, or a file that can't be used.
    public struct Row: Identifiable, Hashable, Sendable {
        /// The catalog's id, or the file's path.
        public let id: String
        /// The catalog; nil for a file that can't be used.
        public let catalog: CatalogID?
        /// The catalog's name, or the file's.
        public let title: String
        /// The service's address, or what is wrong with the file.
        public let detail: String
        /// Whether the catalog is shown.
        public let isOn: Bool
        /// Whether the catalog can be turned on or off; the last one that is on can't.
        public let canSwitch: Bool
        /// Whether the user added the catalog or the file.
        public let isRemovable: Bool
        /// The file that describes it; nil for a catalog that is part of the program.
        public let file: URL?
        /// The first mistake in the file; nil if it can be used.
        public let mistake: String?
        /// Whether the service needs a key.
        public let needsKey: Bool
        /// Whether the user can include the service in the search across all catalogs.
        public let canAskEverywhere: Bool
    }

    /// Returns a message that the file of a catalog on screen was damaged; nil if it can be used.
    func fileNotice(of catalog: CatalogID) -> String? {
        guard let row = rows.first(where: { $0.catalog == catalog }), let mistake = row.mistake,
            let file = row.file
        else { return nil }
        return strings("list.file-notice", file.lastPathComponent, mistake)
    }

    /// An example that is part of the program, which the user can add.
    public struct Example: Identifiable, Hashable, Sendable {
        /// The catalog.
        public let id: CatalogID
        /// The catalog's name.
        public let title: String
        /// The credit that its service asks for.
        public let credit: String
    }

    func example(_ entry: CatalogEntry) -> Example? {
        guard let descriptor = entry.descriptor else { return nil }
        let credit = Credit(of: descriptor, strings: strings)?.text
        return Example(
            id: descriptor.id,
            title: strings.caption(descriptor.title),
            credit: credit ?? entry.service?.shownHost ?? ""
        )
    }

    func words(for failure: CatalogRemovalError) -> String {
        switch failure {
        case .file(let error): error.issues.map(strings.text).joined(separator: "\n")
        case .library(let error): strings.message(for: error).text
        case .key(let failure): strings.text(of: failure)
        }
    }
}
