import Catalog
import Foundation

/// What the settings act on, assembled by the composition root.
public struct SettingsParts: Sendable {
    /// The settings at the start.
    public var initial: Settings
    /// What the user must be told about the file; nil if there is nothing.
    public var notice: SettingsNotice?
    /// The catalogs whose source can be chosen, in the order in which the user sees them.
    public var slots: [SourceSlot]
    /// Whether the demonstration has no pictures; false by default.
    public var lacksDemoPictures = false
    /// The environment variable that sets the proxy; nil if none does.
    public var proxyVariable: String?
    /// The proxy that the variable sets, without a password; nil by default.
    public var overrulingProxy: String?
    /// Nothing is saved or applied except through these.
    public var actions: SettingsActions

    /// ``lacksDemoPictures`` is false; set it afterwards.
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

    /// No catalogs to choose for, and nothing is saved: for tests, measurements and previews.
    public static let none = SettingsParts(
        initial: Settings(),
        notice: nil,
        slots: [],
        proxyVariable: nil,
        actions: .none
    )
}

/// What the user must be told about the settings file.
public enum SettingsNotice: Hashable, Sendable {
    /// It could not be read and was moved aside; nothing is lost.
    case damaged(movedTo: String)
    /// A newer version of the app wrote it: it is not changed, and changes last for this run.
    case newer
    /// It could not be opened: it is not changed, and changes last for this run.
    case unreadable
}
