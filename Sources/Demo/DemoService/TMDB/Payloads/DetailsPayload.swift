/// The body of `/movie/{id}`.
struct DetailsPayload: Encodable, Sendable {
    let adult = false
    let backdropPath: Nullable<String>
    let collection = Nullable<String>(nil)
    let budget = 0
    let genres: [GenrePayload]
    let homepage = ""
    let id: Int
    let imdbID = Nullable<String>(nil)
    let originCountry: [String]
    let originalLanguage: String
    let originalTitle: String
    let overview: String
    let popularity: Double
    let posterPath: Nullable<String>
    let productionCompanies: [String] = []
    let productionCountries: [CountryPayload]
    let releaseDate: String
    let revenue: Int
    /// In minutes; 0 if unknown.
    let runtime: Int
    let spokenLanguages: [LanguagePayload]
    let status: String
    let tagline = ""
    let title: String
    let video = false
    let voteAverage: Double
    let voteCount: Int

    init(_ film: Film, _ language: ContentLanguage) {
        genres = film.record.genres.compactMap { id in
            GenreNames.name(of: id, in: language).map { GenrePayload(id: id, name: $0) }
        }
        id = film.id
        originCountry = film.record.countries
        originalLanguage = film.record.language
        originalTitle = film.originalTitle
        overview = film.overview(in: language)
        popularity = film.popularity
        posterPath = Nullable(film.posterPath)
        backdropPath = Nullable(film.backdropPath)
        productionCountries = film.record.countries.map(CountryPayload.init)
        releaseDate = film.released.text
        revenue = film.revenue
        runtime = film.runtime
        spokenLanguages = [LanguagePayload(film.record.language)]
        status = film.released.isKnown ? "Released" : "In Production"
        title = film.title(in: language)
        voteAverage = film.rating
        voteCount = film.votes
    }

    enum CodingKeys: String, CodingKey {
        case adult, budget, genres, homepage, id, overview, popularity, revenue, runtime, status
        case tagline, title, video
        case backdropPath = "backdrop_path"
        case collection = "belongs_to_collection"
        case imdbID = "imdb_id"
        case originCountry = "origin_country"
        case originalLanguage = "original_language"
        case originalTitle = "original_title"
        case posterPath = "poster_path"
        case productionCompanies = "production_companies"
        case productionCountries = "production_countries"
        case releaseDate = "release_date"
        case spokenLanguages = "spoken_languages"
        case voteAverage = "vote_average"
        case voteCount = "vote_count"
    }
}

/// A production country.
struct CountryPayload: Encodable, Sendable {
    let code: String
    let name: String

    init(_ code: String) {
        self.code = code
        name = PlaceNames.country(code)
    }

    enum CodingKeys: String, CodingKey {
        case name
        case code = "iso_3166_1"
    }
}

/// The body of `/genre/movie/list`.
struct GenreListPayload: Encodable, Sendable {
    let genres: [GenrePayload]
}

/// A genre with its id and name.
struct GenrePayload: Encodable, Sendable {
    let id: Int
    let name: String
}
