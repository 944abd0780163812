import Foundation
import GTKSupport

/// The folder with the style sheet and the icons.
///
/// `Bundle.module` traps when the build folder is gone, so the places are looked through here:
/// beside the executable (`make install` puts it into `../share/vitrine`), then the build's own.
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

    /// Where a file of the folder is.
    static func path(of name: String) -> String? { folder?.appending(path: name).path }

    /// The folder; nil where it is nowhere, which leaves the app plain but working.
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
