import Foundation
import Testing

@testable import AppleApp

/// The previews as text: Xcode alone runs them.
@Suite("Previews of the SwiftUI face")
@MainActor
struct PreviewTests {
    @Test("each scene has a preview of its name, and each preview a scene")
    func names() throws {
        let shown = try Self.previews
        let looks = shown.filter { $0.contains(" ") }
        #expect(Set(shown).count == shown.count)
        #expect(Set(shown.filter { !$0.contains(" ") }) == Set(StagedScene.all.map(\.name)))
        for name in looks {
            let scene = String(name.prefix { $0 != " " })
            #expect(StagedScene.named(scene) != nil, "\(name)")
        }
    }

    @Test("twelve screens are shown in dark, in Ukrainian and in large text")
    func looks() throws {
        let shown = try Self.previews
        for look in ["dark", "uk", "AX3"] {
            #expect(shown.count { $0.hasSuffix(" \(look)") } == 12, "\(look)")
        }
    }

    @Test("each picture of the GTK tour has a preview of the same name, or a reason why not")
    func tour() throws {
        let pictures = try Self.tourPictures
        #expect(pictures.count > 50, "the calls are written otherwise by now")
        let scenes = Set(StagedScene.all.map(\.name))
        for name in pictures.sorted() {
            #expect(scenes.contains(name) || StagedScene.unstaged[name] != nil, "\(name)")
        }
        // A reason for what the tour no longer shows is none.
        #expect(Set(StagedScene.unstaged.keys).subtracting(pictures) == [])
    }

    /// Names as `#Preview("…")` has them.
    private static var previews: [String] {
        get throws {
            try texts(in: "Sources/Apple/AppleApp/Previews").flatMap { text in
                text.matches(of: /#Preview\("([^"]+)"\)/).map { String($0.1) }
            }
        }
    }

    /// Names of the tour's pictures, which begin with the catalog in two of its parts.
    private static var tourPictures: Set<String> {
        get throws {
            let folder = "Sources/vitrine-dev/Tour"
            var names: Set<String> = []
            for (file, text) in try files(in: folder) {
                let catalog = file.contains("Ranked") ? "films" : "characters"
                let literals = text.matches(of: /"((?:\\\(name\)|[a-z]+)-[a-z-]+)"/)
                for literal in literals {
                    names.insert(String(literal.1).replacing("\\(name)", with: catalog))
                }
            }
            return names.filter { name in
                ["app", "home", "movies", "films", "photos", "characters", "settings"]
                    .contains { name.hasPrefix("\($0)-") }
            }
        }
    }

    private static func texts(in folder: String) throws -> [String] {
        try files(in: folder).map(\.text)
    }

    private static func files(in folder: String) throws -> [(name: String, text: String)] {
        let place = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../..").standardizedFileURL.appending(path: folder)
        return try FileManager.default.contentsOfDirectory(atPath: place.path)
            .filter { $0.hasSuffix(".swift") }
            .map { name in
                (name, try String(contentsOf: place.appending(path: name), encoding: .utf8))
            }
    }
}
