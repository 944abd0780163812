import Catalog
import Testing

@testable import Features

@Suite("The router")
@MainActor
struct RouterTests {
    @Test("one alert is open at a time")
    func oneAlert() {
        let router = Router()
        let alerts = Recorder { router.alert }
        router.present(.offline)
        router.present(.badResponse)
        router.alertDismissed()
        router.present(.badResponse)
        #expect(alerts.values == [nil, .offline, nil, .badResponse])
    }

    @Test("what was cancelled is never shown")
    func cancelled() {
        let router = Router()
        router.present(.cancelled)
        #expect(router.alert == nil)
    }

    @Test("the item whose details are open is the newest place")
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
}
