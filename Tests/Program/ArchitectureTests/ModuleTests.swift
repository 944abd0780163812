import Testing

/// Checks what the compiler doesn't: a file can import any module that happens to be built, and any
/// system module.
@Suite("The modules")
struct ModuleTests {
    @Test("a file imports only modules that Package.swift declares for its target")
    func declared() throws {
        let manifest = try Manifest.onLinux.get()
        for file in try ["Sources", "Tests"].flatMap(SourceTree.files)
        // scripts/check-views builds these, against declarations of Apple's modules.
        where !file.path.contains("Apple/ViewTests/") {
            let target = try #require(manifest.target(of: file), "\(file.path) is in no target")
            let foreign = file.imports.intersection(manifest.modules).subtracting(target.uses)
            #expect(foreign.isEmpty, "\(file.path) imports \(foreign.sorted())")
        }
    }

    @Test("a module imports only Foundation and the listed system modules")
    func systemModules() throws {
        let manifest = try Manifest.onLinux.get()
        for file in try SourceTree.files(in: "Sources") {
            let name = try #require(manifest.target(of: file)?.name)
            let system = Self.systemModules[name, default: []].union(["Foundation"])
            let foreign = file.imports.subtracting(manifest.modules).subtracting(system)
            #expect(foreign.isEmpty, "\(file.path) imports \(foreign.sorted())")
        }
    }

    @Test("a Mac has the library products, their targets, and test support")
    func mac() throws {
        let mac = try Manifest.evaluated(asOnMac: true)
        // On Linux, C targets embed what are resources on a Mac, and archives can be read.
        let onlyLinux: Set = ["CStrings", "CExamples", "CDemoData", "CArchive"]
        let linked = mac.linkedByOthers
        #expect(try Manifest.onLinux.get().linkedByOthers == linked.union(onlyLinux))
        #expect(linked.isSuperset(of: ["AppleApp", "Composition", "DemoService", "Scenes"]))
        let others = mac.targets.filter { $0.type != "test" && !linked.contains($0.name) }
        #expect(Set(others.map(\.name)) == ["CPowerCut", "TestSupport"])
        for target in mac.targets {
            #expect(target.uses.isSubset(of: mac.modules), "\(target.name)")
        }
    }

    // Glibc or Darwin: POSIX files. Dispatch: queues for blocking calls and time limits.
    private static let systemModules: [String: Set<String>] = [
        "Primitives": ["Dispatch", "Glibc", "Darwin", "Synchronization"],
        "Networking": ["FoundationNetworking"],
        "SQLiteKit": ["Dispatch"],
        "ImagePipeline": ["Dispatch", "Glibc", "Darwin"],
        "Library": ["Dispatch", "Glibc", "Darwin"],
        "Features": ["CoreGraphics", "Observation"],
        "Composition": ["Dispatch", "Glibc", "Darwin", "Observation"],
        "GTKSupport": ["Observation", "Dispatch", "Glibc"],
        "VitrineGTK": ["Observation"],
        "VitrineCLI": ["Glibc", "Darwin"],
        "LinuxPlatform": ["FoundationNetworking", "Glibc", "Dispatch"],
        "LinuxApp": ["Dispatch", "Glibc"],
        "ApplePlatform": [
            "Dispatch", "CoreGraphics", "ImageIO", "Network", "UIKit", "os",
        ],
        "VitrineSwiftUI": [
            "Observation", "Accessibility", "AVFAudio", "AVFoundation", "AVKit", "Charts",
            "CoreGraphics", "CoreTransferable", "Dispatch", "SwiftUI", "UIKit",
            "UniformTypeIdentifiers", "WebKit",
        ],
        "AppleApp": ["Observation", "Security", "SwiftUI"],
        "Scenes": ["CoreGraphics", "Observation"],
        "HTTPServer": ["Dispatch", "Glibc"],
        "vitrine": ["Dispatch", "Glibc"],
    ]
}
