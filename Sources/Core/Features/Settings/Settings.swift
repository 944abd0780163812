public import Catalog
public import Foundation
public import L10n

/// What a person chose for the whole app; a key is never among it.
public struct Settings: Hashable, Sendable {
    /// The size of the image cache where nothing was chosen, in bytes.
    public static let usualImageCacheBytes = 256_000_000

    /// Where catalogs come from, by the catalog's name; a name that is missing was not chosen.
    var sources: [String: SourceChoice] = [:]
    /// The proxy for requests to other machines; nil for the system's choice.
    public var proxy: URL?
    /// The language of titles and texts; nil for that of the interface.
    public var contentLanguage: Language?
    /// The language of the interface; nil for the system's choice.
    public var interfaceLanguage: Language?
    /// Light or dark; as the system has it by default.
    public var appearance = Appearance.system
    /// Whether things move; as the system has it by default.
    public var motion = Motion.system
    /// What images may take on disk, in bytes.
    public var imageCacheBytes = Settings.usualImageCacheBytes
    /// Whether the line about demonstration data was put away.
    public var isDemoNoticeDismissed = false

    /// Nothing is chosen.
    public init() {}

    /// Where a catalog comes from; nil where nothing was chosen.
    public subscript(source catalog: CatalogID) -> SourceChoice? {
        get { sources[catalog.rawValue] }
        set { sources[catalog.rawValue] = newValue }
    }

    /// The same by the catalog's name.
    public func source(named name: String) -> SourceChoice? { sources[name] }
}
