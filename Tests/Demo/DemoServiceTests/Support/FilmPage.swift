/// A page as a client reads it; written apart from the service's own types.
struct FilmPage: Decodable, Equatable {
    let page: Int
    let results: [FilmRow]
    let total_pages: Int
    let total_results: Int
}

/// A row as a client reads it.
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
