extension DemoPoster {
    /// The poster of a film in one of TMDB's sizes.
    init(of film: Film, _ size: PosterSize) {
        self.init(
            id: film.id,
            title: film.title(in: .english),
            originalTitle: film.originalTitle,
            year: film.released.isKnown ? film.released.year : nil,
            genres: film.record.genres.compactMap { GenreNames.name(of: $0, in: .english) },
            pixelWidth: size.pixelWidth,
            pixelHeight: size.pixelHeight
        )
    }
}
