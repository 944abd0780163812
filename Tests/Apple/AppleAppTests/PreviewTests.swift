import Foundation
import Scenes
import Testing

@testable import AppleApp

/// Checks the previews' source text, because only Xcode can run them.
@Suite("SwiftUI previews")
@MainActor
struct PreviewTests {
    @Test("each scene has a preview with its name, and each preview has a scene")
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

    @Test("twelve screens have previews in Ukrainian")
    func ukrainian() throws {
        #expect(try Self.previews.count { $0.hasSuffix(" uk") } == 12)
    }

    /// The names in `#Preview("…")`.
    private static var previews: [String] {
        get throws {
            let folder = URL(filePath: #filePath).deletingLastPathComponent()
                .appending(path: "../../../Sources/Apple/AppleApp/Previews").standardizedFileURL
            return try FileManager.default.contentsOfDirectory(atPath: folder.path)
                .filter { $0.hasSuffix(".swift") }
                .flatMap { file in
                    try String(contentsOf: folder.appending(path: file), encoding: .utf8)
                        .matches(of: /#Preview\("([^"]+)"\)/).map { String($0.1) }
                }
        }
    }
}
