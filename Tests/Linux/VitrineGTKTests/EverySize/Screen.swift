import Catalog
import Features
import Foundation
import GTKSupport
import Library
import XCTest

@testable import VitrineGTK

/// A screen of the window in one state, and how to reach it.
///
/// To cover a new screen, add it to one of the lists below.
struct Screen {
    let name: String
    /// Shows the screen from any other.
    let show: @MainActor (Showroom) -> Void

    init(_ name: String, _ show: @escaping @MainActor (Showroom) -> Void) {
        self.name = name
        self.show = show
    }

    /// All screens of a window whose services respond.
    static let all = home + movies + films + photos + characters + dialogs

    private static let home = [
        Screen("home") { room in
            room.home()
        },
        Screen("home with everything") { room in
            room.show("movies")
            room.love([0, 2])
            room.show("characters")
            room.love([0, 1, 2])
            room.home()
            room.wait { room.model.home?.shown.count ?? 0 > 6 }
        },
        Screen("home, further down") { room in
            room.home()
            room.main.home?.scroller.offset = 700
        },
        Screen("home details") { room in
            room.home()
            room.model.home?.spotlight?.nextTapped()
            room.model.home?.spotlight?.tapped()
            room.wait { room.model.details?.content.isLoading == false }
        },
        Screen("home offline") { room in
            room.home()
            room.demo.set(.down)
            room.model.home?.refreshRequested()
            room.wait { room.model.home?.isOffline == true }
        },
    ]

    private static let movies = [
        Screen("movies list") { $0.show("movies") },
        Screen("movies grid") { room in
            room.show("movies")
            room.list?.layoutTapped(.grid)
        },
        Screen("movies filtered") { room in
            room.show("movies")
            room.catalogModel?.filterOpened()
            room.filter(Filter(genres: ["18"], years: YearRange(first: 1990, last: 1999)))
            room.wait { room.catalogModel?.genres.value != nil }
        },
        Screen("movies filter without results") { room in
            room.show("movies")
            room.filter(Filter(genres: ["37"], minimumRating: 9.9))
        },
        Screen("movies search") { room in
            room.show("movies")
            room.search("the")
        },
        Screen("movies search without results") { room in
            room.show("movies")
            room.search("zzzz")
        },
        Screen("movies without favorites") { room in
            room.show("movies")
            room.show(list: "favorites")
        },
        Screen("movies favorites") { room in
            room.show("movies")
            room.love([0, 2, 4])
            room.show(list: "favorites")
        },
        Screen("movies details") { room in
            room.show("movies")
            room.open(1)
        },
        Screen("movie sections") { room in
            room.show("movies")
            room.open(3)
            room.wait { room.model.details?.shelves.isEmpty == false }
            room.main.details.scroller?.offset = 700
        },
        Screen("cast and crew") { room in
            room.show("movies")
            room.open(3)
            room.wait { room.model.details?.shelves.isEmpty == false }
            guard let cast = room.model.details?.shelves.first else { return }
            room.model.headingTapped(cast)
        },
        Screen("person") { room in
            room.show("movies")
            room.open(3)
            room.wait { room.model.details?.shelves.isEmpty == false }
            guard let cast = room.model.details?.shelves.first else { return }
            room.model.cardTapped(cast.cards[2].id, on: cast)
            room.wait { room.model.details?.shelves.isEmpty == false }
        },
        Screen("films of a director") { room in
            room.show("movies")
            room.open(3)
            room.openFact { $0.facts.flatMap(\.filterLinks).first }
        },
        Screen("films of a genre") { room in
            room.show("movies")
            room.open(3)
            room.openFact { $0.filterLinks.last }
        },
        Screen("movies details that failed") { room in
            room.show("movies")
            room.demo.set(.refusing)
            room.open(9)
        },
        Screen("what I watched") { room in
            room.show("movies")
            for (place, id) in (room.list?.ids ?? []).prefix(12).enumerated() {
                let day = Day(year: 2026 - place / 9, month: 12 - place % 9, day: 1)
                room.model.marks.watchedAdded(id, on: day)
            }
            room.model.statisticsTapped()
            room.wait { room.model.statistics?.shown?.rows.count == 12 }
        },
        Screen("what I watched, by genre") { room in
            room.model.statistics?.grouping = .genre
        },
        Screen("movies poster") { room in
            room.show("movies")
            room.open(1)
            room.model.details?.posterTapped()
            room.wait { room.model.poster?.picture.value != nil }
        },
        Screen("movies offline") { room in
            room.show("movies")
            room.demo.set(.down)
            room.list?.refreshRequested()
            room.wait { room.list?.isOffline == true }
        },
        Screen("movies next page that failed") { room in
            room.show("movies")
            room.list?.refreshRequested()
            room.wait { room.list?.isOffline == false }
            room.demo.set(.refusing)
            room.main.scrollToEnd()
            room.settle()
            room.main.scrollToEnd()
        },
    ]

    private static let films = [
        Screen("films list") { $0.show("films") },
        Screen("films by critics") { room in
            room.show("films")
            room.show(list: "critic-rated")
        },
        Screen("films details") { room in
            room.show("films")
            room.open(0)
        },
    ]

    private static let photos = [
        Screen("photos stream") { $0.show("photos") },
        Screen("photos statistics") { room in
            room.show("photos")
            room.model.statisticsTapped()
            room.wait { room.model.statistics?.shown != nil }
        },
    ]

