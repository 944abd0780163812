import Foundation
import L10n
import Library

/// A file named on the command line that can't be used; it was not changed.
struct FileFailure: Error, Hashable {
    /// The name as typed.
    let file: String
    let error: LibraryFileError

    /// Returns the message, which includes the system's own text unchanged.
    func text(_ strings: Localizer) -> String {
        switch error {
        case .damaged: strings("cli.file.damaged", file)
        case .newer(let version): strings("cli.file.newer", file, String(version))
        case .noLists: strings("cli.file.no-lists", file)
        case .tooLarge:
            strings("cli.file.too-large", file, String(LibraryImport.maximumMegabytes))
        case .unreadable(let code):
            strings("cli.file.unreadable", file, String(cString: strerror(code)))
        case .unwritable(let code): strings.unwritable(file, code: code)
        case .own: strings("cli.file.own", file)
        }
    }
}
