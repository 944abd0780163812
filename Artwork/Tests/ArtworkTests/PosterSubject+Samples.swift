import Artwork

extension PosterSubject {
    static func sample(
        _ id: Int,
        _ title: String,
        year: Int? = 1994,
        genres: [String] = ["Drama"],
        originalTitle: String? = nil
    ) -> PosterSubject {
        PosterSubject(
            id: id,
            title: title,
            originalTitle: originalTitle ?? title,
            year: year,
            genres: genres
        )
    }

    /// One for each genre and decade, and some with drawable titles.
    static let gallery: [PosterSubject] = {
        let genres = [
            "Action", "Adventure", "Animation", "Comedy", "Crime", "Documentary", "Drama",
            "Family", "Fantasy", "History", "Horror", "Music", "Mystery", "Romance",
            "Science Fiction", "Thriller", "War", "Western", "TV Movie",
        ]
        let titles = [
            "The Quiet Hour", "M", "Letters from the Lighthouse Keeper", "Zero", "Blue Harbor",
            "What We Never Said to Each Other in the Long Winter", "Salt & Iron", "Amélie's Clock",
            "Night Train to Lviv", "The Last King",
        ]
        var gallery: [PosterSubject] = []
        for (row, genre) in genres.enumerated() {
            for (column, year) in stride(from: 1925, through: 2025, by: 10).enumerated() {
                let number = row * 11 + column
                gallery.append(
                    .sample(
                        100 + number,
                        titles[number % titles.count],
                        year: year,
                        genres: [genre, genres[(row + column) % genres.count]]
                    )
                )
            }
        }
        return gallery
    }()
}
