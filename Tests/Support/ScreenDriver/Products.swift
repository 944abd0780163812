public import Foundation

/// The programs that this package builds.
public enum Products {
    /// The program under test: `VITRINE_PROGRAM`, else the one beside the tests.
    public static var vitrine: URL {
        if let path = ProcessInfo.processInfo.environment["VITRINE_PROGRAM"] {
            return URL(filePath: path)
        }
        return folder.appending(path: "vitrine")
    }

    /// The developers' program, beside the tests.
    public static var developers: URL { folder.appending(path: "vitrine-dev") }

    /// Reads windows through the accessibility bus.
    static var screenReader: URL { folder.appending(path: "screen-reader") }

    /// Where pictures of failures are kept.
    static var failures: URL { folder.appending(path: "black-box-failures") }

    /// The build folder: that of the test runner, which is the file this process runs.
    private static var folder: URL {
        URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    }
}