    private static let characters = [
        Screen("characters list") { $0.show("characters") },
        Screen("characters with favorites") { room in
            room.show("characters")
            room.love(Array(0..<12))
            room.wait { room.catalogModel?.strip?.tiles.count == 12 }
        },
        Screen("characters search") { room in
            room.show("characters")
            room.search("ma")
        },
        Screen("characters details") { room in
            room.show("characters")
            room.open(0)
        },
        // This screen is first, because fetched pages are stored and no longer loading.
        Screen("characters that were not fetched") { room in
            room.show("characters")
            room.demo.set(.holdingFurtherPages)
            room.list?.sortKeyTapped(room.list?.list?.sorts.first?.id)
            room.wait { room.list?.wholeList != nil }
            room.demo.set(.down)
            room.wait { room.list?.wholeList?.failure != nil }
        },
        Screen("characters that are fetched") { room in
            room.show("characters")
            room.demo.set(.holdingFurtherPages)
            room.list?.sortKeyTapped(room.list?.list?.sorts.first?.id)
            room.wait { room.list?.wholeList != nil }
        },
    ]

    private static let dialogs = [
        Screen("preferences, general") { room in
            room.show("movies")
            room.main.showPreferences(.general)
        },
        Screen("preferences, sources") { room in
            room.show("movies")
            room.main.showPreferences(.sources)
            room.wait { room.model.settings.keyLocation != nil }
        },
        Screen("preferences, storage") { room in
            room.show("movies")
            room.main.showPreferences(.storage)
            room.wait {
                room.model.settings.imageBytes != nil && room.model.settings.libraryBytes != nil
            }
        },
        Screen("an address without rows") { room in
            room.show("movies")
            room.main.showPreferences(.catalogs)
            room.enterAddress(path: "3/configuration")
            room.wait { room.model.settings.catalogs.address.status != .working }
        },
        Screen("a catalog from an address") { room in
            room.show("movies")
            room.main.showPreferences(.catalogs)
            room.enterAddress(path: "character?page=1")
            room.wait { room.model.settings.catalogs.preview?.content.value != nil }
        },
        Screen("what a catalog's file asks") { room in
            room.show("movies")
            room.main.showPreferences(.catalogs)
            room.chooseAskingFile()
        },
        Screen("films of an import to choose") { room in
            room.show("movies")
            room.main.showPreferences(.storage)
            room.importFilms()
        },
        Screen("lists to make available offline") { room in
            room.show("movies")
            room.model.offlineTapped()
            room.wait { room.model.offline.isEstimated }
        },
        Screen("about") { room in
            room.show("movies")
            room.main.window.activate(action: "win.about")
        },
    ]

    /// The screens of a window whose services have never responded or have no items.
    static let cold = [
        Screen("splash") { $0.demo.set(.held) },
        Screen("a first start without a network") { room in
            room.demo.set(.down)
            room.wait { room.model.home?.content == .failure(.offline) && room.main.isPastSplash }
        },
        Screen("a first start with nothing to see") { room in
            room.demo.set(.empty)
            room.model.home?.refreshRequested()
            // Two of the services report an error for an empty list.
            room.wait {
                room.model.home?.isLoading == false
                    && room.model.home?.content != .failure(.offline)
            }
        },
        Screen("a first catalog without a network") { room in
            room.demo.set(.down)
            room.model.catalogTapped(CatalogID("movies"))
            room.wait { room.list?.rows.error != nil }
        },
        Screen("a first catalog with nothing to see") { room in
            room.demo.set(.empty)
            room.model.catalogTapped(CatalogID("movies"))
            room.list?.refreshRequested()
            room.wait { room.list?.emptyReason != nil }
        },
    ]
}

extension Showroom {
    /// Imports films of which one isn't certain, one isn't found, and one can't be read.
    fileprivate func importFilms() {
        let folder = FileManager.default.temporaryDirectory
        let file = folder.appending(path: "\(UUID()).watched.csv")
        // If it can't be written, there is nothing to choose.
        try? Data("Title,Year,Rating\nThe Night,1999,4\nZzzz,1971,4\n,1960,9\n".utf8).write(
            to: file
        )
        model.files.filesChosen([file])
        wait { model.files.importing?.doubts.isEmpty == false }
        try? FileManager.default.removeItem(at: file)
    }

    /// Asks the demo service at a path for a catalog.
    fileprivate func enterAddress(path: String) {
        let address = model.settings.catalogs.address
        address.text = "http://demo.test/\(path)"
        address.isShown = true
        address.entered()
    }

    /// Chooses a catalog's file that asks for two values, and enters one that is wrong.
    fileprivate func chooseAskingFile() {
        let asking = """
            {
              "version": 1, "id": "home-films", "name": "Films at Home",
              "ask": [
                { "id": "server", "name": "The address of your own server", "kind": "address" },
                { "id": "user", "name": "User", "example": "olha" }
              ],
              "service": { "base": "{server}" },
              "lists": [{ "id": "all", "name": "All", "address": "{user}/films", "items": "" }],
              "item": { "id": "/id", "title": "/title" }
            }
            """
        let file = FileManager.default.temporaryDirectory
            .appending(path: "vitrine-\(UUID()).vitrine.json")
        XCTAssertNoThrow(try Data(asking.utf8).write(to: file))
        let catalogs = model.settings.catalogs
        catalogs.fileChosen(file)
        wait { catalogs.preview != nil }
        catalogs.preview?[answer: "server"] = "http://"
        catalogs.preview?[answer: "user"] = "olha"
        catalogs.preview?.answersEntered()
        wait { catalogs.preview?.questions.first?.mistake != nil }
        XCTAssertNoThrow(try FileManager.default.removeItem(at: file))
    }

    /// Filters, and waits for the response.
    fileprivate func filter(_ filter: Filter) {
        list?.filterChanged(filter)
        wait { list?.rows.isLoading == false }
    }
}
