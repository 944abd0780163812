/// TMDB's film genres, by id.
enum GenreNames {
    /// The id, English name and Ukrainian name of each genre, ordered by English name.
    static let all: [(id: Int, english: String, ukrainian: String)] = [
        (28, "Action", "Бойовик"),
        (12, "Adventure", "Пригоди"),
        (16, "Animation", "Мультфільм"),
        (35, "Comedy", "Комедія"),
        (80, "Crime", "Кримінал"),
        (99, "Documentary", "Документальний"),
        (18, "Drama", "Драма"),
        (10751, "Family", "Сімейний"),
        (14, "Fantasy", "Фентезі"),
        (36, "History", "Історичний"),
        (27, "Horror", "Жахи"),
        (10402, "Music", "Музика"),
        (9648, "Mystery", "Детектив"),
        (10749, "Romance", "Мелодрама"),
        (878, "Science Fiction", "Фантастика"),
        (10770, "TV Movie", "Телефільм"),
        (53, "Thriller", "Трилер"),
        (10752, "War", "Військовий"),
        (37, "Western", "Вестерн"),
    ]

    /// Returns a genre's name; nil for an unknown id.
    static func name(of id: Int, in language: ContentLanguage) -> String? {
        all.first { $0.id == id }.map { language == .ukrainian ? $0.ukrainian : $0.english }
    }
}
