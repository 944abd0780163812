import Catalog
@testable import DemoService
import Features
import L10n
import XCTest

@testable import GTKSupport
@testable import VitrineGTK

/// Checks that the longest details aren't cut off, beside a list and beside a grid.
final class LongDetailsTests: WidgetTestCase {
    /// From a phone to a large desktop.
    private static let sizes = [
        (360, 640), (768, 1_024), (1_120, 780), (1_280, 800), (1_920, 1_080),
    ]

    func testEnglish() throws {
        try check(.english, .english)
    }

    func testUkrainian() throws {
        try check(.ukrainian, .ukrainian)
    }

    private func check(_ language: Language, _ content: ContentLanguage) throws {
        try onMainLoop {
            defer { Style.resetMotion() }
            Style.setMotion(false)
            let room = try Showroom(language, width: 1_280, height: 800)
            room.main.layers.setFaint()
            let films = Self.longest(in: content)
            for (index, (width, height)) in Self.sizes.enumerated() {
                room.show("movies")
                if index % 2 == 1 { room.list?.layoutTapped(.grid) }
                room.resize(width: width, height: height)
                for film in films {
                    room.open(Item.ID(CatalogID("movies"), "\(film.id)"))
                    room.settle()
                    let faults = LayoutWalk(
                        room.main.window.erased,
                        frame: room.frame,
                        isTight: false
                    ).faults
                    XCTAssertEqual(faults, [], "\(film.title(in: content)) at \(width) × \(height)")
                }
            }
            room.close()
        }
    }

    /// The twenty films with the longest titles and genre lists.
    private static func longest(in language: ContentLanguage) -> [Film] {
        let films = FilmLibrary(seed: 1, scale: nil, records: FilmData.records).films
        let longestFirst = (0..<films.count).map { films[$0] }.sorted {
            length(of: $0, language) > length(of: $1, language)
        }
        return Array(longestFirst.prefix(20))
    }

    private static func length(of film: Film, _ language: ContentLanguage) -> Int {
        film.title(in: language).count + film.originalTitle.count + 12 * film.record.genres.count
    }
}
