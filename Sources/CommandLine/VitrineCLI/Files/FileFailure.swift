import Foundation
import L10n
import Library

/// Why a file named on the command line can't be used; it was not changed.
enum FileFailure: Error, Hashable {
    /// The file can't be read; `code` is errno.
    case unreadable(file: String, code: Int32)
    /// The file can't be written; `code` is errno.
    case unwritable(file: String, code: Int32)
    /// The file is in one of the program's own folders, where an export could replace the program's
    /// data.
    case own(file: String)
    /// The file is larger than the limit, which is in megabytes.
    case tooLarge(file: String, limit: Int)
    /// The file can be read, but not as favorites.
    case unusable(file: String, LibraryFileError)
}

extension FileFailure {
    /// Returns the message, which includes the system's own text unchanged.
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
