import Catalog
import Foundation

/// The data and actions behind the settings, assembled by the composition root.
public struct SettingsParts: Sendable {
    /// The settings at startup.
    public var initial: Settings
    /// A notice about the settings file, or nil.
    public var notice: SettingsNotice?
    /// The catalogs whose source can be chosen, in display order.
    public var slots: [SourceSlot]
    /// Whether the demonstration data has no pictures; false by default.
    public var lacksDemoPictures = false
    /// Whether the system allows `http://` only in the local network; false by default.
    public var limitsPlainHTTP = false
    /// The path of the folder with the user's catalogs, which needn't exist; nil by default.
    public var catalogFolder: String?
    /// The paths of other folders that links in ``catalogFolder`` lead to; empty by default.
    public var linkedCatalogFolders: Set<String> = []
    /// The environment variable that sets the proxy, or nil.
    public var proxyVariable: String?
    /// The proxy that the variable sets, without a password; nil by default.
    public var overrulingProxy: String?
    /// Saves and applies the settings; nothing else does.
    public var actions: SettingsActions

    /// Creates parts with ``lacksDemoPictures`` and ``limitsPlainHTTP`` false and
    /// ``overrulingProxy`` nil.
    public init(
        initial: Settings,
        notice: SettingsNotice?,
        slots: [SourceSlot],
        proxyVariable: String?,
        actions: SettingsActions
    ) {
        self.initial = initial
        self.notice = notice
        self.slots = slots
        self.proxyVariable = proxyVariable
        self.actions = actions
    }

    /// Parts without catalogs that save nothing, for tests, measurements and previews.
    public static let none = SettingsParts(
        initial: Settings(),
        notice: nil,
        slots: [],
        proxyVariable: nil,
        actions: .none
    )
}

/// A notice about the settings file.
public enum SettingsNotice: Hashable, Sendable {
    /// The file couldn't be read and was renamed, so that nothing is lost.
    case damaged(movedTo: String)
    /// A newer version of the app wrote the file: it stays unchanged, and changes last only for
    /// this run.
    case newer(path: String)
    /// The file couldn't be opened: it stays unchanged, and changes last only for this run.
    case unreadable(path: String)
}
