import Artwork
import Foundation

/// The parts of the demo data that determine pictures.
struct Records: Sendable {
    let films: [Film]
    let characters: [Character]
    let photos: [Photo]

    /// Reads films.json, characters.json and photos.json.
    ///
    /// - Throws: Errors from `Data` and `JSONDecoder`.
    init(folder: URL) throws {
        films = try Self.read([Film].self, folder.appending(path: "films.json"))
        characters = try Self.read([Character].self, folder.appending(path: "characters.json"))
        // Two posts may share a photo, which has the first one's title and size.
        var seen: Set<Int> = []
        photos = try Self.read([Photo].self, folder.appending(path: "photos.json"))
            .filter { seen.insert($0.photo).inserted }
    }

    /// A film, without pictures if `poster` is false.
    struct Film: Decodable, Sendable {
        let id: Int
        let title: String
        let originalTitle: String?
        let date: String?
        let genres: [Int]
        let popularity: Double
        let poster: Bool?

        var subject: PosterSubject {
            PosterSubject(
                id: id,
                title: title,
                originalTitle: originalTitle ?? title,
                year: date.flatMap { Int($0.prefix(4)) },
                genres: genres.compactMap { Genres.names[$0] }
            )
        }
    }

    /// A character, without a picture if `image` is false.
    struct Character: Decodable, Sendable {
        let id: Int
        let name: String
        let image: Bool?
    }

    /// A post of the photo stream.
    struct Photo: Decodable, Sendable {
        let photo: Int
        let title: String
        let width: Int
        let height: Int
    }

    private static func read<Value: Decodable>(_ type: Value.Type, _ file: URL) throws -> Value {
        try JSONDecoder().decode(type, from: Data(contentsOf: file))
    }
}
