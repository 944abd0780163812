public import Foundation

/// The programs built by this package.
public enum Products {
    /// The program under test: `VITRINE_PROGRAM`, otherwise the one beside the tests.
    public static var vitrine: URL {
        if let path = ProcessInfo.processInfo.environment["VITRINE_PROGRAM"] {
            return URL(filePath: path)
        }
        return folder.appending(path: "vitrine")
    }

    /// The developers' program, beside the tests.
    public static var developers: URL { folder.appending(path: "vitrine-dev") }

    /// The program that reads windows through the accessibility bus.
    static var screenReader: URL { folder.appending(path: "screen-reader") }

    /// Where screenshots of failures are saved.
    static var failures: URL { folder.appending(path: "black-box-failures") }

    /// The build folder, which contains the test runner's executable.
    private static var folder: URL {
        URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    }
}
