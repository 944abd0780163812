import Foundation
import L10n
import Library

/// Why a file that a command line names is of no use; nothing has been changed then.
enum FileFailure: Error, Hashable {
    /// It cannot be read; `code` is the system's `errno`.
    case unreadable(file: String, code: Int32)
    /// It cannot be written; `code` is the system's `errno`.
    case unwritable(file: String, code: Int32)
    /// It has more bytes than are read, in megabytes.
    case tooLarge(file: String, limit: Int)
    /// It can be read, but not as favorites.
    case unusable(file: String, FavoritesFileError)
}

extension FileFailure {
    /// What is wrong, in words; those of the system stand as they are.
    func text(_ strings: Localizer) -> String {
        switch self {
        case .unreadable(let file, let code):
            strings("cli.file.unreadable", file, String(cString: strerror(code)))
        case .unwritable(let file, let code):
            strings("cli.file.unwritable", file, String(cString: strerror(code)))
        case .tooLarge(let file, let limit): strings("cli.file.too-large", file, String(limit))
        case .unusable(let file, .damaged): strings("cli.file.damaged", file)
        case .unusable(let file, .newer(let version)):
            strings("cli.file.newer", file, String(version))
        }
    }
}
