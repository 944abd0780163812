/// A page as a client decodes it, independent of the service's types.
struct FilmPage: Decodable, Equatable {
    let page: Int
    let results: [FilmRow]
    let total_pages: Int
    let total_results: Int
}

/// A row as a client decodes it.
struct FilmRow: Decodable, Equatable {
    let id: Int
    let title: String
    let original_title: String
    let original_language: String
    let overview: String
    let release_date: String
    let genre_ids: [Int]
    let poster_path: String?
    let popularity: Double
    let vote_average: Double
    let vote_count: Int
}
