/// What one target of `Sources` may import.
struct Room {
    /// Targets of ours, as the manifest declares them.
    let uses: Set<String>
    /// Modules of the toolchain and of the system.
    let system: Set<String>

    init(uses: Set<String> = [], system: Set<String> = ["Foundation"]) {
        self.uses = uses
        self.system = system
    }
}

/// The table of rooms.
///
/// ARCHITECTURE.md explains it, the manifest must agree with it, and each source file must keep to
/// it. Adding an edge here is a decision, not a formality.
enum Rooms {
    /// Folders of `Sources` and `Tests` that hold rooms.
    static let wings: Set = ["Core", "Faces", "Demo", "System"]

    /// Rooms that run on every system, which another app can link.
    static var everywhere: Set<String> {
        Set(core.keys).union(apple.keys).union(["DemoService"])
    }

    /// Rooms with Swift code.
    static let all: [String: Room] = core.merging(faces) { $1 }.merging(apple) { $1 }
        .merging(demo) { $1 }

    /// Targets of C code and system libraries, with the targets of ours that they use.
    static let foreign: [String: Set<String>] = [
        "CSQLite": [], "CCurl": [], "CMicroHTTPD": [], "CPixbuf": [], "CAdw": [],
        "CAtspi": [], "CMalloc": [], "CSecret": [], "CStrings": [], "CDemoData": [],
        "CGTK": ["CAdw"], "CTurboJPEG": [], "CScaling": [],
    ]

    private static let core: [String: Room] = [
        "Catalog": Room(),
        // Dispatch: the queues of executors. POSIX files, by the name that each platform gives them.
        "Primitives": Room(
            system: ["Foundation", "Dispatch", "Glibc", "Darwin", "Synchronization"]
        ),
        "Networking": Room(uses: ["Primitives"], system: ["Foundation", "FoundationNetworking"]),
        // Dispatch: the queue on which a connection is closed.
        "SQLiteKit": Room(
            uses: ["CSQLite", "Primitives"],
            system: ["Foundation", "Dispatch"]
        ),
        // POSIX files, by the name that each platform gives them.
        "ImagePipeline": Room(
            uses: ["Networking", "Primitives"],
            system: ["Foundation", "Glibc", "Darwin"]
        ),
        "L10n": Room(uses: ["Catalog", "CStrings"]),
        "Providers": Room(uses: ["Catalog", "Networking", "Primitives"]),
        // The system's files and locks, and a queue that waits for the disk: the favorites' copy.
        "Library": Room(
            uses: ["Catalog", "SQLiteKit", "ImagePipeline", "Primitives"],
            system: ["Foundation", "Dispatch", "Glibc", "Darwin"]
        ),
        "Features": Room(
            uses: ["Catalog", "ImagePipeline", "Library", "L10n"],
            system: ["Foundation", "Observation"]
        ),
        "Composition": Room(
            uses: [
                "Catalog", "Primitives", "Networking", "ImagePipeline", "L10n", "Providers",
                "Library",
                "Features",
            ],
            // The C library: modes of files, by the name that each platform gives it.
            system: ["Darwin", "Glibc", "Dispatch", "Foundation", "Observation"]
        ),
    ]

    private static let faces: [String: Room] = [
        "GTKSupport": Room(
            uses: ["CGTK", "CAdw"],
            // Dispatch: the main queue that the GLib loop serves.
            system: ["Foundation", "Observation", "Dispatch", "Glibc"]
        ),
        "VitrineGTK": Room(
            uses: ["Catalog", "Features", "L10n", "ImagePipeline", "GTKSupport"],
            system: ["Foundation", "Observation"]
        ),
        "VitrineCLI": Room(
            uses: ["Catalog", "Library", "L10n", "Primitives"],
            system: ["Foundation", "Glibc", "Darwin"]
        ),
        "LinuxPlatform": Room(
            uses: [
                "Networking", "ImagePipeline", "Primitives", "CCurl", "CPixbuf", "CTurboJPEG",
                "CScaling", "CSecret", "CMalloc",
            ],
            // Dispatch: the queue that waits for the keyring.
            system: ["Foundation", "FoundationNetworking", "Glibc", "Dispatch"]
        ),
        "LinuxApp": Room(
            uses: [
                "Catalog", "Primitives", "Networking", "ImagePipeline", "L10n", "Library",
                "Features",
                "Composition", "GTKSupport", "VitrineGTK", "VitrineCLI", "LinuxPlatform",
                "DemoService", "HTTPServer",
            ],
            // Dispatch: the limit of the time for closing the library.
            system: ["Foundation", "Dispatch", "Glibc"]
        ),
    ]

    /// The face of iPhone and iPad: each file is empty where it cannot import Apple's modules.
    private static let apple: [String: Room] = [
        "ApplePlatform": Room(
            uses: ["Networking", "ImagePipeline", "Primitives"],
            system: [
                "Foundation", "Dispatch", "CoreGraphics", "ImageIO", "Network", "Security",
                "UIKit", "os",
            ]
        ),
        "VitrineSwiftUI": Room(
            uses: ["Catalog", "Features", "L10n", "ImagePipeline"],
            system: [
                "Foundation", "Observation", "Accessibility", "AVFoundation", "AVKit", "Charts",
                "CoreGraphics", "SwiftUI", "UIKit", "WebKit",
            ]
        ),
        "AppleApp": Room(
            uses: [
                "Catalog", "Primitives", "Networking", "ImagePipeline", "L10n", "Library",
                "Features", "Composition", "DemoService", "ApplePlatform", "VitrineSwiftUI",
            ],
            system: ["Foundation", "Observation", "SwiftUI"]
        ),
    ]

    private static let demo: [String: Room] = [
        "DemoService": Room(uses: ["Networking", "Primitives", "CDemoData"]),
        "HTTPServer": Room(
            uses: ["Networking", "Primitives", "CMicroHTTPD"],
            system: ["Foundation", "Dispatch", "Glibc"]
        ),
        "vitrine": Room(
            uses: [
                "Catalog", "Primitives", "Networking", "ImagePipeline", "L10n", "Library",
                "Features",
                "Composition", "VitrineGTK", "VitrineCLI", "LinuxPlatform", "LinuxApp",
                "DemoService", "HTTPServer",
            ],
            system: ["Foundation", "Dispatch", "Glibc"]
        ),
        "vitrine-dev": Room(
            uses: [
                "Catalog", "Primitives", "Networking", "ImagePipeline", "L10n", "Providers",
                "Library", "Features", "Composition", "CAdw", "GTKSupport", "VitrineGTK",
                "VitrineCLI", "LinuxPlatform", "LinuxApp", "DemoService",
            ]
        ),
    ]
}
