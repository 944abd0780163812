import Foundation
import Glibc
import Testing

@Suite("Releases and installation")
struct ShippingTests {
    private static let application = "io.github.vitrine_app.Vitrine"

    @Test("the changelog, the Xcode project and scripts/version agree with the program's version")
    func version() throws {
        let source = try text("Sources/Linux/LinuxApp/ProgramVersion.swift")
        let version = try #require(source.firstMatch(of: /current = "(\d+\.\d+\.\d+)"/)).1
        let newest = try #require(try text("CHANGELOG.md").firstMatch(of: /\n## (\S+)/)).1
        #expect(newest == version)
        let project = try text("Apps/iOS/Vitrine.xcodeproj/project.pbxproj")
        let marketing = project.matches(of: /MARKETING_VERSION = ([^;]+);/).map(\.1)
        #expect(Set(marketing) == [version])
        #expect(try run("scripts/version") == "\(version)\n")
    }

    @Test("each version has a release date, and only the newest may be unreleased")
    func dates() throws {
        let headings = try text("CHANGELOG.md").matches(of: /(?m)^## (.+)$/).map { String($0.1) }
        for (index, heading) in headings.enumerated() {
            let isDated = heading.wholeMatch(of: /\d+\.\d+\.\d+ \(\d{4}-\d\d-\d\d\)/) != nil
            #expect(isDated || index == 0 && heading.hasSuffix(" (unreleased)"), "\(heading)")
        }
    }

    @Test("Debian's changelog has an entry per version and lines of at most 80 characters")
    func changelog() throws {
        let written = try run("scripts/debian-changelog", "9.9.9")
        let lines = written.split(separator: "\n", omittingEmptySubsequences: false)
        let versions = lines.compactMap { $0.wholeMatch(of: /vitrine \((\S+)\) .*/)?.1 }
        #expect(versions.first == "9.9.9-1")
        #expect(versions.last == "0.1.0-1")
        #expect(versions.count == lines.count { $0.hasPrefix(" -- ") })
        #expect(lines.filter { $0.count > 80 && !$0.hasPrefix(" -- ") } == [])
    }

    @Test("a prefix may contain any character except a line break")
    func prefixes() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "shipped-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["x&y|z", #"a b"c`d$e\f\\g'h%i%u;=#&|*?[]{}()<>!~é"#, "\t\r tab "] {
            let prefix = folder.appending(path: name).path
            try run("scripts/install", prefix, "/bin/echo")
            let desktop = "\(prefix)/share/applications/\(Self.application).desktop"
            #expect(try run("/usr/bin/desktop-file-validate", desktop) == "")
            // Without a bus, the desktop starts the program directly.
            let launched = try run(
                "/usr/bin/gio",
                "launch",
                desktop,
                "vitrine://movies/1001",
                with: ["DBUS_SESSION_BUS_ADDRESS": "disabled:"]
            )
            #expect(launched == "vitrine://movies/1001\n", "\(name)")
            let activation = try run(
                "/usr/bin/dbus-run-session",
                "bash",
                "-c",
                "gdbus introspect -e -d \(Self.application) -o / 2>&1 || true",
                with: ["XDG_DATA_HOME": "\(prefix)/share"]
            )
            #expect(activation.contains("--gapplication-service\n"), "\(name): \(activation)")
            try run("/usr/bin/make", "-C", SourceTree.root.path, "uninstall", "PREFIX=\(prefix)")
            #expect(contents(of: folder.appending(path: name)) == [])
        }
        #expect(throws: Failed.self) {
            try run("scripts/install", folder.appending(path: "two\nlines").path, "/bin/echo")
        }
        #expect(!contents(of: folder).contains { $0.hasPrefix("two") })
    }

    @Test("uninstall removes exactly the installed files, and an update removes obsolete ones")
    func uninstall() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "shipped-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let prefix = folder.appending(path: "stage/opt")
        let own = prefix.appending(path: "bin/own")
        try FileManager.default.createDirectory(
            at: own.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data().write(to: own)
        let before = contents(of: folder)
        let environment = ["DESTDIR": folder.appending(path: "stage").path]

        // Any program will do, because a release build may not exist.
        try run("scripts/install", "/opt", "/bin/true", with: environment)
        let installed = contents(of: prefix)
        #expect(installed.contains("bin/vitrine"))
        #expect(installed.contains("share/vitrine/style.css"))
        let desktop = prefix.appending(path: "share/applications/\(Self.application).desktop")
        #expect(try String(contentsOf: desktop, encoding: .utf8).contains("Exec=/opt/bin/vitrine"))

        // Pretend that the previous version had one more file.
        let old = prefix.appending(path: "share/vitrine/old/of-before")
        try FileManager.default.createDirectory(
            at: old.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data().write(to: old)
        let list = prefix.appending(path: "share/vitrine/installed")
        let listed = try String(contentsOf: list, encoding: .utf8)
        try (listed + "share/vitrine/old/\nshare/vitrine/old/of-before\n").write(
            to: list,
            atomically: true,
            encoding: .utf8
        )
        try run("scripts/install", "/opt", "/bin/true", with: environment)
        #expect(contents(of: prefix) == installed)

        try run("scripts/uninstall", "/opt", with: environment)
        #expect(contents(of: folder) == before)
    }
}

extension ShippingTests {
    private struct Failed: Error {
        let output: String
    }

    private func text(_ name: String) throws -> String {
        try String(contentsOf: SourceTree.root.appending(path: name), encoding: .utf8)
    }

    private func contents(of folder: URL) -> [String] {
        (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? [])
            .sorted()
    }

    /// Runs a script of the source tree or a system program, and returns its output.
    @discardableResult
    private func run(
        _ script: String,
        _ arguments: String...,
        with variables: [String: String] = [:]
    ) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        let set = variables.map { "\($0.key)=\($0.value)" }
        let program = script.hasPrefix("/") ? script : SourceTree.root.appending(path: script).path
        process.arguments = set + [program] + arguments
        let output = Pipe()
        process.standardOutput = output
        // Task threads block all signals; a daemon that inherited that mask couldn't be ended.
        var (none, before) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let said = String(decoding: data, as: UTF8.self)
        guard process.terminationStatus == 0 else { throw Failed(output: said) }
        return said
    }
}
