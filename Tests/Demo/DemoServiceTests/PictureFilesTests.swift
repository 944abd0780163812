import Foundation
import Testing

@testable import DemoService

/// The product's pictures, as stored in the repository.
@Suite("Picture files") struct PictureFilesTests {
    static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent()
        .appending(path: "../../../Sources/Demo/DemoService/Pictures")
        .standardizedFileURL

    private func names(_ kind: DemoPicture.Kind) throws -> Set<String> {
        let files = Self.folder.appending(path: kind.rawValue)
        return Set(try FileManager.default.contentsOfDirectory(atPath: files.path))
    }

    private func names(of ids: some Sequence<Int>) -> Set<String> {
        Set(ids.map { "\($0).webp" })
    }

    @Test(
        "every film, photo, character and service with a picture has its file, and no others exist"
    )
    func whole() throws {
        let films = FilmData.records()
        let posters = names(of: films.filter(\.hasPoster).map(\.id))
        #expect(try names(.poster) == posters)
        #expect(try names(.thumbnail) == posters)
        #expect(
            try names(.backdrop) == names(of: films.filter(\.hasBackdrop).map(\.id))
        )
        #expect(try names(.photo) == names(of: PostData.records().map(\.photo)))
        let characters = CharacterData.records().filter(\.hasImage)
        #expect(try names(.logo) == names(of: FilmOffers.services.map(\.id)))
        #expect(try names(.portrait) == names(of: characters.map(\.id)))
    }

    @Test("the sixty most popular films with a poster have a backdrop")
    func backdrops() {
        let films = FilmCollection(records: FilmData.records(), scale: nil, seed: 1).records
        let first = films.filter(\.hasPoster).prefix(60)
        #expect(first.count == 60)
        #expect(films.filter(\.hasBackdrop).map(\.id) == first.map(\.id))
    }

    @Test("all files are complete and total at most 50 MB")
    func size() throws {
        var total = 0
        for kind in DemoPicture.Kind.allCases {
            for name in try names(kind) {
                let file = Self.folder.appending(path: "\(kind.rawValue)/\(name)")
                let head = PictureFile(try Data(contentsOf: file))
                #expect(head.isWhole && head.mediaType == "image/webp", "\(kind) \(name)")
                total += try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
            }
        }
        #expect(total <= 50_000_000)
    }
}
