public import Catalog
public import Foundation
public import L10n

/// The user's choices for the whole app and for each list; they never include a key.
public struct Settings: Hashable, Sendable {
    /// The default size limit for the image cache: 256 MB.
    public static let usualImageCacheBytes = 256_000_000

    /// The chosen sources by catalog identifier; catalogs without a choice are missing.
    var sources: [String: SourceChoice] = [:]
    /// The proxy for requests to other machines; nil for the system's proxy.
    public var proxy: URL?
    /// The language of titles and text; nil for the interface's language.
    public var contentLanguage: Language?
    /// The interface language; nil for the system's language.
    public var interfaceLanguage: Language?
    /// The country where items can be watched, as an ISO 3166-1 code; nil for the system's.
    public var country: String?
    /// The color scheme; the system's by default.
    public var appearance = Appearance.system
    /// The amount of animation; the system's by default.
    public var motion = Motion.system
    /// What the app opens on startup; the state when it last quit by default.
    public var startPage = StartPage.last
    /// The size limit for images on disk, in bytes; 256 MB by default.
    public var imageCacheBytes = Settings.usualImageCacheBytes
    /// Whether the user dismissed the notice about demonstration data.
    public var isDemoNoticeDismissed = false
    /// The ids of catalogs that are turned off.
    var offCatalogs: Set<String> = []
    /// The ids of added catalogs that the user included in the search across all catalogs.
    var askedEverywhere: Set<String> = []
    /// The choices for lists, by `catalog/list`; lists without choices are missing.
    var lists: [String: ListChoices] = [:]

    /// Creates settings with nothing chosen.
    public init() {}

    /// A catalog's source; nil if none was chosen.
    public subscript(source catalog: CatalogID) -> SourceChoice? {
        get { sources[catalog.rawValue] }
        set { sources[catalog.rawValue] = newValue }
    }

    /// Whether a catalog is turned off; its stored data remains.
    public subscript(isOff catalog: CatalogID) -> Bool {
        get { offCatalogs.contains(catalog.rawValue) }
        set { offCatalogs[has: catalog.rawValue] = newValue }
    }

    /// Whether the search across all catalogs asks the service of an added catalog; false at first.
    public subscript(asksEverywhere catalog: CatalogID) -> Bool {
        get { askedEverywhere.contains(catalog.rawValue) }
        set { askedEverywhere[has: catalog.rawValue] = newValue }
    }

    /// The choices for a list; the defaults if nothing is chosen.
    public subscript(_ catalog: CatalogID, _ list: ListID) -> ListChoices {
        get { lists["\(catalog.rawValue)/\(list.rawValue)"] ?? ListChoices() }
        set {
            let isChosen = newValue != ListChoices()
            lists["\(catalog.rawValue)/\(list.rawValue)"] = isChosen ? newValue : nil
        }
    }

    /// Returns a catalog's source by its identifier's raw value; nil if none was chosen.
    public func source(named name: String) -> SourceChoice? { sources[name] }
}

extension Set {
    fileprivate subscript(has element: Element) -> Bool {
        get { contains(element) }
        set { if newValue { insert(element) } else { remove(element) } }
    }
}

/// The interface's color scheme.
public enum Appearance: String, CaseIterable, Hashable, Sendable {
    /// As in the system's settings.
    case system
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
}

/// The amount of animation in the interface.
public enum Motion: String, CaseIterable, Hashable, Sendable {
    /// As in the system's settings.
    case system
    /// As little as possible.
    case reduced
}
