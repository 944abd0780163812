import Foundation

#if canImport(CDemoData)
import CDemoData
#endif

/// A file of `Data`: compiled into the binary on Linux, in the app's bundle on Apple's systems.
enum DataFile: Hashable {
    /// The films, one a line.
    case films
    /// The characters, one a line.
    case characters
    /// The posts of photos, one a line.
    case photos
    /// A trailer, VP9 and Opus in WebM.
    case trailer(TrailerFilm)

    /// The records of a file of JSON, in its order.
    func records<Record: Decodable>() -> [Record] {
        do {
            return try JSONDecoder().decode([Record].self, from: data)
        } catch {
            // Part of the program, like its code: a test reads it, so this cannot reach a person.
            preconditionFailure("The demonstration's \(self) cannot be read: \(error)")
        }
    }
}

#if canImport(CDemoData)
extension DataFile {
    /// All of its bytes; they lie in the program and are not copied.
    var data: Data {
        switch self {
        case .films: Self.data(vitrine_films_start(), vitrine_films_count)
        case .characters: Self.data(vitrine_characters_start(), vitrine_characters_count)
        case .photos: Self.data(vitrine_photos_start(), vitrine_photos_count)
        case .trailer(let film):
            Self.data(vitrine_trailer(film.number).start, vitrine_trailer(film.number).count)
        }
    }

    private static func data(_ start: UnsafePointer<UInt8>?, _ count: UInt) -> Data {
        guard let start else { return Data() }
        return Data(
            bytesNoCopy: UnsafeMutableRawPointer(mutating: start),
            count: Int(count),
            deallocator: .none
        )
    }
}
#else
extension DataFile {
    /// All of its bytes; they are read when they are needed.
    var data: Data {
        let folder = Bundle.module.resourceURL ?? Bundle.module.bundleURL
        let file = folder.appending(path: "Data/\(path)")
        do {
            return try Data(contentsOf: file, options: .mappedIfSafe)
        } catch {
            // The bundle is signed with the app: there is no app without it.
            preconditionFailure("\(path): \(error)")
        }
    }

    private var path: String {
        switch self {
        case .films: "films.json"
        case .characters: "characters.json"
        case .photos: "photos.json"
        case .trailer(let film): "trailers/\(film.rawValue).webm"
        }
    }
}
#endif
