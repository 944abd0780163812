/// A film's mood, as far as it affects a poster; raw values are TMDB's genre names.
enum Mood: String, CaseIterable, Sendable {
    case action = "Action"
    case adventure = "Adventure"
    case animation = "Animation"
    case comedy = "Comedy"
    case crime = "Crime"
    case documentary = "Documentary"
    case drama = "Drama"
    case family = "Family"
    case fantasy = "Fantasy"
    case history = "History"
    case horror = "Horror"
    case music = "Music"
    case mystery = "Mystery"
    case romance = "Romance"
    case space = "Science Fiction"
    case thriller = "Thriller"
    case war = "War"
    case western = "Western"

    /// The moods of `genres` in order; drama if none is known.
    ///
    /// Plain drama suggests few pictures, so a second genre precedes it.
    static func moods(of genres: [String]) -> [Mood] {
        var moods = genres.compactMap { Mood(rawValue: $0) }
        if moods.count > 1, moods[0] == .drama { moods.swapAt(0, 1) }
        return moods.isEmpty ? [.drama] : moods
    }
}
