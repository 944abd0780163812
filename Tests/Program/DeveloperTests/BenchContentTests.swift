import Catalog
import Composition
import DemoService
import Foundation
import Networking
import Testing
import VitrineCLI

@testable import vitrine_dev

@Suite("Measurement content")
struct BenchContentTests {
    @Test("titles and typed words are the same in every run")
    func chance() {
        #expect(BenchTyping.words(of: 500) == BenchTyping.words(of: 500))
        #expect(BenchTyping.words(of: 500) != BenchTyping.words(of: 501))
        #expect(BenchVocabulary.title(of: 7) == BenchVocabulary.title(of: 7))
        var chance = BenchChance(seed: 0)
        // The first number of SplitMix64 from 0.
        #expect(chance.next() == 0xE220_A839_7B1D_CDAF)
    }

    @Test("typed words are prefixes of title words, of two to six letters")
    func typing() {
        let titles = (0..<50).map { BenchVocabulary.title(of: $0).lowercased() }
        let words = titles.flatMap { $0.split(separator: " ") }
        let typed = BenchTyping.words(of: 50)
        #expect(typed.count > 400)
        #expect(typed.allSatisfy { (2...6).contains($0.count) })
        #expect(typed.allSatisfy { letters in words.contains { $0.hasPrefix(letters) } })
    }

    @Test("the default content is the film list; an unknown catalog is an error")
    func catalogs() throws {
        #expect(try BenchContent(catalog: nil) == .list)
        #expect(try BenchContent(catalog: "characters") == .cast)
        #expect(
            throws: UsageError.badValue(
                "albums",
                of: "--catalog",
                allowed: ["movies", "characters", "figures"]
            )
        ) { try BenchContent(catalog: "albums") }
    }

    @Test("the demo service has every picture of the measured content")
    func pictures() async throws {
        let service = DemoService(pictures: DemoPictures { _ in Data([1]) })
        for content in [BenchContent.list, .cast, .figures] {
            let source = content.source(at: InProcessDemo.address)
            for row in 0..<content.pictureCount {
                let address = source.imageAddress(of: content.artwork(of: row), pixelWidth: 92)
                let url = try #require(address?.url)
                let response = await service.response(to: HTTPRequest(url))
                #expect(response.status == 200, "\(url)")
            }
        }
    }

    @Test("pages contain each row once, and the last page the remainder")
    func pages() async throws {
        let content = BenchContent.list
        let provider = BenchStore(
            content: content,
            rows: 45,
            folder: .temporaryDirectory,
            configuration: try Configuration(environment: [:])
        ).provider()
        #expect(provider.pageCount == 3)
        let list = try #require(provider.descriptor.lists.first)
        let query = Query(catalog: provider.descriptor.id, list: list.id)
        var keys: [String] = []
        for number in 1...3 {
            keys += try await provider.page(number, of: query).elements.map(\.id.key)
        }
        #expect(keys == (0..<45).map(String.init))
    }
}
