import DemoService
import Features
import Foundation
import Library
import Networking
import Scenes
import TestSupport
import Testing

@testable import AppleApp

@Suite("Trailer documents", .timeLimit(.minutes(5)))
@MainActor
struct TrailerDocumentsTests {
    @Test("the page of a demo trailer plays the WebM file beside it")
    func demo() async throws {
        let folder = TemporaryFolder()
        let stage = try await Stages.open(in: folder)
        await stage.loadTrailer()
        let details = try #require(stage.model.details)
        details.trailerTapped()
        let playback = try #require(stage.model.trailer?.playback)
        #expect(playback.isWebM)
        let documents = TrailerDocuments(stage.transport, in: folder.url)
        let page = try #require(await documents.file(playing: playback.watchURL))
        #expect(try String(contentsOf: page, encoding: .utf8).contains("src=\"trailer.webm\""))
        // The EBML signature at the start of every WebM file.
        let video = try Data(contentsOf: folder.url.appending(path: "trailer.webm"))
        #expect(video.prefix(4) == Data([0x1A, 0x45, 0xDF, 0xA3]))
        let missing = InProcessDemo.address.appending(path: "trailers/0.webm")
        #expect(await documents.file(playing: missing) == nil)
        await stage.app.library.close()
    }

    @Test("the page of any other trailer plays its address")
    func other() async throws {
        let folder = TemporaryFolder()
        let client = HandlerHTTPClient { _ in HTTPResponse(status: 500) }
        let documents = TrailerDocuments(client, in: folder.url.appending(path: "new"))
        let video = try #require(URL(string: "https://films.test/a.webm?b=1&c=2"))
        let page = try #require(await documents.file(playing: video))
        #expect(
            try String(contentsOf: page, encoding: .utf8)
                .contains("src=\"https://films.test/a.webm?b=1&amp;c=2\"")
        )
        let folderAsFile = TrailerDocuments(client, in: page)
        #expect(await folderAsFile.file(playing: video) == nil)
    }
}
