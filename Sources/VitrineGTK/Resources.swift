import Foundation

/// The folder with the style sheet and the icons.
///
/// `Bundle.module` traps when the build folder is gone, so the places are looked through here:
/// beside the executable (`make install` puts it into `../share/vitrine`), then the build's own.
enum Resources {
    /// The folder; nil where it is nowhere, which leaves the app plain but working.
    static let folder: URL? = {
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
