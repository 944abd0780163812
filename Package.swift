// swift-tools-version: 6.2
import PackageDescription

// ARCHITECTURE.md describes the modules. `ModuleTests` refuse an import that isn't declared here.
// The core and the demo service build on every system and are products; targets that need Linux
// come last.

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
]

/// A folder in `Sources`, and the folder in `Tests` with its modules' tests.
enum Layer: String {
    case core = "Core"
    case linux = "Linux"
    case apple = "Apple"
    case commandLine = "CommandLine"
    case demo = "Demo"
    case system = "System"

    /// A target of Swift code, in `Sources/<layer>/<name>`.
    func module(
        _ name: String,
        uses dependencies: [Target.Dependency] = [],
        excluding excluded: [String] = [],
        resources: [Resource] = []
    ) -> Target {
        .target(
            name: name,
            dependencies: dependencies,
            path: "Sources/\(rawValue)/\(name)",
            exclude: excluded,
            resources: resources,
            swiftSettings: strict
        )
    }

    /// A target of C code.
    ///
    /// Release builds check the bounds of buffers of known size.
    func cModule(_ name: String, uses dependencies: [Target.Dependency] = []) -> Target {
        .target(
            name: name,
            dependencies: dependencies,
            path: "Sources/\(rawValue)/\(name)",
            cSettings: [.define("_FORTIFY_SOURCE", to: "2", .when(configuration: .release))]
        )
    }

    /// The tests of one module, in `Tests/<layer>/<name>Tests`.
    func tests(
        of name: String,
        uses dependencies: [Target.Dependency] = [],
        excluding excluded: [String] = []
    ) -> Target {
        .testTarget(
            name: "\(name)Tests",
            dependencies: [.byName(name: name)] + dependencies,
            path: "Tests/\(rawValue)/\(name)Tests",
            exclude: excluded,
            swiftSettings: strict
        )
    }

    /// A C library on the system, from Debian's `package`.
    static func library(_ name: String, pkgConfig: String?, package: String?) -> Target {
        .systemLibrary(
            name: name,
            path: "Sources/\(system.rawValue)/\(name)",
            pkgConfig: pkgConfig,
            providers: package.map { [.apt([$0])] }
        )
    }
}

#if os(Linux)
let isLinux = true
#else
let isLinux = false
#endif

/// The settings for a module with strings or data.
///
/// On Linux, a C target compiles them in, because a package's resources would be separate files
/// that could be missing from an installation. On Apple platforms they are resources in the app
/// bundle, and Apple's compiler doesn't have to support `#embed`.
func embedding(_ file: String, by embedder: String) -> (
    uses: [Target.Dependency], excluded: [String], resources: [Resource]
) {
    isLinux ? ([.byName(name: embedder)], [file], []) : ([], [], [.copy(file)])
}

// MARK: - Every system

let words = embedding("Localizable.xcstrings", by: "CStrings")
let examples = embedding("Examples", by: "CExamples")

let core: [Target] = [
    Layer.core.module("Catalog"),
    // Apple platforms include libxml2, too.
    Layer.library("CXML", pkgConfig: isLinux ? "libxml-2.0" : nil, package: "libxml2-dev"),
    Layer.core.module("Primitives", uses: ["CXML"]),
    Layer.core.module("JSONText"),
    Layer.core.module("Networking", uses: ["JSONText", "Primitives"]),
    // Apple platforms include SQLite; pkg-config would find a different one there.
    Layer.library("CSQLite", pkgConfig: isLinux ? "sqlite3" : nil, package: "libsqlite3-dev"),
    Layer.core.module("SQLiteKit", uses: ["CSQLite", "Primitives"]),
    Layer.core.module("ImagePipeline", uses: ["Networking", "Primitives"]),
    Layer.core.module(
        "L10n",
        uses: ["Catalog", "Primitives"] + words.uses,
        excluding: words.excluded,
        resources: words.resources
    ),
    Layer.core.module("Providers", uses: ["Catalog", "JSONText", "Networking", "Primitives"]),
    Layer.core.module(
        "Manifests",
        uses: ["Catalog", "JSONText", "Networking", "Primitives", "Providers"]
            + examples.uses,
        excluding: examples.excluded,
        resources: examples.resources
    ),
    Layer.core.module(
        "Library",
        uses: ["Catalog", "ImagePipeline", "JSONText", "Primitives", "SQLiteKit"]
            + (isLinux ? ["CArchive"] : [])
    ),
    Layer.core.module(
        "Features",
        uses: ["Catalog", "ImagePipeline", "Library", "L10n", "Primitives"]
    ),
    Layer.core.module(
        "Composition",
        uses: [
            "Catalog", "Features", "ImagePipeline", "JSONText", "L10n", "Library", "Manifests",
            "Networking", "Primitives", "Providers",
        ]
    ),
]

