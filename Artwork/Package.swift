// swift-tools-version: 6.2
import PackageDescription

// Draws the pictures that the demo service carries. Apart from the product: it shares no code with
// it, and nobody who builds the product builds this.

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
]

let package = Package(
    name: "artwork",
    platforms: [.macOS(.v26)],
    products: [
        .library(name: "Artwork", targets: ["Artwork"]),
        .executable(name: "artwork", targets: ["ArtworkTool"]),
    ],
    targets: [
        .systemLibrary(
            name: "CCairo",
            pkgConfig: "pangocairo",
            providers: [.apt(["libpango1.0-dev"])]
        ),
        .systemLibrary(name: "CWebP", pkgConfig: "libwebp", providers: [.apt(["libwebp-dev"])]),
        .target(name: "Artwork", dependencies: ["CCairo", "CWebP"], swiftSettings: strict),
        .executableTarget(name: "ArtworkTool", dependencies: ["Artwork"], swiftSettings: strict),
        .testTarget(
            name: "ArtworkTests",
            dependencies: ["Artwork", "ArtworkTool"],
            swiftSettings: strict
        ),
    ],
    swiftLanguageModes: [.v6]
)
