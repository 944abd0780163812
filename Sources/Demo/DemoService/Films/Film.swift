/// One of the service's films, either real or derived from a real one.
struct Film: Sendable {
    /// The facts; a made-up film shares those of the real one.
    let record: FilmRecord
    /// The number after a made-up film's titles; nil for a real one.
    let part: Int?
    let id: Int
    let released: ReleaseDay
    let rating: Double
    let votes: Int
    let popularity: Double
    let revenue: Int
    let runtime: Int
    let hasPoster: Bool
    let hasBackdrop: Bool

    /// Returns the title in a language.
    ///
    /// Without a translation, this is the original title, as in the real service.
    func title(in language: ContentLanguage) -> String {
        let known = language == .english ? record.title : record.titles[language.code]
        return known.map(numbered) ?? originalTitle
    }

    /// The title in the film's own language.
    var originalTitle: String { numbered(record.originalTitle) }

    /// Returns the overview in a language.
    ///
    /// Without a translation, it is empty, as in the real service.
    func overview(in language: ContentLanguage) -> String {
        language == .english ? record.overview : record.overviews[language.code] ?? ""
    }

    /// The poster's path within the image service; nil without a poster.
    var posterPath: String? { hasPoster ? "/film-\(id).jpg" : nil }

    /// The backdrop's path within the image service; nil without a backdrop.
    var backdropPath: String? { hasBackdrop ? "/backdrop-\(id).jpg" : nil }

    private func numbered(_ title: String) -> String { part.map { "\(title) \($0)" } ?? title }
}

extension Film {
    init(_ record: FilmRecord) {
        self.record = record
        part = nil
        id = record.id
        released = record.released
        rating = record.rating
        votes = record.votes
        popularity = record.popularity
        revenue = record.revenue
        runtime = record.runtime
        hasPoster = record.hasPoster
        hasBackdrop = record.hasBackdrop
    }
}
