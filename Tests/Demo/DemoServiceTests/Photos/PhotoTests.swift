import Foundation
import Primitives
import Networking
import Testing

@testable import DemoService

@Suite("Feed photos") struct PhotoTests {
    let demo = Demo()

    private var first: PostRecord { PostData.records()[0] }
    private var target: String { "/photos-feed/photos/\(first.photo)" }

    @Test("serves every feed photo as its unchanged file")
    func served() async throws {
        let asked = Locked<[DemoPicture]>([])
        let demo = Demo { picture in
            asked.withLock { $0.append(picture) }
            return Demo.image
        }
        for entry in try await PhotoFeedTests.entries(demo) {
            let response = await demo.send("/photos-feed/photos/\(entry.ImageID)")
            #expect(response.status == 200)
            #expect(response.body == Demo.image)
            #expect(response.headers["Content-Type"] == "image/jpeg")
        }
        let photos = asked.withLock { $0 }
        #expect(photos.count == 95)
        #expect(
            photos.first
                == DemoPicture(
                    kind: .photo,
                    id: first.photo,
                    pixelWidth: first.width,
                    pixelHeight: first.height,
                    isOriginal: true
                )
        )
    }

    @Test("photos are 1,200 to 2,600 pixels wide, with various ratios")
    func sizes() {
        let records = PostData.records()
        #expect(records.allSatisfy { (1_200...2_600).contains($0.width) })
        let ratios = records.map { Double($0.width) / Double($0.height) }
        #expect(ratios.contains { $0 < 0.7 } && ratios.contains { $0 > 2.9 })
        #expect(ratios.contains { $0 == 1 } && ratios.contains { abs($0 - 1.5) < 0.01 })
        #expect(ratios.allSatisfy { (0.5...3.1).contains($0) })
        let sharing = Dictionary(grouping: records, by: \.photo).values
        #expect(sharing.allSatisfy { Set($0.map { "\($0.width)×\($0.height)" }).count == 1 })
    }

    @Test(
        "other names are 404",
        arguments: ["0", "-1", "+7001", "07001", "7001.jpg", "x", "", "7001/1"]
    )
    func unknown(name: String) async {
        #expect(await demo.send("/photos-feed/photos/\(name)").status == 404)
    }

    @Test("a photo has a strong tag, is cacheable for a year, and supports ranges")
    func caching() async throws {
        let response = await demo.send(target)
        let tag = try #require(response.headers["ETag"])
        #expect(tag.hasPrefix("\""))
        #expect(response.headers["Cache-Control"] == "public, max-age=31536000")
        #expect(await demo.send(target, headers: ["If-None-Match": tag]).status == 304)
        let part = await demo.send(target, headers: ["Range": "bytes=10-19"])
        #expect(part.status == 206)
        #expect(part.body == Demo.image[10..<20])
        #expect(await demo.send(target, method: .head).headers["Content-Length"] == "200")
        #expect(await demo.send(target, method: .put).status == 405)
    }
}
