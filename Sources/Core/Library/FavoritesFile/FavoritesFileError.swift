/// Why a file of favorites is of no use.
public enum FavoritesFileError: Error, Hashable, Sendable {
    /// It is no file of favorites, or a damaged one.
    case damaged
    /// A newer version of the app wrote it; `version` is that of the format.
    case newer(version: Int)
}
