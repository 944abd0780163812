import Foundation
import GTKSupport
import L10n

/// The folder with the style sheet, the icons and the user's guide.
///
/// `Bundle.module` traps if the build folder is missing, so the folder is searched here: beside the
/// executable (`make install` puts it into `../share/vitrine`), then in the build folder.
@MainActor
enum Resources {
    private static var areLoaded = false

    /// Adds the style sheet and the icons to the display, once.
    static func load() {
        guard !areLoaded, let folder else { return }
        areLoaded = true
        Style.add(sheetAt: folder.appending(path: "style.css").path)
        Style.add(highContrastSheetAt: folder.appending(path: "style-hc.css").path)
        Style.add(iconsAt: folder.appending(path: "icons").path)
    }

    /// The first page of the user's guide; nil if it is not there.
    static func guide(in language: Language) -> URL? {
        let page = folder?.appending(path: "guide/\(language.rawValue)/index.html")
        return page.flatMap { FileManager.default.fileExists(atPath: $0.path) ? $0 : nil }
    }

    static func path(of name: String) -> String? { folder?.appending(path: name).path }

    /// Nil if it is not found, which leaves the app plain but working.
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
