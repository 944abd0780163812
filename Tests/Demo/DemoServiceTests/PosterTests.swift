import Foundation
import Primitives
import Networking
import Testing

@testable import DemoService

@Suite("Posters") struct PosterTests {
    let demo = Demo(films: TestFilms.json)

    @Test(
        "a poster is scaled from the smallest sufficient file",
        arguments: [
            ("w92", 92, 138), ("w154", 154, 231), ("w185", 185, 278), ("w342", 342, 513),
            ("w500", 500, 750), ("w780", 780, 1170), ("original", 1000, 1500),
        ]
    )
    func sizes(name: String, width: Int, height: Int) async throws {
        let asked = Locked<[DemoPicture]>([])
        let demo = Demo { picture in
            asked.withLock { $0.append(picture) }
            return Demo.image
        }
        let response = await demo.send("/t/p/\(name)/film-1001.jpg")
        #expect(response.status == 200)
        #expect(response.body == Demo.image)
        #expect(response.headers["Content-Type"] == "image/jpeg")
        #expect(
            asked.withLock { $0 } == [
                DemoPicture(
                    kind: width <= 342 ? .thumbnail : .poster,
                    id: 1001,
                    pixelWidth: width,
                    pixelHeight: height,
                    isOriginal: ["w342", "original"].contains(name)
                )
            ]
        )
    }

    @Test(
        "a backdrop is scaled from its file to each size",
        arguments: [("w300", 300, 169), ("w780", 780, 439), ("w1280", 1280, 720)]
            + [("original", 1920, 1080)]
    )
    func backdrops(name: String, width: Int, height: Int) async throws {
        let asked = Locked<[DemoPicture]>([])
        let demo = Demo { picture in
            asked.withLock { $0.append(picture) }
            return Demo.image
        }
        let path = try #require(
            try await demo.object("/movie/1001")["backdrop_path"] as? String
        )
        #expect(await demo.send("/t/p/\(name)\(path)").status == 200)
        let picture = try #require(asked.withLock { $0.last })
        #expect(picture.path == "backdrops/1001.webp")
        #expect((picture.pixelWidth, picture.pixelHeight) == (width, height))
        #expect(picture.isOriginal == (name == "original"))
        #expect(await demo.send("/t/p/w342\(path)").status == 404)
    }

    @Test("generated films have real posters with separate addresses and tags")
    func madeUp() async throws {
        let asked = Locked<Set<DemoPicture>>([])
        let demo = Demo(
            DemoOptions(scale: 1_000),
            pictures: DemoPictures { picture in
                asked.withLock { _ = $0.insert(picture) }
                return Demo.image
            }
        )
        var tags: Set<String> = []
        // Pages sometimes repeat a row, as those of the real service do.
        let paths = Set(try await demo.rows("/discover/movie").compactMap(\.poster_path))
        #expect(paths.count > 900)
        for path in paths where path.hasPrefix("/film-100") && path.count > "/film-1001.jpg".count {
            let response = await demo.send("/t/p/w92" + path)
            #expect(response.status == 200)
            #expect(tags.insert(try #require(response.headers["ETag"])).inserted)
        }
        #expect(asked.withLock { $0 }.count <= 304)
        #expect(asked.withLock { $0 }.allSatisfy { (1_001..<1_400).contains($0.id) })
    }

    @Test(
        "other sizes, films and names are 404",
        arguments: [
            "/t/p/w93/film-1.jpg", "/t/p/W92/film-1.jpg", "/t/p/w92/film-99.jpg",
            "/t/p/w92/film-3.jpg", "/t/p/w92/film-1.png", "/t/p/w92/film-+1.jpg",
            "/t/p/w92/film-01.jpg", "/t/p/w92/film-.jpg", "/t/p/w92/1.jpg", "/t/p/w92",
            "/t/p/w92/../w92/film-1.jpg", "/t/p/w92/%2e%2e/film-1.jpg", "/t/p/../p/w92/film-1.jpg",
            "/t/p/w92/..%2Ffilm-1.jpg", "/t/p/w92/x/film-1.jpg", "/t/p/w300/film-1.jpg",
            "/t/p/w300/backdrop-1.jpg", "/t/p/w300/backdrop-99.jpg",
        ]
    )
    func unknown(target: String) async {
        #expect(await demo.send(target).status == 404)
    }

    @Test("every poster in a list exists")
    func everyPoster() async throws {
        let demo = Demo()
        for row in try await demo.rows("/discover/movie") {
            guard let path = row.poster_path else { continue }
            #expect(await demo.send("/t/p/w92" + path).status == 200)
        }
    }

    @Test("an image needs no key, has a strong tag, and is cacheable for a year")
    func tag() async throws {
        let response = await demo.send("/t/p/w92/film-1.jpg")
        let tag = try #require(response.headers["ETag"])
        #expect(tag.hasPrefix("\"") && tag.hasSuffix("\""))
        #expect(response.headers["Cache-Control"] == "public, max-age=31536000")
        let again = await demo.send("/t/p/w92/film-1.jpg", headers: ["If-None-Match": tag])
        #expect(again.status == 304)
        #expect(again.body.isEmpty)
        let head = await demo.send("/t/p/w92/film-1.jpg", method: .head)
        #expect(head.headers["Content-Length"] == "200")
        #expect(head.body.isEmpty)
        #expect(await demo.send("/t/p/w92/film-1.jpg", method: .put).status == 405)
    }

    @Test(
        "returns the requested range",
        arguments: [
            ("bytes=0-9", 0..<10), ("bytes=190-", 190..<200), ("bytes=-5", 195..<200),
            ("bytes=150-9999", 150..<200), ("bytes=-9999", 0..<200), ("bytes=199-199", 199..<200),
        ]
    )
    func part(field: String, expected: Range<Int>) async {
        let response = await demo.send("/t/p/w92/film-1.jpg", headers: ["Range": field])
        #expect(response.status == 206)
        #expect(response.body == Demo.image[expected])
        #expect(
            response.headers["Content-Range"]
                == "bytes \(expected.lowerBound)-\(expected.upperBound - 1)/200"
        )
        #expect(response.headers["Accept-Ranges"] == "bytes")
    }

    @Test("a range beyond the end is 416", arguments: ["bytes=200-", "bytes=500-600", "bytes=-0"])
    func noPart(field: String) async {
        let response = await demo.send("/t/p/w92/film-1.jpg", headers: ["Range": field])
        #expect(response.status == 416)
        #expect(response.headers["Content-Range"] == "bytes */200")
        #expect(response.body.isEmpty)
    }

    @Test(
        "ignores invalid and multiple ranges",
        arguments: [
            "bytes=9-0", "bytes=a-b", "bytes=0-1,4-5", "bytes=5", "items=0-1", "bytes=-",
            "bytes=99999999999999999999-", "bytes=+1-2",
        ]
    )
    func ignoredRange(field: String) async {
        let response = await demo.send("/t/p/w92/film-1.jpg", headers: ["Range": field])
        #expect(response.status == 200)
        #expect(response.body == Demo.image)
    }

    @Test("If-Range with another tag returns the complete image")
    func ifRange() async throws {
        let tag = try #require(await demo.send("/t/p/w92/film-1.jpg").headers["ETag"])
        func status(_ field: String) async -> Int {
            await demo.send(
                "/t/p/w92/film-1.jpg",
                headers: ["Range": "bytes=0-9", "If-Range": field]
            ).status
        }
        #expect(await status(tag) == 206)
        #expect(await status("\"other\"") == 200)
        #expect(await status("W/" + tag) == 200)
    }

    @Test(
        "a missing picture is 404, and an unreadable or damaged one is a server error",
        arguments: [(.missing, 404), (.unreadable, 500), (.damaged, 500)]
            as [(DemoPictureError, Int)]
    )
    func notServed(error: DemoPictureError, status: Int) async {
        let demo = Demo { _ throws(DemoPictureError) in throw error }
        for target in [
            "/t/p/w92/film-1001.jpg", "/t/p/w300/backdrop-1001.jpg", "/films/images/1001.jpg",
            "/portraits/2001.webp", "/photos-feed/photos/7001",
        ] {
            #expect(await demo.send(target).status == status)
        }
    }
}
