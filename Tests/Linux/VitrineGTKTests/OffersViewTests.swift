import Catalog
import Features
import Foundation
import GTKSupport
import ImagePipeline
import XCTest

@testable import VitrineGTK

final class OffersViewTests: WidgetTestCase {
    func testOffersHaveCountryKindsNamesLinkAndCredit() throws {
        try onMainLoop {
            let one = Offers.Provider("Moonreel", logo: Artwork(path: "/moon.jpg"))
            let (stage, view) = try Stage.offers([
                Offers.Group(.stream, [one, Offers.Provider("No Logo")]), Offers.Group(.buy, [one]),
            ])
            XCTAssertEqual(
                view.root.texts.filter { $0.count > 2 },
                [
                    "Where to Watch", "Ukraine", "Stream", "Moonreel", "No Logo", "Buy", "Moonreel",
                    "See all offers", "Source: Atlas",
                ]
            )
            XCTAssertTrue(view.root.texts.contains("NL"), "initials replace a missing logo")
            XCTAssertTrue(pump { view.logos.filter { $0.shown != nil }.count == 2 })
            XCTAssertEqual(stage.pictures.asked.filter { $0.contains("/moon.jpg") }.count, 1)
            let groups = view.root.all("GtkBox").filter { $0.isSpoken("Stream") }
            XCTAssertEqual(groups.count, 1)
            stage.close()
        }
    }

    func testNothingIsShownWithoutOffers() throws {
        try onMainLoop {
            let (stage, view) = try Stage.offers([])
            XCTAssertFalse(view.root.isVisible)
            XCTAssertEqual(view.root.texts, [])
            stage.close()
        }
    }

    func testManyProvidersWithLongNamesFitANarrowPage() throws {
        try onMainLoop {
            let names = (1...40).map {
                String(repeating: "Long name ", count: $0 % 9 + 1) + "\($0)"
            }
            let providers = names.map { Offers.Provider($0) }
            let (stage, view) = try Stage.offers(
                Offers.Kind.allCases.map { Offers.Group($0, providers) },
                link: nil,
                width: 360
            )
            XCTAssertEqual(view.logos.count, 160)
            XCTAssertLessThanOrEqual(view.root.width, 360)
            XCTAssertFalse(view.root.texts.contains("See all offers"))
            for label in view.root.all("GtkLabel") {
                XCTAssertLessThanOrEqual(label.width, 360, "\(label.texts)")
            }
            stage.close()
        }
    }
}

extension CatalogDescriptor {
    /// Movies whose details have offers.
    fileprivate static let withOffers = CatalogDescriptor(
        id: movies.id,
        title: movies.title,
        lists: movies.lists,
        facets: movies.facets,
        row: movies.row,
        tap: .details(.ownRequest),
        favorites: nil,
        images: .persistent,
        offersCredit: Attribution(
            text: .words(["en": "Source: Atlas"]),
            link: URL(string: "https://atlas.example")
        )
    )
}

extension Stage {
    /// Opens the first movie's details with offers and returns its view.
    fileprivate static func offers(
        _ groups: [Offers.Group],
        link: URL? = URL(string: "https://films.test/1/watch"),
        pictures: StubPictures = StubPictures(),
        width: Int = 1_000
    ) throws -> (Stage, OffersView) {
        let stage = try Stage(descriptor: .withOffers, isWarm: true, pictures: pictures)
        let item = Item.movie(1)
        let offers = Offers(country: "UA", link: link, groups: groups)
        stage.provider.answer(ItemDetails(item: item, facets: item.facets, offers: offers))
        let main = try stage.openLoaded(width: width)
        stage.list?.rowTapped(item.id)
        XCTAssertTrue(
            pump { main.details.view != nil && stage.model.details?.content.isLoading == false }
        )
        stage.settle()
        return (stage, try XCTUnwrap(main.details.view?.offers))
    }
}
