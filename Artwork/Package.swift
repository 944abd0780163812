// swift-tools-version: 6.2
import PackageDescription

// Draws the pictures of the demo service. It is separate from the product: they share no code, and
// building the product doesn't build this.

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
