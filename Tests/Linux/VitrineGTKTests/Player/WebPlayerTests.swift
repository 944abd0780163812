import Features
import Foundation
import HTTPServer
import Primitives
import Networking
import XCTest

@testable import GTKSupport
@testable import VitrineGTK

final class WebPlayerTests: PlayerTestCase {
    /// Whether the process had loaded WebKit before the first of these tests.
    private static let wasOpen = Locked<Bool?>(nil)

    override class func setUp() {
        let isOpen = isWebKitOpen
        wasOpen.withLock { $0 = isOpen }
    }

    func testLoadsWebKitOnDemandToShowAPage() throws {
        try onStage {
            XCTAssertEqual(Self.wasOpen.withLock { $0 }, false)
            let asked = Locked<[HTTPRequest]>([])
            let server = try HTTPServer { request in
                asked.withLock { $0.append(request) }
                return page(200)
            }
            let url = server.url.appending(path: "embed/key")
            let referrer = URL(string: "https://io.github.vitrine-app.vitrine/")
            let embedded = TrailerPage(url: url, referrer: referrer)
            let stage = PlayerStage(.embedded(embedded, watch: url))
            XCTAssertTrue(stage.isLoading)
            XCTAssertTrue(turn { stage.model.state != .loading })
            try skipWithoutWebKit(stage)
            XCTAssertEqual(stage.model.state, .playing)
            XCTAssertTrue(Self.isWebKitOpen)
            XCTAssertTrue(turn { !stage.isLoading })
            // The page's script has run, so the page is loaded, not just fetched.
            XCTAssertTrue(turn { asked.withLock { $0.contains { $0.url.path == "/script-ran" } } })
            let first = asked.withLock { $0.first { $0.url.path == "/embed/key" } }
            XCTAssertEqual(first?.headers["Referer"], referrer?.absoluteString)
            // The page's popup was not opened.
            XCTAssertFalse(asked.withLock { $0.contains { $0.url.path == "/popup" } })
            XCTAssertTrue(stage.opened.isEmpty)
            stage.close()
            server.stop()
        }
    }

    func testAMissingPageShowsAnErrorAndTheBrowserButton() throws {
        try onStage {
            let server = try HTTPServer { _ in page(404) }
            let stage = PlayerStage(.embedded(TrailerPage(url: server.url), watch: server.url))
            XCTAssertTrue(turn { stage.model.state != .loading })
            try skipWithoutWebKit(stage)
            XCTAssertEqual(stage.model.state, .failed(.page))
            XCTAssertTrue(
                turn { stage.texts.contains("Couldn’t load the page of the trailer.") }
            )
            XCTAssertTrue(turn { stage.press("Open in Browser") })
            XCTAssertTrue(turn { stage.opened == [server.url] })
            stage.close()
            server.stop()
        }
    }

    func testAnUnreachableServerShowsAnError() throws {
        try onStage {
            let server = try HTTPServer { _ in page(200) }
            server.stop()
            let stage = PlayerStage(.embedded(TrailerPage(url: server.url), watch: server.url))
            XCTAssertTrue(turn { stage.model.state != .loading })
            try skipWithoutWebKit(stage)
            XCTAssertEqual(stage.model.state, .failed(.page))
            stage.close()
        }
    }

    func testWithoutWebKitThePageOpensInTheBrowser() throws {
        try onStage {
            let watch = try XCTUnwrap(URL(string: "http://127.0.0.1:1/watch"))
            let page = TrailerPage(url: try XCTUnwrap(URL(string: "http://127.0.0.1:1/embed")))
            let stage = PlayerStage(.embedded(page, watch: watch), library: "libnone.so.4")
            XCTAssertTrue(turn { stage.model.state == .inBrowser })
            XCTAssertTrue(turn { stage.opened == [watch] })
            XCTAssertTrue(turn { stage.texts.contains("Playing in Your Browser") })
            XCTAssertTrue(turn { stage.press("Open Again") })
            XCTAssertTrue(turn { stage.opened == [watch, watch] })
            stage.close()
        }
    }

    func testALibraryOtherThanWebKitIsRejected() {
        XCTAssertNil(WebLibrary.open("libc.so.6"))
    }

    private static var isWebKitOpen: Bool {
        // Read to the end, because the file reports a size of 0.
        let maps = FileHandle(forReadingAtPath: "/proc/self/maps").flatMap { try? $0.readToEnd() }
        guard let maps, maps.count > 1_000 else { return true }
        return maps.range(of: Data("libwebkitgtk".utf8)) != nil
    }
}

@MainActor
private func skipWithoutWebKit(_ stage: PlayerStage) throws {
    guard stage.model.state == .inBrowser else { return }
    stage.close()
    throw XCTSkip("libwebkitgtk-6.0-4 or its sandbox is missing")
}

private func page(_ status: Int) -> HTTPResponse {
    let html = """
        <!doctype html><title>Trailer</title><body style="background: black; color: white">
        <p>A trailer.</p>
        <script>window.open("/popup"); fetch("/script-ran");</script>
        """
    return HTTPResponse(
        status: status,
        headers: ["Content-Type": "text/html; charset=utf-8"],
        body: Data(html.utf8)
    )
}
