import Catalog
import Foundation

/// What settings work on, as the composition root joins it.
public struct SettingsParts: Sendable {
    /// What was chosen before.
    public var initial: Settings
    /// What has to be told about the file; nil where all is well.
    public var notice: SettingsNotice?
    /// The catalogs whose source can be chosen, in the order in which people see them.
    public var slots: [SourceSlot]
    /// Whether the demonstration has no pictures to show; false by default.
    public var lacksDemoPictures = false
    /// The variable that decides about the proxy; nil where none does.
    public var proxyVariable: String?
    /// What settings do.
    public var actions: SettingsActions

    /// Makes parts.
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

    /// Nothing to choose from and nowhere to keep it: for tests, measurements and previews.
    public static let none = SettingsParts(
        initial: Settings(),
        notice: nil,
        slots: [],
        proxyVariable: nil,
        actions: .none
    )
}
