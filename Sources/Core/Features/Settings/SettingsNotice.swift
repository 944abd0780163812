/// What the user must be told about the settings file.
public enum SettingsNotice: Hashable, Sendable {
    /// It could not be read and was moved aside; nothing is lost.
    case damaged(movedTo: String)
    /// A newer version of the app wrote it: it is not changed, and changes last for this run.
    case newer
    /// It could not be opened: it is not changed, and changes last for this run.
    case unreadable
}
