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

/// A library target of ours, in `Sources/<name>`.
func room(
    _ name: String,
    uses dependencies: [Target.Dependency] = [],
    excluding excluded: [String] = []
) -> Target {
    .target(
        name: name,
        dependencies: dependencies,
        exclude: excluded,
        swiftSettings: strict
    )
}

/// The tests of one room, in `Tests/<name>Tests`.
func tests(of name: String, uses dependencies: [Target.Dependency] = []) -> Target {
    .testTarget(
        name: "\(name)Tests",
        dependencies: [.byName(name: name)] + dependencies,
        swiftSettings: strict
    )
}

let systemLibraries: [Target] = [
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(
        name: "CCurl",
        pkgConfig: "libcurl",
        providers: [.apt(["libcurl4-openssl-dev"])]
    ),
    .systemLibrary(
        name: "CMicroHTTPD",
        pkgConfig: "libmicrohttpd",
        providers: [.apt(["libmicrohttpd-dev"])]
    ),
    .systemLibrary(
        name: "CPixbuf",
        pkgConfig: "gdk-pixbuf-2.0",
        providers: [.apt(["libgdk-pixbuf-2.0-dev"])]
    ),
    .systemLibrary(
        name: "CSecret",
        pkgConfig: "libsecret-1",
        providers: [.apt(["libsecret-1-dev"])]
    ),
    .systemLibrary(
        name: "CAdw",
        pkgConfig: "libadwaita-1",
        providers: [.apt(["libadwaita-1-dev"])]
    ),
    .systemLibrary(name: "CMalloc"),
    .systemLibrary(name: "CAtspi", pkgConfig: "atspi-2", providers: [.apt(["libatspi2.0-dev"])]),
]

let core: [Target] = [
    room("Catalog"),
    room("Locks"),
    room("Networking", uses: ["Locks"]),
    room("SQLiteKit", uses: ["CSQLite"]),
    room("ImagePipeline", uses: ["Networking", "Locks"]),
    .target(name: "CStrings"),
    room(
        "L10n",
        uses: ["Catalog", "CStrings"],
        excluding: ["Localizable.xcstrings"]  // compiled in by CStrings
    ),
    room("Providers", uses: ["Catalog", "Networking", "Locks"]),
    room("Library", uses: ["Catalog", "SQLiteKit", "ImagePipeline", "Locks"]),
    room("Features", uses: ["Catalog", "ImagePipeline", "Library", "L10n"]),
    room(
        "Composition",
        uses: [
            "Catalog", "Locks", "Networking", "ImagePipeline", "L10n", "Providers", "Library",
            "Features",
        ]
    ),
]

let faces: [Target] = [
    .target(name: "CGTK", dependencies: ["CAdw"]),
    room("GTKSupport", uses: ["CGTK", "CAdw"]),
    .target(
        name: "VitrineGTK",
        dependencies: ["Catalog", "Features", "L10n", "ImagePipeline", "GTKSupport"],
        resources: [.copy("Resources")],
        swiftSettings: strict
    ),
    room("VitrineCLI", uses: ["Catalog", "Library", "L10n"]),
    room(
        "LinuxPlatform",
        uses: [
            "Networking", "ImagePipeline", "Locks", "CCurl", "CPixbuf", "CSecret", "CMalloc",
        ]
    ),
]

let demo: [Target] = [
    .target(name: "CDemoData"),
    .target(
        name: "DemoService",
        dependencies: ["Networking", "Locks", "CDemoData"],
        resources: [.copy("Pictures")],
        swiftSettings: strict
    ),
    room("HTTPServer", uses: ["Networking", "Locks", "CMicroHTTPD"]),
]

let app: [Target] = [
    .executableTarget(
        name: "vitrine",
        dependencies: [
            "Catalog", "Locks", "Networking", "ImagePipeline", "L10n", "Providers", "Library",
            "Features", "Composition",
            "GTKSupport", "VitrineGTK", "VitrineCLI", "LinuxPlatform",
            "DemoService", "HTTPServer",
        ],
        swiftSettings: strict
    )
]

let testTargets: [Target] = [
    tests(of: "Catalog"),
    tests(of: "Networking", uses: ["Locks", "TestSupport"]),
    tests(of: "SQLiteKit", uses: ["CSQLite", "CPowerCut", "Locks", "TestSupport"]),
    tests(of: "ImagePipeline", uses: ["Networking", "Locks", "TestSupport"]),
    tests(of: "L10n", uses: ["Catalog"]),
    tests(
        of: "Providers",
        uses: ["Catalog", "Networking", "DemoService", "Locks", "TestSupport"]
    ),
    tests(
        of: "Library",
        uses: [
            "Catalog", "SQLiteKit", "ImagePipeline", "Networking", "Locks", "TestSupport",
            "CPowerCut", "CSQLite",
        ]
    ),
    tests(
        of: "Features",
        uses: [
            "Catalog", "Library", "L10n", "ImagePipeline", "Networking", "SQLiteKit", "Locks",
            "TestSupport",
        ]
    ),
    tests(
        of: "Composition",
        uses: [
            "Catalog", "Features", "Library", "L10n", "ImagePipeline", "Networking", "DemoService",
            "LinuxPlatform", "Locks", "TestSupport",
        ]
    ),
    tests(
        of: "VitrineCLI",
        uses: ["Catalog", "Library", "L10n", "ImagePipeline", "Networking", "Locks"]
    ),
    tests(
        of: "LinuxPlatform",
        uses: ["Networking", "ImagePipeline", "HTTPServer", "Locks", "CPixbuf", "TestSupport"]
    ),
    tests(of: "DemoService", uses: ["Networking", "Locks"]),
    tests(of: "HTTPServer", uses: ["Networking", "Locks", "TestSupport"]),
    tests(
        of: "VitrineGTK",
        uses: [
            "Catalog", "Features", "Library", "L10n", "ImagePipeline", "Networking", "Locks",
            "GTKSupport", "CGTK", "CAdw", "DemoService", "HTTPServer", "Composition",
            "TestSupport",
        ]
    ),
    .testTarget(name: "ArchitectureTests", swiftSettings: strict),
    .target(name: "ScreenDriver", path: "Tests/ScreenDriver", swiftSettings: strict),
    // A process of its own for each window under test, which has a session bus of its own.
    .executableTarget(
        name: "screen-reader",
        dependencies: ["ScreenDriver", "CAtspi"],
        path: "Tests/ScreenReader",
        swiftSettings: strict
    ),
    .testTarget(
        name: "BlackBoxTests",
        dependencies: ["ScreenDriver", "TestSupport"],
        swiftSettings: strict
    ),
    // A file system below SQLite whose power can be cut.
    .target(name: "CPowerCut", dependencies: ["CSQLite"], path: "Tests/CPowerCut"),
    // What the tests of several rooms need: clocks, doors, folders and disks.
    .target(
        name: "TestSupport",
        dependencies: ["Locks"],
        path: "Tests/TestSupport",
        swiftSettings: strict
    ),
]

let package = Package(
    name: "vitrine",
    defaultLocalization: "en",
    platforms: [.iOS(.v26), .macOS(.v26)],
    products: [.executable(name: "vitrine", targets: ["vitrine"])],
    targets: systemLibraries + core + faces + demo + app + testTargets,
    swiftLanguageModes: [.v6]
)
