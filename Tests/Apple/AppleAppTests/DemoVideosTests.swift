import DemoService
import Features
import Foundation
import Library
import Networking
import Scenes
import TestSupport
import Testing

@testable import AppleApp

@Suite("Demo videos as files", .timeLimit(.minutes(5)))
@MainActor
struct DemoVideosTests {
    @Test("a demo trailer becomes a WebM file, but other addresses don't")
    func file() async throws {
        let folder = TemporaryFolder()
        let stage = try await Stages.open(in: folder)
        await stage.loadTrailer()
        let details = try #require(stage.model.details)
        details.trailerTapped()
        let playback = try #require(stage.model.trailer?.playback)
        #expect(playback.isWebM)
        let videos = DemoVideos(stage.transport, in: folder.url)
        let file = try #require(await videos.file(of: playback.watchURL))
        // The EBML signature at the start of every WebM file.
        #expect(try Data(contentsOf: file).prefix(4) == Data([0x1A, 0x45, 0xDF, 0xA3]))
        #expect(file.lastPathComponent == playback.watchURL.lastPathComponent)
        let missing = InProcessDemo.address.appending(path: "trailers/0.webm")
        #expect(await videos.file(of: missing) == nil)
        let elsewhere = try #require(URL(string: "https://films.test/a.webm"))
        #expect(await videos.file(of: elsewhere) == nil)
        await stage.app.library.close()
    }
}
