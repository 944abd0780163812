/// The films that the program brings along.
enum FilmData {
    /// Reads all films, in the order of the file.
    static func records() -> [FilmRecord] { DataFile.films.records() }
}