let records = embedding("Data", by: "CDemoData")

let demo = Layer.demo.module(
    "DemoService",
    uses: ["Networking", "Primitives"] + records.uses,
    excluding: records.excluded,
    resources: [.copy("Pictures")] + records.resources
)

/// The scenes of the GTK tour and the SwiftUI previews.
let scenes = Layer.demo.module(
    "Scenes",
    uses: ["Catalog", "Features", "Library", "Networking", "Primitives"]
)

/// The iPhone and iPad front end.
///
/// Without UIKit, as on macOS, its views compile to nothing. Its logic (the scenes for previews, the
/// transport without a socket) builds on every system.
let iPhone: [Target] = [
    Layer.apple.module("ApplePlatform", uses: ["Networking", "ImagePipeline", "Primitives"]),
    Layer.apple.module(
        "VitrineSwiftUI",
        uses: ["Catalog", "Features", "L10n", "ImagePipeline"]
    ),
    Layer.apple.module(
        "AppleApp",
        uses: [
            "Catalog", "Primitives", "Networking", "ImagePipeline", "L10n", "Library", "Features",
            "Composition", "DemoService", "Scenes", "ApplePlatform", "VitrineSwiftUI",
        ]
    ),
]

let coreTests: [Target] = [
    Layer.core.tests(of: "Catalog"),
    Layer.core.tests(of: "Primitives", uses: ["TestSupport"]),
    Layer.core.tests(of: "JSONText", uses: ["TestSupport"]),
    Layer.core.tests(of: "Networking", uses: ["JSONText", "Primitives", "TestSupport"]),
    Layer.core.tests(of: "SQLiteKit", uses: ["CSQLite", "CPowerCut", "Primitives", "TestSupport"]),
    Layer.core.tests(of: "ImagePipeline", uses: ["Networking", "Primitives", "TestSupport"]),
    Layer.core.tests(of: "L10n", uses: ["Catalog"]),
    Layer.core.tests(
        of: "Providers",
        // Library lists the example catalog of docs/add-a-catalog.md.
        uses: [
            "Catalog", "DemoService", "ImagePipeline", "JSONText", "Library", "Networking",
            "Primitives", "TestSupport",
        ]
    ),
    Layer.core.tests(
        of: "Manifests",
        uses: [
            "Catalog", "DemoService", "ImagePipeline", "JSONText", "L10n", "Library", "Networking",
            "Primitives", "Providers", "TestSupport",
        ]
    ),
    Layer.core.tests(
        of: "Library",
        uses: [
            "CPowerCut", "CSQLite", "Catalog", "ImagePipeline", "JSONText", "Networking",
            "Primitives", "SQLiteKit", "TestSupport",
        ],
        excluding: ["Stores"]
    ),
    Layer.core.tests(
        of: "Features",
        uses: [
            "Catalog", "Library", "L10n", "ImagePipeline", "Networking", "SQLiteKit", "Primitives",
            "TestSupport",
        ]
    ),
    Layer.demo.tests(of: "DemoService", uses: ["Networking", "Primitives", "TestSupport"]),
    // A SQLite VFS that simulates power cuts.
    .target(name: "CPowerCut", dependencies: ["CSQLite"], path: "Tests/Support/CPowerCut"),
    // Helpers that several modules' tests share: clocks, gates, folders, disks and a
    // provider.
    .target(
        name: "TestSupport",
        dependencies: ["Catalog", "Primitives"],
        path: "Tests/Support/TestSupport",
        swiftSettings: strict
    ),
]

