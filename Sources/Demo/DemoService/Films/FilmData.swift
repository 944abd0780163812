import CDemoData
import Foundation

/// The films that are compiled in.
enum FilmData {
    /// Reads all films, in the order of the file.
    static func records() -> [FilmRecord] {
        let bytes = UnsafeBufferPointer(
            start: vitrine_films_start(),
            count: Int(vitrine_films_count)
        )
        do {
            return try JSONDecoder().decode([FilmRecord].self, from: Data(buffer: bytes))
        } catch {
            // Part of the program, like its code: a test reads it, so this cannot happen to users.
            preconditionFailure("films.json, which is compiled in, cannot be read: \(error)")
        }
    }
}
