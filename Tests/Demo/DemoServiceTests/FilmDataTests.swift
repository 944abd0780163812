import Foundation
import Testing

@testable import DemoService

@Suite("Compiled-in films") struct FilmDataTests {
    let films = FilmData.records()

    @Test("every film has the facts that a list shows")
    func facts() {
        #expect(!films.isEmpty)
        #expect(Set(films.map(\.id)).count == films.count)
        // A few films lack one intentionally.
        #expect(films.count { $0.overview.isEmpty || !$0.released.isKnown } < films.count / 20)
        for film in films {
            #expect(film.id < Film.firstMadeUpID)
            #expect(!film.title.isEmpty && !film.originalTitle.isEmpty)
            #expect((0...10).contains(film.rating) && film.votes >= 0 && film.popularity > 0)
            #expect(film.genres.allSatisfy { GenreNames.name(of: $0, in: .ukrainian) != nil })
        }
    }

    @Test("only a few facts are required, and the others default to unknown")
    func leastFilm() throws {
        let json = """
            {"id":9,"title":"T","language":"en","countries":[],"genres":[],"rating":0,"votes":0,
            "popularity":1,"overview":"O","date":"soon"}
            """
        let film = try JSONDecoder().decode(FilmRecord.self, from: Data(json.utf8))
        #expect(film.originalTitle == "T")
        #expect(film.released == .unknown)
        #expect(film.runtime == 0 && film.revenue == 0)
        #expect(film.hasPoster)
    }

    @Test("a release date survives a round trip, and an invalid one is nil")
    func days() {
        #expect(ReleaseDay("2008-07-18")?.text == "2008-07-18")
        #expect(ReleaseDay("0987-01-02")?.text == "0987-01-02")
        #expect(ReleaseDay.unknown.text == "")
        for text in [
            "", "2008", "2008-7-18", "2008-13-01", "2008-01-32", "x008-01-01", "0000-01-01",
        ] {
            #expect(ReleaseDay(text) == nil, "\(text)")
        }
    }
}
