import Foundation
import ScreenDriver
import Testing

@Suite("The driver itself")
struct DriverOwnTests {
    private let tree = Element(
        id: "1",
        role: .window,
        name: "Vitrine",
        children: [
            Element(id: "2", role: .button, name: "Refresh", states: [.showing, .focused]),
            Element(id: "3", role: .button, name: "Refresh all", states: []),
            Element(
                id: "4",
                role: .row,
                name: "Alien, 1979",
                children: [
                    Element(id: "5", role: .label, name: "Alien")
                ]
            ),
        ]
    )

    @Test("a query finds showing elements, parents first")
    func queries() {
        #expect(tree.first(.button("Refresh"))?.id == "2")
        #expect(tree.first(.button("Refresh").with(.focused))?.id == "2")
        #expect(tree.first(.button("Refresh").without(.focused)) == nil)
        #expect(tree.first(.button("Refresh all")) == nil)
        #expect(tree.first(.row(containing: "1979"))?.id == "4")
        #expect(tree.all(Query("any") { _ in true }).map(\.id) == ["1", "2", "4", "5"])
    }

    @Test("a tree prints one element per line")
    func printing() {
        #expect(
            tree.description == """
                frame "Vitrine"
                  push button "Refresh" ["focused"]
                  push button "Refresh all" (not showing)
                  list item "Alien, 1979"
                    label "Alien"
                """
        )
    }

    @Test(
        "recognizes warnings, crashes and sanitizer reports, unless they are allowed",
        arguments: [
            "(vitrine:7): Gtk-CRITICAL **: 10:00:00.000: gtk_label_set_text: assertion failed",
            "(process:7): Adwaita-WARNING **: 10:00:00.000: a leaflet",
            "** (vitrine:7): WARNING **: 10:00:00.000: something",
            "vitrine/Window.swift:3: Fatal error: Index out of range",
            "==7==ERROR: AddressSanitizer: heap-use-after-free",
        ]
    )
    func complaints(line: String) {
        #expect(Complaint.lines(in: "first\n\(line)\n") == [line])
        let allowed = [
            Complaint.Allowed("**", because: "test"), .init("rror:", because: "test"),
            .init("ERROR:", because: "test"),
        ]
        #expect(Complaint.lines(in: line, allowing: allowed) == [])
    }

    @Test("the program's own messages are not complaints")
    func messages() {
        #expect(Complaint.lines(in: "Error: You are offline.\nOpenbox-Message: hello\n") == [])
    }

    @Test("reads a picture from PPM, and rejects other or truncated data")
    func picture() throws {
        let bytes: [UInt8] = [255, 0, 0, 0, 255, 0, 0, 0, 255, 10, 10, 10]
        let picture = try Picture(portablePixmap: Data("P6\n2 2\n255\n".utf8) + Data(bytes))
        #expect(picture.width == 2)
        #expect(picture[1, 0] == Picture.Color(red: 0, green: 255, blue: 0))
        #expect(picture[0, 1] == Picture.Color(red: 0, green: 0, blue: 255))
        #expect(picture.colors(in: Frame(x: 0, y: 0, width: 9, height: 1)) == 2)
        #expect(picture.difference(from: picture) == 0)
        #expect(throws: DriverError.self) { try Picture(portablePixmap: Data("P5\n2".utf8)) }
        #expect(throws: DriverError.self) {
            try Picture(portablePixmap: Data("P6\n2 2\n255\n".utf8))
        }
    }

    @Test("the intersection of frames is their overlap, or empty")
    func frames() {
        let frame = Frame(x: 0, y: 10, width: 20, height: 20)
        let corner = frame.intersection(Frame(x: 15, y: 0, width: 20, height: 15))
        #expect(corner == Frame(x: 15, y: 10, width: 5, height: 5))
        #expect(frame.intersection(Frame(x: 20, y: 0, width: 5, height: 50)).isEmpty)
        #expect(frame.center == (10, 20))
    }

    @Test("a program returns its output and status, and a timeout throws")
    func programs() async throws {
        let home = try Home()
        func shell(_ script: String) throws -> Program {
            try Program(
                URL(filePath: "/bin/sh"),
                ["-c", script],
                environment: home.environment,
                output: home.data
            )
        }
        let output = try await shell("echo out; echo err >&2; exit 3").output(within: .seconds(20))
        #expect(output.status == 3)
        #expect(output.standardOutput == "out\n")
        #expect(output.standardError == "err\n")
        let killed = try shell("kill -9 $$")
        #expect(try await killed.output(within: .seconds(20)).status == 128 + 9)
        let slow = try shell("exec sleep 600")
        await #expect(throws: DriverError.self) { try await slow.output(within: .zero) }
        await slow.end()
        #expect(!slow.isRunning)
    }

    @Test("releasing a home removes its folder")
    func homes() throws {
        var home: Home? = try Home()
        let folder = try #require(home?.folder)
        #expect(FileManager.default.fileExists(atPath: folder.path))
        home = nil
        #expect(!FileManager.default.fileExists(atPath: folder.path))
    }
}
