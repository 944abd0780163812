import DemoService
import Features
import Foundation
import HTTPServer
import Primitives
import Networking
import XCTest

@testable import GTKSupport
@testable import VitrineGTK

final class VideoPlayerTests: PlayerTestCase {
    func testADemoTrailerPlays() throws {
        try onStage {
            let service = DemoService(pictures: .none)
            let asked = Locked<[HTTPRequest]>([])
            let server = try HTTPServer { request in
                asked.withLock { $0.append(request) }
                return await service.response(to: request)
            }
            let url = playable(server)
            let stage = PlayerStage(.direct(url))
            XCTAssertEqual(stage.model.state, .loading)
            XCTAssertTrue(stage.isLoading)
            XCTAssertEqual(stage.page.root.announced, ["Loading the trailer"])
            let stream = try XCTUnwrap(stage.stream)
            stream.isMuted = true
            try XCTSkipIf(!stream.hasPlayer, "libgtk-4-media-gstreamer is not installed")
            XCTAssertTrue(turn { stream.timestamp > 0 })
            let first = stream.timestamp
            XCTAssertTrue(turn { stream.timestamp > first })
            XCTAssertEqual(stage.model.state, .playing)
            XCTAssertTrue(turn { !stage.isLoading })
            XCTAssertEqual(stage.page.root.announced, ["The trailer is playing."])
            XCTAssertEqual(Double(stream.duration) / 1_000_000, 8, accuracy: 0.5)
            XCTAssertTrue(asked.withLock { $0.allSatisfy { $0.url.path == url.path } })
            stage.close()
            server.stop()
        }
    }

    func testPlaybackPausesSeeksAndMutes() throws {
        try onStage {
            let service = DemoService(pictures: .none)
            let server = try HTTPServer { await service.response(to: $0) }
            let stage = PlayerStage(.direct(playable(server)))
            let stream = try XCTUnwrap(stage.stream)
            stream.isMuted = true
            try XCTSkipIf(!stream.hasPlayer, "libgtk-4-media-gstreamer is not installed")
            XCTAssertTrue(turn { stream.timestamp > 0 })
            stage.page.screen?.togglePlaying()
            XCTAssertFalse(stream.isPlaying)
            stage.page.screen?.togglePlaying()
            XCTAssertTrue(stream.isPlaying)
            let place = stream.timestamp
            stage.page.screen?.seek(by: 5)
            XCTAssertTrue(turn { stream.timestamp >= place + 3_000_000 })
            stage.page.screen?.seek(by: -100)
            XCTAssertTrue(turn { stream.timestamp < place + 3_000_000 })
            stage.page.screen?.toggleSound()
            XCTAssertFalse(stream.isMuted)
            stage.page.screen?.toggleSound()
            XCTAssertTrue(stream.isMuted)
            weak let ghost = stage.stream
            stage.page.stop()
            XCTAssertFalse(stream.isPlaying)
            XCTAssertNil(stage.stream)
            XCTAssertNotNil(ghost)
            stage.close()
            server.stop()
        }
    }

    func testAMissingVideoShowsAnErrorAndCanBeRetried() throws {
        try onStage {
            let service = DemoService(pictures: .none)
            let isUp = Locked(false)
            let server = try HTTPServer { request in
                guard isUp.withLock({ $0 }) else { return HTTPResponse(status: 404) }
                return await service.response(to: request)
            }
            let stage = PlayerStage(.direct(playable(server)))
            let hasPlayer = try XCTUnwrap(stage.stream).hasPlayer
            try XCTSkipIf(!hasPlayer, "libgtk-4-media-gstreamer is not installed")
            XCTAssertTrue(turn { stage.model.state == .failed(.unplayable) })
            XCTAssertTrue(turn { stage.texts.contains("Couldn’t Play the Trailer") })
            XCTAssertTrue(turn { !stage.isLoading })
            XCTAssertNil(stage.stream)
            isUp.withLock { $0 = true }
            XCTAssertTrue(turn { stage.press("Try Again") })
            XCTAssertTrue(turn { stage.stream != nil })
            stage.stream?.isMuted = true
            XCTAssertTrue(turn { stage.model.state == .playing })
            XCTAssertTrue(stage.opened.isEmpty)
            stage.close()
            server.stop()
        }
    }

    func testAnUnplayableFileCanBeOpenedInTheBrowser() throws {
        try onStage {
            let server = try HTTPServer { _ in
                HTTPResponse(
                    status: 200,
                    headers: ["Content-Type": "video/webm"],
                    body: Data("<p>No video".utf8)
                )
            }
            let url = server.url.appending(path: "a.webm")
            let stage = PlayerStage(.direct(url), hasBrowser: false)
            let hasPlayer = try XCTUnwrap(stage.stream).hasPlayer
            try XCTSkipIf(!hasPlayer, "libgtk-4-media-gstreamer is not installed")
            XCTAssertTrue(turn { stage.model.state == .failed(.unplayable) })
            XCTAssertTrue(turn { stage.press("Open in Browser") })
            XCTAssertTrue(turn { stage.model.state == .failed(.noBrowser) })
            XCTAssertEqual(stage.opened, [url])
            XCTAssertTrue(turn { stage.texts.contains { $0.contains(url.absoluteString) } })
            stage.close()
            server.stop()
        }
    }

    func testAnUnreachableServerShowsAnError() throws {
        try onStage {
            let server = try HTTPServer { _ in HTTPResponse(status: 200) }
            let url = server.url.appending(path: "a.webm")
            server.stop()
            let stage = PlayerStage(.direct(url))
            XCTAssertTrue(turn { stage.model.notice != nil })
            XCTAssertTrue(turn { stage.texts.contains("Open in Browser") })
            stage.close()
        }
    }

}

/// The address of an existing trailer.
private func playable(_ server: HTTPServer) -> URL {
    server.url.appending(path: "trailers/1001.webm")
}
