import Foundation
import Testing

@Suite("The Flatpak manifest")
struct FlatpakTests {
    @Test("declares its runtime and sources, and runs existing scripts")
    func flatpak() throws {
        let application = "io.github.vitrine_app.Vitrine"
        let file = SourceTree.root.appending(path: "Apps/Flatpak/\(application).json")
        let manifest = try JSONDecoder().decode(
            FlatpakManifest.self,
            from: Data(contentsOf: file)
        )
        #expect(manifest.id == application)
        #expect(manifest.runtime == "org.gnome.Platform")
        #expect(manifest.sdk == "org.gnome.Sdk")
        #expect(manifest.runtimeVersion.wholeMatch(of: /\d+/) != nil)
        #expect(manifest.command == "vitrine")
        #expect(manifest.modules.last?.name == "vitrine")
        for module in manifest.modules {
            #expect(!module.sources.isEmpty, "\(module.name)")
            for source in module.sources where source.type == "archive" {
                #expect(source.url?.hasPrefix("https://") == true)
                #expect(source.sha256?.wholeMatch(of: /[0-9a-f]{64}/) != nil)
            }
            for source in module.sources where source.type != "archive" {
                let place = file.deletingLastPathComponent()
                let tree = place.appending(path: try #require(source.path)).standardizedFileURL
                #expect(tree.path == SourceTree.root.path)
            }
            for command in module.buildCommands ?? [] {
                let script = SourceTree.root.appending(path: String(command.prefix { $0 != " " }))
                #expect(FileManager.default.isExecutableFile(atPath: script.path), "\(command)")
            }
        }
    }
}

/// The part of the manifest that the test reads.
///
/// https://docs.flatpak.org/en/latest/flatpak-builder-command-reference.html
private struct FlatpakManifest: Decodable {
    struct Module: Decodable {
        let name: String
        let buildCommands: [String]?
        let sources: [Source]

        private enum CodingKeys: String, CodingKey {
            case name, sources
            case buildCommands = "build-commands"
        }
    }

    struct Source: Decodable {
        let type: String
        let url: String?
        let sha256: String?
        let path: String?
    }

    let id: String
    let runtime: String
    let runtimeVersion: String
    let sdk: String
    let command: String
    let modules: [Module]

    private enum CodingKeys: String, CodingKey {
        case id, runtime, sdk, command, modules
        case runtimeVersion = "runtime-version"
    }
}
