import Foundation

#if canImport(CDemoData)
import CDemoData
#endif

/// A file in `Data`, compiled into the binary on Linux and in the app bundle on Apple platforms.
enum DataFile: Hashable {
    /// The films, one per line.
    case films
    /// The characters, one per line.
    case characters
    /// The people, one per line.
    case people
    /// The photo posts, one per line.
    case photos
    /// A trailer in WebM, with VP9 and Opus.
    case trailer(TrailerFilm)

    /// Decodes the records of a JSON file, in file order.
    func records<Record: Decodable>() -> [Record] {
        do {
            return try JSONDecoder().decode([Record].self, from: data)
        } catch {
            // The data is part of the program, like its code. A test reads it, so users can't run
            // into this.
            preconditionFailure("The demonstration's \(self) cannot be read: \(error)")
        }
    }
}

#if canImport(CDemoData)
extension DataFile {
    /// The file's bytes.
    ///
    /// They are part of the binary and aren't copied.
    var data: Data {
        switch self {
        case .films: Self.data(vitrine_films_start(), vitrine_films_count)
        case .characters: Self.data(vitrine_characters_start(), vitrine_characters_count)
        case .people: Self.data(vitrine_people_start(), vitrine_people_count)
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
    /// The file's bytes, read on demand.
    var data: Data {
        let folder = Bundle.module.resourceURL ?? Bundle.module.bundleURL
        let file = folder.appending(path: "Data/\(path)")
        do {
            return try Data(contentsOf: file, options: .mappedIfSafe)
        } catch {
            // The bundle is signed with the app, which doesn't start without it.
            preconditionFailure("\(path): \(error)")
        }
    }

    private var path: String {
        switch self {
        case .films: "films.json"
        case .characters: "characters.json"
        case .people: "people.json"
        case .photos: "photos.json"
        case .trailer(let film): "trailers/\(film.rawValue).webm"
        }
    }
}
#endif
