import Features
import Foundation
import GTKSupport
import VitrineGTK

/// One window of a tour.
@MainActor
struct Stage {
    let window: MainWindow
    let model: AppModel

    /// The visible list.
    var list: ItemListViewModel? {
        model.catalog.flatMap { model.list(of: $0) }
    }

    /// Waits until `condition` holds, then until pictures are loaded and animations have ended.
    ///
    /// After ten seconds it continues anyway: the screenshot shows what is wrong.
    func settle(until condition: () -> Bool = { true }) async {
        let clock = ContinuousClock()
        let deadline = clock.now + .seconds(10)
        var calm = 0
        while calm < 20, clock.now < deadline {
            // A tour is cancelled only by ending the process.
            try? await clock.sleep(for: .milliseconds(25))
            calm = condition() && window.arrivingPictureCount == 0 ? calm + 1 : 0
        }
    }

    /// Waits until `condition` holds, for half a minute at most, without waiting for animations.
    func wait(until condition: () -> Bool) async {
        let clock = ContinuousClock()
        let deadline = clock.now + .seconds(30)
        repeat {
            await wait(milliseconds: 100)
        } while !condition() && clock.now < deadline
    }

    func wait(milliseconds: Int) async {
        // A tour is cancelled only by ending the process.
        try? await ContinuousClock().sleep(for: .milliseconds(milliseconds))
    }
}