/// Libraries for other apps: the core, the demo service to run in the app's process, and the iPhone
/// and iPad front end that uses both.
let products: [Product] = [
    .library(name: "VitrineApple", targets: ["AppleApp"]),
    .library(name: "VitrineCore", targets: core.filter { $0.type == .regular }.map(\.name)),
    .library(name: "VitrineDemo", targets: [demo.name]),
]

let package = Package(
    name: "vitrine",
    defaultLocalization: "en",
    platforms: [.iOS(.v26), .macOS(.v26)],
    products: products,
    targets: core + [demo, scenes] + iPhone + coreTests,
    swiftLanguageModes: [.v6]
)

// MARK: - Linux

#if os(Linux)
let embedders: [Target] = [
    Layer.core.cModule("CStrings"),
    Layer.core.cModule("CExamples"),
    Layer.demo.cModule("CDemoData"),
]

let system: [Target] = [
    Layer.library("CCurl", pkgConfig: "libcurl", package: "libcurl4-openssl-dev"),
    Layer.library("CArchive", pkgConfig: "libarchive", package: "libarchive-dev"),
    Layer.library("CMicroHTTPD", pkgConfig: "libmicrohttpd", package: "libmicrohttpd-dev"),
    Layer.library("CPixbuf", pkgConfig: "gdk-pixbuf-2.0", package: "libgdk-pixbuf-2.0-dev"),
    Layer.library("CTurboJPEG", pkgConfig: "libturbojpeg", package: "libturbojpeg0-dev"),
    Layer.library("CLCMS", pkgConfig: "lcms2", package: "liblcms2-dev"),
    Layer.library("CSecret", pkgConfig: "libsecret-1", package: "libsecret-1-dev"),
    Layer.library("CAdw", pkgConfig: "libadwaita-1", package: "libadwaita-1-dev"),
    Layer.library("CAtspi", pkgConfig: "atspi-2", package: "libatspi2.0-dev"),
    Layer.library("CMalloc", pkgConfig: nil, package: nil),
    Layer.library("CWidth", pkgConfig: nil, package: nil),
]

let linux: [Target] = [
    Layer.linux.cModule("CGTK", uses: ["CAdw"]),
    Layer.linux.cModule("CScaling"),
    Layer.linux.module("GTKSupport", uses: ["CGTK", "CAdw"]),
    Layer.linux.module(
        "VitrineGTK",
        uses: ["Catalog", "Features", "L10n", "ImagePipeline", "GTKSupport"],
        resources: [.copy("Resources")]
    ),
    Layer.commandLine.module(
        "VitrineCLI",
        uses: ["Catalog", "CWidth", "Features", "JSONText", "L10n", "Library", "Primitives"]
    ),
    Layer.linux.module(
        "LinuxPlatform",
        uses: [
            "Networking", "ImagePipeline", "Primitives", "CCurl", "CPixbuf", "CTurboJPEG",
            "CLCMS", "CScaling", "CSecret", "CMalloc",
        ]
    ),
    Layer.linux.module(
        "LinuxApp",
        uses: [
            "Catalog", "Primitives", "Networking", "ImagePipeline", "L10n", "Library", "Features",
            "Composition", "GTKSupport", "VitrineGTK", "VitrineCLI", "LinuxPlatform",
            "DemoService", "HTTPServer",
        ]
    ),
]

/// The demo service's faults, for tests; not installed by any package.
let faults = Layer.demo.module("DemoFaults", uses: ["DemoService", "Networking", "Primitives"])

let server = Layer.demo.module("HTTPServer", uses: ["Networking", "Primitives", "CMicroHTTPD"])

