import Foundation
import Networking
import Testing

@testable import DemoService

@Suite("Trailers") struct TrailerTests {
    let demo = Demo()

    private func film(_ kind: FilmVideos.Kind) throws -> Film {
        try #require(
            FilmData.records().lazy.map { Film($0) }.first {
                FilmVideos($0, origin: "").kind == kind
            }
        )
    }

    private func address(of film: Film) -> String { "/trailers/\(film.id).webm" }

    @Test("the six trailers are small WebM files totaling at most 1.5 MB")
    func files() {
        let files = TrailerFilm.allCases.map(\.data)
        #expect(Set(files).count == 6)
        for file in files {
            // The EBML signature and the document type.
            #expect(file.starts(with: [0x1A, 0x45, 0xDF, 0xA3]))
            #expect(file.prefix(64).range(of: Data("webm".utf8)) != nil)
            #expect((50_000...250_000).contains(file.count))
        }
        #expect(files.map(\.count).reduce(0, +) <= 1_500_000)
    }

    @Test("the address of a playable trailer returns its video")
    func playable() async throws {
        let film = try film(.playable)
        let response = await demo.send(address(of: film))
        #expect(response.status == 200)
        #expect(response.headers["Content-Type"] == "video/webm")
        #expect(response.headers["Accept-Ranges"] == "bytes")
        #expect(response.headers["Cache-Control"] == "public, max-age=86400")
        #expect(response.body == TrailerFilm(for: film).data)
    }

    @Test("HEAD returns the length without a body")
    func head() async throws {
        let film = try film(.playable)
        let response = await demo.send(address(of: film), method: .head)
        #expect(response.status == 200)
        #expect(response.headers["Content-Length"] == "\(TrailerFilm(for: film).data.count)")
        #expect(response.body.isEmpty)
    }

    @Test("supports ranges")
    func parts() async throws {
        let film = try film(.playable)
        let whole = TrailerFilm(for: film).data
        func part(_ range: String) async -> HTTPResponse {
            await demo.send(address(of: film), headers: ["Range": range])
        }
        let middle = await part("bytes=100-199")
        #expect(middle.status == 206)
        #expect(middle.body == whole[100..<200])
        #expect(middle.headers["Content-Range"] == "bytes 100-199/\(whole.count)")
        #expect(middle.headers["Content-Type"] == "video/webm")
        #expect(await part("bytes=0-").body == whole)
        #expect(await part("bytes=-10").body == whole.suffix(10))
        let beyond = await part("bytes=\(whole.count)-")
        #expect(beyond.status == 416)
        #expect(beyond.headers["Content-Range"] == "bytes */\(whole.count)")
    }

    @Test("a known trailer returns 304")
    func revalidation() async throws {
        let film = try film(.playable)
        let tag = try #require(await demo.send(address(of: film)).headers["ETag"])
        #expect(!tag.hasPrefix("W/"))
        let again = await demo.send(address(of: film), headers: ["If-None-Match": tag])
        #expect(again.status == 304)
        #expect(again.body.isEmpty)
    }

    @Test("a film without videos, or with videos on unknown sites, has no trailer")
    func missing() async throws {
        #expect(await demo.send(address(of: try film(.unknownSite))).status == 404)
        #expect(await demo.send(address(of: try film(.none))).status == 404)
    }

    @Test("other file names are 404")
    func names() async throws {
        let id = try film(.playable).id
        let names = [
            "0", "99999999.webm", "\(id)", "\(id).mp4", "+\(id).webm", "0\(id).webm", "x.webm",
            "\(id).webm/x", "", "..%2Ffilms.json",
        ]
        for name in names {
            #expect(await demo.send("/trailers/" + name).status == 404, "\(name)")
        }
    }

    @Test("a trailer cannot be written")
    func writing() async throws {
        let response = await demo.send(address(of: try film(.playable)), method: .put, body: "x")
        #expect(response.status == 405)
    }

    @Test("a film's genre determines its trailer")
    func moods() {
        let films = FilmData.records().map { Film($0) }
        #expect(Set(films.map { TrailerFilm(for: $0) }) == Set(TrailerFilm.allCases))
        for film in films where film.record.genres.first == 27 {
            #expect(TrailerFilm(for: film) == .storm)
        }
    }
}
