/// What has to be told about the file of settings.
public enum SettingsNotice: Hashable, Sendable {
    /// It could not be read and was moved aside; nothing is lost.
    case damaged(movedTo: String)
    /// A newer version of the app wrote it: it is left alone, and changes last for this run.
    case newer
    /// It could not be opened: it is left alone, and changes last for this run.
    case unreadable
}
