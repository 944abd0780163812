public import Catalog
public import Foundation
public import L10n

/// The user's choices, for the whole app and for each list; a key is never among them.
public struct Settings: Hashable, Sendable {
    /// The default size of the image cache, in bytes.
    public static let usualImageCacheBytes = 256_000_000

    /// Sources by catalog id; a missing one was not chosen.
    var sources: [String: SourceChoice] = [:]
    /// The proxy for requests to other machines; nil for the system's.
    public var proxy: URL?
    /// The language of titles and texts; nil for that of the interface.
    public var contentLanguage: Language?
    /// The language of the interface; nil for the system's.
    public var interfaceLanguage: Language?
    /// The system's by default.
    public var appearance = Appearance.system
    /// The system's by default.
    public var motion = Motion.system
    /// What the app opens with; where it was left by default.
    public var opening = Opening.last
    /// The size limit of images on disk, in bytes.
    public var imageCacheBytes = Settings.usualImageCacheBytes
    /// Whether the user dismissed the notice about demonstration data.
    public var isDemoNoticeDismissed = false
    /// Choices for lists by `catalog/list`; a missing one was not chosen.
    var lists: [String: ListChoices] = [:]

    /// Nothing is chosen.
    public init() {}

    /// The source of a catalog; nil if none was chosen.
    public subscript(source catalog: CatalogID) -> SourceChoice? {
        get { sources[catalog.rawValue] }
        set { sources[catalog.rawValue] = newValue }
    }

    /// The choices for a list; the defaults if nothing was chosen.
    public subscript(_ catalog: CatalogID, _ list: ListID) -> ListChoices {
        get { lists["\(catalog.rawValue)/\(list.rawValue)"] ?? ListChoices() }
        set {
            let isChosen = newValue != ListChoices()
            lists["\(catalog.rawValue)/\(list.rawValue)"] = isChosen ? newValue : nil
        }
    }

    /// The source of a catalog by the id's raw value; nil if none was chosen.
    public func source(named name: String) -> SourceChoice? { sources[name] }
}

/// The color scheme of the interface.
public enum Appearance: String, CaseIterable, Hashable, Sendable {
    /// As in the system's settings.
    case system
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
}

/// How much the interface is animated.
public enum Motion: String, CaseIterable, Hashable, Sendable {
    /// As in the system's settings.
    case system
    /// As little as possible.
    case reduced
}
