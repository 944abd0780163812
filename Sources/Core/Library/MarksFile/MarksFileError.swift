/// Why a library file can't be read or written; it was not changed.
public enum MarksFileError: Error, Hashable, Sendable {
    /// The file is damaged, or isn't a library file.
    case damaged
    /// A newer version of the app wrote the file; `version` is the version of the format.
    case newer(version: Int)
    /// The folder has none of ``MarksImport/folderFiles``.
    case noLists
    /// The file lists films, and no catalog of films is connected.
    case noFilms
    /// The file is an archive, which this system can't read.
    case packed
    /// The file is larger than ``MarksImport/maximumMegabytes``.
    case tooLarge
    /// The file can't be read; `code` is errno.
    case unreadable(code: Int32)
    /// The file can't be written; `code` is errno.
    case unwritable(code: Int32)
    /// The file is in one of the app's own folders, where it could replace the app's data.
    case own
}
