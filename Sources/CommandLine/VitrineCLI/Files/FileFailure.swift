import Foundation
import L10n
import Library

/// Why a file named on the command line cannot be used; nothing has been changed then.
enum FileFailure: Error, Hashable {
    /// It cannot be read; `code` is errno.
    case unreadable(file: String, code: Int32)
    /// It cannot be written; `code` is errno.
    case unwritable(file: String, code: Int32)
    /// The program keeps its own files there, which an export would replace.
    case own(file: String)
    /// It is larger than the limit, which is in megabytes.
    case tooLarge(file: String, limit: Int)
    /// It can be read, but not as favorites.
    case unusable(file: String, FavoritesFileError)
}

extension FileFailure {
    /// The message; the system's own text is shown as it is.
    func text(_ strings: Localizer) -> String {
        switch self {
        case .unreadable(let file, let code):
            strings("cli.file.unreadable", file, String(cString: strerror(code)))
        case .unwritable(let file, let code):
            strings("cli.file.unwritable", file, String(cString: strerror(code)))
        case .own(let file): strings("cli.file.own", file)
        case .tooLarge(let file, let limit): strings("cli.file.too-large", file, String(limit))
        case .unusable(let file, .damaged): strings("cli.file.damaged", file)
        case .unusable(let file, .newer(let version)):
            strings("cli.file.newer", file, String(version))
        }
    }
}
