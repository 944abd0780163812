/// A film in a list.
struct RowPayload: Encodable, Sendable {
    let adult = false
    let backdropPath: Nullable<String>
    let genreIDs: [Int]
    let id: Int
    let originCountry: [String]
    let originalLanguage: String
    let originalTitle: String
    let overview: String
    let popularity: Double
    let posterPath: Nullable<String>
    let releaseDate: String
    let softcore = false
    let title: String
    let video = false
    let voteAverage: Double
    let voteCount: Int

    init(_ film: Film, _ language: ContentLanguage) {
        genreIDs = film.record.genres
        id = film.id
        originCountry = film.record.countries
        originalLanguage = film.record.language
        originalTitle = film.originalTitle
        overview = film.overview(in: language)
        popularity = film.popularity
        posterPath = Nullable(film.posterPath)
        backdropPath = Nullable(film.backdropPath)
        releaseDate = film.released.text
        title = film.title(in: language)
        voteAverage = film.rating
        voteCount = film.votes
    }

    enum CodingKeys: String, CodingKey {
        case adult, id, overview, popularity, softcore, title, video
        case backdropPath = "backdrop_path"
        case genreIDs = "genre_ids"
        case originCountry = "origin_country"
        case originalLanguage = "original_language"
        case originalTitle = "original_title"
        case posterPath = "poster_path"
        case releaseDate = "release_date"
        case voteAverage = "vote_average"
        case voteCount = "vote_count"
    }
}