let app: [Target] = [
    .executableTarget(
        name: "vitrine",
        dependencies: [
            "Catalog", "Primitives", "Networking", "ImagePipeline", "L10n", "Library", "Features",
            "Composition", "VitrineGTK", "VitrineCLI", "LinuxPlatform", "LinuxApp", "DemoService",
            "HTTPServer",
        ],
        swiftSettings: strict
    ),
    // Developer tools; not installed by any package.
    .executableTarget(
        name: "vitrine-dev",
        dependencies: [
            "Catalog", "Primitives", "Networking", "ImagePipeline", "L10n", "Providers",
            "Manifests", "Library", "Features", "Composition",
            "CAdw", "GTKSupport", "VitrineGTK", "VitrineCLI", "LinuxPlatform",
            "LinuxApp", "DemoFaults", "DemoService", "Scenes",
        ],
        swiftSettings: strict
    ),
]

let linuxTests: [Target] = [
    // Composed with Linux's transport and decoder.
    Layer.core.tests(
        of: "Composition",
        uses: [
            "Catalog", "Features", "Library", "L10n", "ImagePipeline", "Manifests", "Networking",
            "DemoFaults", "DemoService", "LinuxPlatform", "Primitives", "TestSupport",
        ]
    ),
    Layer.commandLine.tests(
        of: "VitrineCLI",
        uses: [
            "Catalog", "ImagePipeline", "JSONText", "L10n", "Library", "Networking", "Primitives",
        ]
    ),
    Layer.linux.tests(
        of: "LinuxPlatform",
        uses: [
            "Networking", "ImagePipeline", "HTTPServer", "Primitives", "CCurl", "CPixbuf",
            "CTurboJPEG", "CLCMS", "TestSupport",
        ]
    ),
    // Plays the preview scenes without a window, with Linux's decoder.
    Layer.apple.tests(
        of: "AppleApp",
        uses: [
            "Catalog", "DemoService", "Features", "ImagePipeline", "L10n", "Library",
            "LinuxPlatform", "Networking", "Scenes", "TestSupport", "VitrineSwiftUI",
        ]
    ),
    Layer.demo.tests(
        of: "DemoFaults",
        uses: ["DemoService", "Networking", "Primitives", "TestSupport"]
    ),
    Layer.demo.tests(of: "HTTPServer", uses: ["Networking", "Primitives", "TestSupport"]),
    Layer.linux.tests(
        of: "VitrineGTK",
        uses: [
            "Catalog", "Features", "Library", "L10n", "ImagePipeline", "Networking", "Primitives",
            "GTKSupport", "CGTK", "CAdw", "DemoService", "HTTPServer", "Composition",
            "TestSupport",
        ]
    ),
    .testTarget(
        name: "ArchitectureTests",
        path: "Tests/Program/ArchitectureTests",
        swiftSettings: strict
    ),
    .target(name: "ScreenDriver", path: "Tests/Support/ScreenDriver", swiftSettings: strict),
    // Runs in a separate process for each window under test, on that window's session bus.
    .executableTarget(
        name: "screen-reader",
        dependencies: ["ScreenDriver", "CAtspi"],
        path: "Tests/Support/ScreenReader",
        swiftSettings: strict
    ),
    .testTarget(
        name: "BlackBoxTests",
        dependencies: ["CSQLite", "ScreenDriver", "TestSupport"],
        path: "Tests/Program/BlackBoxTests",
        exclude: ["EarlierData"],
        swiftSettings: strict
    ),
    .testTarget(
        name: "DeveloperTests",
        dependencies: [
            "vitrine-dev", "Catalog", "Composition", "DemoFaults", "DemoService", "L10n",
            "Networking", "Scenes", "VitrineCLI",
        ],
        path: "Tests/Program/DeveloperTests",
        swiftSettings: strict
    ),
]

package.products.append(.executable(name: "vitrine", targets: ["vitrine"]))
package.targets += embedders + system + linux + [faults, server] + app + linuxTests
#endif
