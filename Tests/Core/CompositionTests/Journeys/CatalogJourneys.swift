import Catalog
import Features
import ImagePipeline
import L10n
import TestSupport
import Testing

@testable import Composition

/// Briefs 000, 003 and 004, as every front end shows them.
@Suite("Journeys through films, photos and characters", .timeLimit(.minutes(5)))
@MainActor
struct CatalogJourneys {
    @Test("films: two lists of fifteen share favorites, which end with the session")
    func films() async throws {
        let folder = TemporaryFolder()
        let journey = try await Journey("films", in: folder)
        let users = "Rated by Users, 15 rows"
        let critics = "Rated by Critics, 15 rows"
        _ = await journey.screens(until: users)
        let first = try #require(journey.list)
        let shared = first.ids
        journey.catalogModel?.listTapped(ListID("critic-rated"))
        _ = await journey.screens(until: critics)
        let both = try #require(journey.list?.ids.first(where: shared.contains))
        journey.app.marks.favoriteTapped(both)
        _ = await journey.screens(until: critics + ", 1 with a heart")
        journey.catalogModel?.listTapped(ListID("user-rated"))
        _ = await journey.screens(until: users + ", 1 with a heart")

        journey.list?.rowTapped(both)
        let details = try #require(journey.app.details)
        details.appeared()
        await journey.wait { details.content.value != nil }
        #expect(details.returnLabel == "Return to Film List")
        journey.app.marks.favoriteTapped(both)
        details.backTapped()
        _ = await journey.screens(until: users)
        journey.app.marks.favoriteTapped(both)
        await journey.end()

        let again = try await Journey("films", in: folder)
        _ = await again.screens(until: users)
    }

    @Test("photos: one stream of ninety-six, each with a title and a user")
    func stream() async throws {
        let journey = try await Journey("photos")
        _ = await journey.screens(until: "Photo Feed, 96 rows")
        let list = try #require(journey.list)
        #expect(list.layout == .stream)
        await journey.wait {
            _ = list.row(at: 95); return list.row(at: 0)?.content != nil
        }
        let content = try #require(list.row(at: 0)?.content)
        #expect(!content.title.isEmpty && !content.lines.isEmpty)
        // A tap flips the photo and opens nothing.
        list.rowTapped(list.ids[0])
        #expect(journey.app.router.path.isEmpty)
    }

    @Test("photos: the statistics follow the downloads, then close")
    func statistics() async throws {
        let journey = try await Journey("photos")
        _ = await journey.screens(until: "Photo Feed, 96 rows")
        journey.app.statisticsTapped()
        let statistics = try #require(journey.app.statistics)
        statistics.appeared()
        await journey.wait { statistics.shown?.rows.isEmpty == false }
        let shown = try #require(statistics.shown)
        #expect(shown.rows.reduce(0) { $0 + ($1.numbers[1] ?? 0) } == 96)
        #expect(shown.note != statistics.strings("statistics.complete"))
        journey.app.statisticsTapped()
        journey.app.router.backTapped()
        _ = await journey.screens(until: "Photo Feed, 96 rows")
    }

    @Test("characters: a strip above the list shows the favorites, which survive a restart")
    func characters() async throws {
        let folder = TemporaryFolder()
        let journey = try await Journey("characters", in: folder)
        await journey.wait { journey.list?.rows.isLoading == false && journey.app.hasContent }
        let list = try #require(journey.list)
        #expect(journey.catalogModel?.showsStrip == false)
        let id = list.ids[1]
        list.rowTapped(id)
        let details = try #require(journey.app.details)
        details.appeared()
        await journey.wait { details.content.value != nil }
        journey.app.marks.favoriteTapped(id)
        details.backTapped()
        await journey.wait { journey.catalogModel?.showsStrip == true }
        #expect(journey.catalogModel?.strip?.tiles.map(\.id) == [id])
        await journey.end()

        let again = try await Journey("characters", in: folder, isOffline: true)
        await again.wait {
            again.catalogModel?.showsStrip == true && again.app.marks[id].isFavorite
        }
        #expect(again.catalogModel?.strip?.tiles.map(\.id) == [id])
        again.app.marks.favoriteTapped(id)
        await again.wait { again.catalogModel?.showsStrip == false }
    }

    @Test("characters: sorting by popularity loads all pages once")
    func popularity() async throws {
        let journey = try await Journey("characters")
        await journey.wait { journey.list?.rows.isLoading == false && journey.app.hasContent }
        let list = try #require(journey.list)
        let before = list.ids.count
        list.sortKeyTapped(SortID("popularity"))
        #expect(list.needsWhole)
        await journey.wait {
            list.footer == .end && list.wholeList == nil && list.ids.count > before
        }
        #expect(list.ids.count > before)
        #expect(Set(list.ids).count == list.ids.count)
    }

    @Test("each catalog keeps its selected list and rows")
    func between() async throws {
        let journey = try await Journey("films")
        _ = await journey.screens(until: "Rated by Users, 15 rows")
        journey.catalogModel?.listTapped(ListID("critic-rated"))
        _ = await journey.screens(until: "Rated by Critics, 15 rows")
        journey.app.catalogKeyPressed(CatalogID("movies"))
        journey.catalogModel?.appeared()
        _ = await journey.screens(until: "Popular Movies, 40 rows")
        journey.app.catalogKeyPressed(CatalogID("films"))
        _ = await journey.screens(until: "Rated by Critics, 15 rows")
    }

    @Test("a catalog whose service never answered shows an error, and recovers once it answers")
    func neverSeen() async throws {
        let journey = try await Journey("characters", isOffline: true)
        await journey.wait { journey.app.router.alert == .offline }
        #expect(journey.list?.ids == [])
        #expect(journey.list?.rows.error == .offline)
        journey.app.router.alertDismissed()
        journey.setOffline(false)
        journey.app.networkCameBack()
        await journey.wait {
            journey.list?.ids.isEmpty == false && journey.list?.isOffline == false
        }
        #expect(journey.app.router.alert == nil)
    }
}
