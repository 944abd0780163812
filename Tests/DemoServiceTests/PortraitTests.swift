import Foundation
import Locks
import Networking
import Testing

@testable import DemoService

@Suite("Portraits") struct PortraitTests {
    let demo = Demo(characters: TestCharacters.json)

    @Test("a portrait is drawn once, in one of several shapes")
    func drawn() async throws {
        let asked = Locked<[DemoPortrait]>([])
        let demo = Demo(
            artwork: DemoArtworkRenderer(portrait: { portrait in
                asked.withLock { $0.append(portrait) }
                return Demo.image
            })
        )
        for row in try await demo.characters("/character").data {
            guard row.imageUrl != nil else { continue }
            for _ in 0..<2 {
                let response = await demo.send("/portraits/\(row._id).jpg")
                #expect(response.status == 200)
                #expect(response.headers["Content-Type"] == "image/jpeg")
                #expect(response.body == Demo.image)
            }
            #expect(asked.withLock { $0.last }?.id == row._id)
            #expect(asked.withLock { $0.last }?.name == row.name)
        }
        let portraits = asked.withLock { $0 }
        #expect(Set(portraits.map(\.id)).count == portraits.count)
        #expect(Set(portraits.map(\.pixelWidth)).count > 1)
        #expect(portraits.allSatisfy { $0.pixelWidth <= $0.pixelHeight })
    }

    @Test(
        "characters without an image and other names of files are 404",
        arguments: [
            "/portraits/12.jpg", "/portraits/99.jpg", "/portraits/011.jpg", "/portraits/+11.jpg",
            "/portraits/11.png", "/portraits/11", "/portraits", "/portraits/x/11.jpg",
            "/portraits/..%2F11.jpg",
        ]
    )
    func unknown(target: String) async {
        #expect(await demo.send(target).status == 404)
    }

    @Test("an image has a strong tag, stays good for a year and comes in parts")
    func tag() async throws {
        let response = await demo.send("/portraits/11.jpg")
        let tag = try #require(response.headers["ETag"])
        #expect(response.headers["Cache-Control"] == "public, max-age=31536000")
        #expect(await demo.send("/portraits/11.jpg", headers: ["If-None-Match": tag]).status == 304)
        let part = await demo.send("/portraits/11.jpg", headers: ["Range": "bytes=0-9"])
        #expect(part.status == 206)
        #expect(part.body == Demo.image[0..<10])
        #expect(await demo.send("/portraits/11.jpg", method: .put).status == 405)
    }

    @Test("a portrait that cannot be drawn is the service's fault")
    func notDrawn() async {
        #expect(await Demo { _ in nil }.send("/portraits/2001.jpg").status == 500)
    }
}
