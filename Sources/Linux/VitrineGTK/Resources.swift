import Foundation
import GTKSupport
import L10n

/// The folder with the style sheets, icons and user guide.
///
/// `Bundle.module` traps if the build folder is missing, so this type searches for the folder
/// itself. It looks in `../share/vitrine` relative to the executable, which `make install` fills,
/// and then in the build folder.
@MainActor
enum Resources {
    private static var areLoaded = false

    /// Adds the style sheets and icons to the display, once.
    static func load() {
        guard !areLoaded, let folder else { return }
        areLoaded = true
        Style.add(sheetAt: folder.appending(path: "style.css").path)
        Style.add(highContrastSheetAt: folder.appending(path: "style-hc.css").path)
        Style.add(iconsAt: folder.appending(path: "icons").path)
    }

    /// Returns the user guide's first page; nil if the guide isn't installed.
    static func guide(in language: Language) -> URL? {
        let page = folder?.appending(path: "guide/\(language.rawValue)/index.html")
        return page.flatMap { FileManager.default.fileExists(atPath: $0.path) ? $0 : nil }
    }

    static func path(of name: String) -> String? { folder?.appending(path: name).path }

    /// The folder; if it isn't found, this is nil, and the app looks plain but works.
    private static let folder: URL? = {
        let executable = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        let beside = executable.deletingLastPathComponent()
        let places = [
            beside.appending(path: "../share/vitrine").standardizedFileURL,
            beside.appending(path: "vitrine_VitrineGTK.resources/Resources"),
        ]
        return places.first {
            FileManager.default.fileExists(atPath: $0.appending(path: "style.css").path)
        }
    }()
}
