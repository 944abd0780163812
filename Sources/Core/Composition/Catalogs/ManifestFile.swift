import Catalog
import Foundation
import Manifests

/// A file in the folder with the user's manifests.
public struct ManifestFile: Sendable {
    let url: URL
    /// The manifest, or why it can't be used.
    let content: Result<Manifest, ManifestError>
    /// What the file described before it was damaged in this run; nil by default.
    var lastGood: Manifest?

    /// The manifest, or else the last good one.
    var manifest: Manifest? {
        if case .success(let manifest) = content { manifest } else { lastGood }
    }

    /// The catalog that the file describes.
    var entry: CatalogEntry {
        var entry =
            switch content {
            case .success(let manifest): CatalogEntry(manifest, file: url)
            case .failure(let error):
                lastGood.map { CatalogEntry($0, file: url, issues: error.issues) }
                    ?? CatalogEntry(descriptor: nil, file: url, issues: error.issues)
            }
        entry.linkTarget = url.linkTarget
        return entry
    }
}

extension CatalogEntry {
    init(_ manifest: Manifest, file: URL?, issues: [ManifestIssue]? = nil) {
        self.init(
            descriptor: manifest.descriptor,
            file: file,
            service: manifest.asked.allSatisfy { $0.answer != nil } ? manifest.service.base : nil,
            needsKey: manifest.service.key != nil,
            issues: issues ?? manifest.warnings
        )
    }
}

extension URL {
    /// The file that a link leads to, which needn't exist; nil if this isn't a link.
    var linkTarget: URL? {
        let target = resolvingSymlinksInPath()
        let folder = deletingLastPathComponent().resolvingSymlinksInPath()
        return target == folder.appending(path: lastPathComponent) ? nil : target
    }
}
