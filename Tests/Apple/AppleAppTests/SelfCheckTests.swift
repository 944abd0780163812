import Catalog
import Features
import LinuxPlatform
import TestSupport
import Testing
import VitrineSwiftUI

@testable import AppleApp

@Suite("What Xcode's tests use", .timeLimit(.minutes(5)))
@MainActor
struct SelfCheckTests {
    private let folder = TemporaryFolder()

    @Test("the self-check counts four catalogs, and decodes a picture of each")
    func selfCheck() async throws {
        let stage = try await Stages.open(in: folder)
        let report = try await SelfCheck.run(on: stage, decoder: PixbufDecoder())
        #expect(report.catalogs == 4)
        #expect(report.decodedPictures == 4)
    }

    @Test("every catalog, mark and action has its own symbol")
    func symbols() {
        #expect(
            Set(CatalogSymbol.allCases.map(\.systemImage)).count == CatalogSymbol.allCases.count
        )
        let marks = MarkKind.allCases.flatMap { kind in
            Set([true, false].map { kind.symbol(isSet: $0) })
        }
        #expect(Set(marks).count == marks.count)
        let actions = ItemAction.allCases.map { $0.systemImage(ItemMarks()) }
        #expect(Set(actions).count == actions.count)
    }
}
