import Catalog
import Testing

@testable import Features

@Suite("Router")
@MainActor
struct RouterTests {
    @Test("only one alert is open at a time")
    func oneAlert() {
        let router = Router()
        let alerts = Recorder { router.alert }
        router.present(.offline)
        router.present(.badResponse(nil))
        router.alertDismissed()
        router.present(.badResponse(nil))
        #expect(alerts.values == [nil, .offline, nil, .badResponse(nil)])
    }

    @Test("cancellation shows no alert")
    func cancelled() {
        let router = Router()
        router.present(.cancelled)
        #expect(router.alert == nil)
    }

    @Test("the open item is the last route's")
    func openItem() {
        let router = Router()
        let (first, second) = (Books.item(1).id, Books.item(2).id)
        #expect(router.openItem == nil)
        router.path = [.details(first), .details(second)]
        #expect(router.openItem == second)
        router.backTapped()
        #expect(router.openItem == first)
        router.backTapped()
        router.backTapped()
        #expect(router.path.isEmpty)
        #expect(router.openItem == nil)
    }

    @Test("forward opens the pages again that back closed, until another page opens")
    func forward() {
        let router = Router()
        let pages = (1...3).map { Route.details(Books.item($0).id) }
        router.path = pages
        #expect(!router.canGoForward)
        router.backTapped()
        router.backTapped()
        router.forwardTapped()
        #expect(router.path == [pages[0], pages[1]])
        router.cover = .poster(Books.item(2).id)
        #expect(!router.canGoForward, "a cover comes first")
        router.backTapped()
        #expect(router.canGoForward, "a closed cover isn't a page")
        router.select(.catalog(Books.id))
        #expect(!router.canGoForward, "another section")
        router.select(.home)
        router.forwardTapped()
        #expect(router.path == pages)
        router.backTapped()
        router.push(.statistics(Books.id))
        router.forwardTapped()
        #expect(router.path == [pages[0], pages[1], .statistics(Books.id)])
        router.backTapped()
        router.removeRoutes(of: [Books.id])
        #expect(!router.canGoForward)
    }

    @Test("pushed routes and the covering route can be read and set separately")
    func pushedAndCover() {
        let router = Router()
        let id = Books.item(1).id
        router.path = [.details(id), .poster(id)]
        #expect(router.pushed == [.details(id)])
        #expect(router.cover == .poster(id))
        router.cover = .trailer(id)
        #expect(router.path == [.details(id), .trailer(id)])
        router.cover = nil
        #expect(router.path == [.details(id)])
        router.cover = .poster(id)
        router[.home] = []
        #expect(router.path == [])
        router.path = [.statistics(Books.id)]
        #expect(router.pushed == [.statistics(Books.id)])
        #expect(router.cover == nil)
    }
}
