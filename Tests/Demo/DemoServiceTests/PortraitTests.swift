import Foundation
import Primitives
import Networking
import Testing

@testable import DemoService

@Suite("Portraits") struct PortraitTests {
    let demo = Demo(characters: TestCharacters.json)

    @Test("portraits are unchanged files of several shapes, each read once")
    func served() async throws {
        let asked = Locked<[DemoPicture]>([])
        let demo = Demo { picture in
            asked.withLock { $0.append(picture) }
            return Demo.image
        }
        for row in try await demo.characters("/character").data {
            guard row.imageUrl != nil else { continue }
            for _ in 0..<2 {
                let response = await demo.send("/portraits/\(row._id).webp")
                #expect(response.status == 200)
                #expect(response.body == Demo.image)
            }
            #expect(asked.withLock { $0.last }?.path == "portraits/\(row._id).webp")
        }
        let portraits = asked.withLock { $0 }
        #expect(Set(portraits.map(\.id)).count == portraits.count)
        #expect(Set(portraits.map(\.pixelWidth)).count > 1)
        #expect(portraits.allSatisfy { $0.pixelWidth <= $0.pixelHeight && $0.isOriginal })
    }

    @Test("a generated character has a real portrait with a separate tag")
    func madeUp() async throws {
        let asked = Locked<Set<DemoPicture>>([])
        let demo = Demo(
            DemoOptions(scale: 600),
            pictures: DemoPictures { picture in
                asked.withLock { _ = $0.insert(picture) }
                return Demo.image
            }
        )
        var tags: Set<String> = []
        for id in 100_001...100_300 {
            let response = await demo.send("/portraits/\(id).webp")
            guard response.status == 200 else { continue }
            #expect(tags.insert(try #require(response.headers["ETag"])).inserted)
        }
        #expect(tags.count > 200)
        #expect(asked.withLock { $0 }.allSatisfy { (2_001..<2_300).contains($0.id) })
    }

    @Test(
        "missing portraits and other file names are 404",
        arguments: [
            "/portraits/12.webp", "/portraits/99.webp", "/portraits/011.webp",
            "/portraits/+11.webp",
            "/portraits/11.jpg", "/portraits/11", "/portraits", "/portraits/x/11.webp",
            "/portraits/..%2F11.webp",
        ]
    )
    func unknown(target: String) async {
        #expect(await demo.send(target).status == 404)
    }

    @Test("a portrait has a strong tag, is cacheable for a year, and supports ranges")
    func tag() async throws {
        let response = await demo.send("/portraits/11.webp")
        let tag = try #require(response.headers["ETag"])
        #expect(response.headers["Cache-Control"] == "public, max-age=31536000")
        #expect(
            await demo.send("/portraits/11.webp", headers: ["If-None-Match": tag]).status == 304
        )
        let part = await demo.send("/portraits/11.webp", headers: ["Range": "bytes=0-9"])
        #expect(part.status == 206)
        #expect(part.body == Demo.image[0..<10])
        #expect(await demo.send("/portraits/11.webp", method: .put).status == 405)
    }
}
