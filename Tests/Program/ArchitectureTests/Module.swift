/// The modules that one target of `Sources` may import.
struct Module {
    /// The package's own targets, as the manifest declares them.
    let uses: Set<String>
    /// Toolchain and system modules.
    let system: Set<String>

    init(uses: Set<String> = [], system: Set<String> = ["Foundation"]) {
        self.uses = uses
        self.system = system
    }
}

/// The modules and what each may import.
///
/// ARCHITECTURE.md explains them. The manifest and each file's imports must agree with this
/// table.
enum Modules {
    /// Folders of `Sources` and `Tests` that contain modules.
    static let layers: Set = ["Core", "Linux", "Apple", "CommandLine", "Demo", "System"]

    /// Modules that run on every system and that other apps can link.
    static var everywhere: Set<String> {
        Set(core.keys).union(apple.keys).union(["DemoService", "Scenes"])
    }

    /// Modules with Swift code.
    static let all: [String: Module] = [core, linux, apple, commandLine, demo].reduce(into: [:]) {
        $0.merge($1) { $1 }
    }

    /// C and system library targets, with the package's targets they use.
    static let foreign: [String: Set<String>] = [
        "CSQLite": [], "CCurl": [], "CMicroHTTPD": [], "CPixbuf": [], "CAdw": [],
        "CAtspi": [], "CMalloc": [], "CWidth": [], "CSecret": [], "CStrings": [], "CExamples": [],
        "CDemoData": [],
        "CGTK": ["CAdw"], "CTurboJPEG": [], "CScaling": [],
    ]

    private static let core: [String: Module] = [
        "Catalog": Module(),
        // Dispatch: the queues of executors. Glibc or Darwin: POSIX files.
        "Primitives": Module(
            system: ["Foundation", "Dispatch", "Glibc", "Darwin", "Synchronization"]
        ),
        "Networking": Module(uses: ["Primitives"], system: ["Foundation", "FoundationNetworking"]),
        // Dispatch: the queue on which a connection is closed.
        "SQLiteKit": Module(
            uses: ["CSQLite", "Primitives"],
            system: ["Foundation", "Dispatch"]
        ),
        // Glibc or Darwin: POSIX files.
        "ImagePipeline": Module(
            uses: ["Networking", "Primitives"],
            system: ["Foundation", "Glibc", "Darwin"]
        ),
        "L10n": Module(uses: ["Catalog", "CStrings", "Primitives"]),
        "Providers": Module(uses: ["Catalog", "Networking", "Primitives"]),
        "Manifests": Module(uses: ["CExamples", "Catalog", "Networking", "Primitives", "Providers"]
        ),
        // Glibc or Darwin: files and locks. Dispatch: the queue that writes the favorites' copy.
        "Library": Module(
            uses: ["Catalog", "SQLiteKit", "ImagePipeline", "Primitives"],
            system: ["Foundation", "Dispatch", "Glibc", "Darwin"]
        ),
        "Features": Module(
            uses: ["Catalog", "ImagePipeline", "Library", "L10n"],
            system: ["Foundation", "Observation"]
        ),
        "Composition": Module(
            uses: [
                "Catalog", "Primitives", "Networking", "ImagePipeline", "L10n", "Providers",
                "Manifests", "Library", "Features",
            ],
            // Glibc or Darwin: file modes.
            system: ["Darwin", "Glibc", "Dispatch", "Foundation", "Observation"]
        ),
    ]

    private static let linux: [String: Module] = [
        "GTKSupport": Module(
            uses: ["CGTK", "CAdw"],
            // Dispatch: the main queue that the GLib loop serves.
            system: ["Foundation", "Observation", "Dispatch", "Glibc"]
        ),
        "VitrineGTK": Module(
            uses: ["Catalog", "Features", "L10n", "ImagePipeline", "GTKSupport"],
            system: ["Foundation", "Observation"]
        ),
        "LinuxPlatform": Module(
            uses: [
                "Networking", "ImagePipeline", "Primitives", "CCurl", "CPixbuf", "CTurboJPEG",
                "CScaling", "CSecret", "CMalloc",
            ],
            // Dispatch: the queue that waits for the keyring.
            system: ["Foundation", "FoundationNetworking", "Glibc", "Dispatch"]
        ),
        "LinuxApp": Module(
            uses: [
                "Catalog", "Primitives", "Networking", "ImagePipeline", "L10n", "Library",
                "Features", "Composition", "GTKSupport", "VitrineGTK", "VitrineCLI",
                "LinuxPlatform", "DemoService", "HTTPServer",
            ],
            // Dispatch: the time limit for closing the library.
            system: ["Foundation", "Dispatch", "Glibc"]
        ),
    ]

    private static let commandLine: [String: Module] = [
        "VitrineCLI": Module(
            uses: ["Catalog", "Library", "L10n", "Primitives", "CWidth"],
            system: ["Foundation", "Glibc", "Darwin"]
        )
    ]

    /// The app for iPhone and iPad; its files are empty if Apple's modules can't be imported.
    private static let apple: [String: Module] = [
        "ApplePlatform": Module(
            uses: ["Networking", "ImagePipeline", "Primitives"],
            system: [
                "Foundation", "Dispatch", "CoreGraphics", "ImageIO", "Network", "Security",
                "UIKit", "os",
            ]
        ),
        "VitrineSwiftUI": Module(
            uses: ["Catalog", "Features", "L10n", "ImagePipeline"],
            system: [
                "Foundation", "Observation", "Accessibility", "AVFoundation", "AVKit", "Charts",
                "CoreGraphics", "CoreTransferable", "SwiftUI", "UIKit", "UniformTypeIdentifiers",
                "WebKit",
            ]
        ),
        "AppleApp": Module(
            uses: [
                "Catalog", "Primitives", "Networking", "ImagePipeline", "L10n", "Library",
                "Features", "Composition", "DemoService", "Scenes", "ApplePlatform",
                "VitrineSwiftUI",
            ],
            system: ["Foundation", "Observation", "SwiftUI"]
        ),
    ]

    private static let demo: [String: Module] = [
        "DemoService": Module(uses: ["Networking", "Primitives", "CDemoData"]),
        "Scenes": Module(
            uses: ["Catalog", "Features", "Library", "Networking", "Primitives"],
            system: ["Foundation", "Observation"]
        ),
        "DemoFaults": Module(uses: ["DemoService", "Networking", "Primitives"]),
        "HTTPServer": Module(
            uses: ["Networking", "Primitives", "CMicroHTTPD"],
            system: ["Foundation", "Dispatch", "Glibc"]
        ),
        "vitrine": Module(
            uses: [
                "Catalog", "Primitives", "Networking", "ImagePipeline", "L10n", "Library",
                "Features",
                "Composition", "VitrineGTK", "VitrineCLI", "LinuxPlatform", "LinuxApp",
                "DemoService", "HTTPServer",
            ],
            system: ["Foundation", "Dispatch", "Glibc"]
        ),
        "vitrine-dev": Module(
            uses: [
                "Catalog", "Primitives", "Networking", "ImagePipeline", "L10n", "Providers",
                "Manifests", "Library", "Features", "Composition", "CAdw", "GTKSupport",
                "VitrineGTK",
                "VitrineCLI", "LinuxPlatform", "LinuxApp", "DemoFaults", "DemoService",
                "Scenes",
            ]
        ),
    ]
}
