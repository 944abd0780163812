import Foundation
import Primitives
import TestSupport
import Testing

@testable import Composition

@Suite("Folders")
struct FoldersTests {
    private func paths(_ environment: [String: String]) -> [String] {
        let folders = Folders.xdg(environment: environment)
        return [folders.data.path, folders.caches.path]
    }

    @Test("the XDG variables set the folders")
    func variables() {
        #expect(
            paths(["XDG_DATA_HOME": "/d", "XDG_CACHE_HOME": "/c/", "HOME": "/home/me"])
                == ["/d/vitrine", "/c/vitrine"]
        )
    }

    @Test("without variables, puts folders below HOME")
    func home() {
        #expect(
            paths(["HOME": "/home/me"])
                == ["/home/me/.local/share/vitrine", "/home/me/.cache/vitrine"]
        )
    }

    @Test("ignores relative and empty paths", arguments: ["", "data", "./data", "~/data"])
    func relative(path: String) {
        #expect(
            paths(["XDG_DATA_HOME": path, "XDG_CACHE_HOME": path, "HOME": "/home/me"])
                == ["/home/me/.local/share/vitrine", "/home/me/.cache/vitrine"]
        )
    }

    @Test("looks up a missing or relative HOME", arguments: [[:], ["HOME": "me"]])
    func missingHome(environment: [String: String]) {
        let home = NSHomeDirectory()
        #expect(home.hasPrefix("/"))
        #expect(paths(environment) == ["\(home)/.local/share/vitrine", "\(home)/.cache/vitrine"])
    }

    @Test("keeps the window state in a separate folder from the settings")
    func state() {
        let home = Folders.xdg(environment: ["HOME": "/home/me"])
        #expect(home.state.path == "/home/me/.local/state/vitrine")
        let folders = Folders.xdg(environment: ["HOME": "/h", "XDG_STATE_HOME": "/s"])
        #expect(folders.state.path == "/s/vitrine")
        #expect(folders.settings.path == "/h/.config/vitrine")
    }

    @Test("removes unfinished files from all folders but the caches and the offline pictures")
    func unfinished() async throws {
        let folder = TemporaryFolder()
        let place = { (name: String) in
            folder.url.appending(path: name, directoryHint: .isDirectory)
        }
        let folders = Folders(
            data: place("data"),
            caches: place("caches"),
            settings: place("settings"),
            state: place("state")
        )
        let parents = [
            "caches", "data", "data/offline", "settings", "settings/catalogs", "state",
        ]
        for parent in parents {
            try FileManager.default.createDirectory(
                at: place(parent),
                withIntermediateDirectories: true
            )
            let path = place(parent).appending(path: "a.1.part").path
            try AtomicFile.replace(path, with: Data())
        }
        await folders.removeUnfinishedFiles(now: Date() + 86_401)
        let left = folder.contents.filter { $0.hasSuffix(".part") }
        #expect(left == ["caches/a.1.part", "data/offline/a.1.part"])
    }

    @Test("keeps spaces and percent signs in names")
    func oddNames() {
        #expect(paths(["XDG_DATA_HOME": "/a b/100%25", "HOME": "/h"])[0] == "/a b/100%25/vitrine")
    }

    @Test("on Apple systems, persistent files are in Application Support, the rest in Caches")
    func apple() {
        let folders = Folders.apple(
            support: URL(filePath: "/app/Library/Application Support/"),
            caches: URL(filePath: "/app/Library/Caches/")
        )
        let own = "/app/Library/Application Support/vitrine"
        #expect(folders.data.path == own)
        #expect(folders.settings.path == own)
        #expect(folders.state.path == own)
        #expect(folders.caches.path == "/app/Library/Caches/vitrine")
    }
}
