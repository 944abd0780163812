import Artwork
import Foundation

/// The parts of the demo data that pictures depend on.
struct Records: Sendable {
    let films: [Film]
    let characters: [Character]
    let photos: [Photo]

    /// Reads films.json, characters.json and photos.json.
    ///
    /// - Throws: what `Data` and `JSONDecoder` throw.
    init(folder: URL) throws {
        films = try Self.read([Film].self, folder.appending(path: "films.json"))
        characters = try Self.read([Character].self, folder.appending(path: "characters.json"))
        // Two posts may share a photo; the first one's title and size are the photo's.
        var seen: Set<Int> = []
        photos = try Self.read([Photo].self, folder.appending(path: "photos.json"))
            .filter { seen.insert($0.photo).inserted }
    }

    /// A film; `poster` false: it has no pictures.
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

    /// A character; `image` false: nobody has drawn it.
    struct Character: Decodable, Sendable {
        let id: Int
        let name: String
        let image: Bool?
    }

    /// A post of the stream.
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
