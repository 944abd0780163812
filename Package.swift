// swift-tools-version: 6.2
import PackageDescription

// The rooms of the house and who may import whom: ARCHITECTURE.md draws them, and
// `ArchitectureTests` compares this manifest with that table.

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
]

/// A wing of the house: a folder of `Sources`, and one of `Tests` for the tests of its rooms.
enum Wing: String {
    case core = "Core"
    case faces = "Faces"
    case demo = "Demo"
    case system = "System"

    /// A target of Swift code, in `Sources/<wing>/<name>`.
    func room(
        _ name: String,
        uses dependencies: [Target.Dependency] = [],
        excluding excluded: [String] = [],
        resources: [Resource]? = nil
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
    func cRoom(_ name: String, uses dependencies: [Target.Dependency] = []) -> Target {
        .target(name: name, dependencies: dependencies, path: "Sources/\(rawValue)/\(name)")
    }

    /// The tests of one room, in `Tests/<wing>/<name>Tests`.
    func tests(of name: String, uses dependencies: [Target.Dependency] = []) -> Target {
        .testTarget(
            name: "\(name)Tests",
            dependencies: [.byName(name: name)] + dependencies,
            path: "Tests/\(rawValue)/\(name)Tests",
            swiftSettings: strict
        )
    }

    /// A C library of the system, which `package` of Debian brings.
    static func library(_ name: String, pkgConfig: String, package: String) -> Target {
        .systemLibrary(
            name: name,
            path: "Sources/\(system.rawValue)/\(name)",
            pkgConfig: pkgConfig,
            providers: [.apt([package])]
        )
    }
}

let system: [Target] = [
    Wing.library("CSQLite", pkgConfig: "sqlite3", package: "libsqlite3-dev"),
    Wing.library("CCurl", pkgConfig: "libcurl", package: "libcurl4-openssl-dev"),
    Wing.library("CMicroHTTPD", pkgConfig: "libmicrohttpd", package: "libmicrohttpd-dev"),
    Wing.library("CPixbuf", pkgConfig: "gdk-pixbuf-2.0", package: "libgdk-pixbuf-2.0-dev"),
    Wing.library("CSecret", pkgConfig: "libsecret-1", package: "libsecret-1-dev"),
    Wing.library("CAdw", pkgConfig: "libadwaita-1", package: "libadwaita-1-dev"),
    Wing.library("CAtspi", pkgConfig: "atspi-2", package: "libatspi2.0-dev"),
    .systemLibrary(name: "CMalloc", path: "Sources/System/CMalloc"),
]

let core: [Target] = [
    Wing.core.room("Catalog"),
    Wing.core.room("Primitives"),
    Wing.core.room("Networking", uses: ["Primitives"]),
    Wing.core.room("SQLiteKit", uses: ["CSQLite", "Primitives"]),
    Wing.core.room("ImagePipeline", uses: ["Networking", "Primitives"]),
    Wing.core.cRoom("CStrings"),
    Wing.core.room(
        "L10n",
        uses: ["Catalog", "CStrings"],
        excluding: ["Localizable.xcstrings"]  // compiled in by CStrings
    ),
    Wing.core.room("Providers", uses: ["Catalog", "Networking", "Primitives"]),
    Wing.core.room("Library", uses: ["Catalog", "SQLiteKit", "ImagePipeline", "Primitives"]),
    Wing.core.room("Features", uses: ["Catalog", "ImagePipeline", "Library", "L10n"]),
    Wing.core.room(
        "Composition",
        uses: [
            "Catalog", "Primitives", "Networking", "ImagePipeline", "L10n", "Providers", "Library",
            "Features",
        ]
    ),
]

let faces: [Target] = [
    Wing.faces.cRoom("CGTK", uses: ["CAdw"]),
    Wing.faces.room("GTKSupport", uses: ["CGTK", "CAdw"]),
    Wing.faces.room(
        "VitrineGTK",
        uses: ["Catalog", "Features", "L10n", "ImagePipeline", "GTKSupport"],
        resources: [.copy("Resources")]
    ),
    Wing.faces.room("VitrineCLI", uses: ["Catalog", "Library", "L10n", "Primitives"]),
    Wing.faces.room(
        "LinuxPlatform",
        uses: [
            "Networking", "ImagePipeline", "Primitives", "CCurl", "CPixbuf", "CSecret", "CMalloc",
        ]
    ),
]

let demo: [Target] = [
    Wing.demo.cRoom("CDemoData"),
    Wing.demo.room(
        "DemoService",
        uses: ["Networking", "Primitives", "CDemoData"],
        resources: [.copy("Pictures")]
    ),
    Wing.demo.room("HTTPServer", uses: ["Networking", "Primitives", "CMicroHTTPD"]),
]

let app: [Target] = [
    .executableTarget(
        name: "vitrine",
        dependencies: [
            "Catalog", "Primitives", "Networking", "ImagePipeline", "L10n", "Providers", "Library",
            "Features", "Composition",
            "GTKSupport", "VitrineGTK", "VitrineCLI", "LinuxPlatform",
            "DemoService", "HTTPServer",
        ],
        swiftSettings: strict
    )
]

let testTargets: [Target] = [
    Wing.core.tests(of: "Catalog"),
    Wing.core.tests(of: "Primitives", uses: ["TestSupport"]),
    Wing.core.tests(of: "Networking", uses: ["Primitives", "TestSupport"]),
    Wing.core.tests(of: "SQLiteKit", uses: ["CSQLite", "CPowerCut", "Primitives", "TestSupport"]),
    Wing.core.tests(of: "ImagePipeline", uses: ["Networking", "Primitives", "TestSupport"]),
    Wing.core.tests(of: "L10n", uses: ["Catalog"]),
    Wing.core.tests(
        of: "Providers",
        uses: ["Catalog", "Networking", "DemoService", "Primitives", "TestSupport"]
    ),
    Wing.core.tests(
        of: "Library",
        uses: [
            "Catalog", "SQLiteKit", "ImagePipeline", "Networking", "Primitives", "TestSupport",
            "CPowerCut", "CSQLite",
        ]
    ),
    Wing.core.tests(
        of: "Features",
        uses: [
            "Catalog", "Library", "L10n", "ImagePipeline", "Networking", "SQLiteKit", "Primitives",
            "TestSupport",
        ]
    ),
    Wing.core.tests(
        of: "Composition",
        uses: [
            "Catalog", "Features", "Library", "L10n", "ImagePipeline", "Networking", "DemoService",
            "LinuxPlatform", "Primitives", "TestSupport",
        ]
    ),
    Wing.faces.tests(
        of: "VitrineCLI",
        uses: ["Catalog", "Library", "L10n", "ImagePipeline", "Networking", "Primitives"]
    ),
    Wing.faces.tests(
        of: "LinuxPlatform",
        uses: ["Networking", "ImagePipeline", "HTTPServer", "Primitives", "CPixbuf", "TestSupport"]
    ),
    Wing.demo.tests(of: "DemoService", uses: ["Networking", "Primitives"]),
    Wing.demo.tests(of: "HTTPServer", uses: ["Networking", "Primitives", "TestSupport"]),
    Wing.faces.tests(
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
    // A process of its own for each window under test, which has a session bus of its own.
    .executableTarget(
        name: "screen-reader",
        dependencies: ["ScreenDriver", "CAtspi"],
        path: "Tests/Support/ScreenReader",
        swiftSettings: strict
    ),
    .testTarget(
        name: "BlackBoxTests",
        dependencies: ["ScreenDriver", "TestSupport"],
        path: "Tests/Program/BlackBoxTests",
        swiftSettings: strict
    ),
    // A file system below SQLite whose power can be cut.
    .target(name: "CPowerCut", dependencies: ["CSQLite"], path: "Tests/Support/CPowerCut"),
    // What the tests of several rooms need: clocks, doors, folders and disks.
    .target(
        name: "TestSupport",
        dependencies: ["Primitives"],
        path: "Tests/Support/TestSupport",
        swiftSettings: strict
    ),
]

let package = Package(
    name: "vitrine",
    defaultLocalization: "en",
    platforms: [.iOS(.v26), .macOS(.v26)],
    products: [.executable(name: "vitrine", targets: ["vitrine"])],
    targets: system + core + faces + demo + app + testTargets,
    swiftLanguageModes: [.v6]
)
