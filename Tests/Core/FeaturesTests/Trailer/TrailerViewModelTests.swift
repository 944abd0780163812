import Catalog
import Foundation
import L10n
import Testing

@testable import Features

@Suite("The player of a trailer", .timeLimit(.minutes(5)))
@MainActor
struct TrailerViewModelTests {
    private let router = Router()
    private let timer = Timer()
    private let video = URL(filePath: "/").appending(path: "video")

    private func model(_ playback: TrailerPlayback? = nil) -> TrailerViewModel {
        TrailerViewModel(
            title: "Alien",
            playback: playback ?? .direct(video),
            router: router,
            strings: Localizer(.english),
            clock: timer
        )
    }

    private func appeared(_ playback: TrailerPlayback? = nil) async -> TrailerViewModel {
        let model = model(playback)
        model.appeared()
        await eventually { timer.sleeperCount == 1 }
        return model
    }

    @Test("it loads from the first moment, then plays")
    func plays() async {
        let model = await appeared()
        let states = Recorder { model.state }
        #expect(model.notice == nil)
        model.began()
        model.began()
        #expect(states.values == [.loading, .playing])
        #expect(model.notice == nil)
        #expect(timer.asked == [.seconds(10)])
        // Nobody waits any more.
        await eventually { timer.sleeperCount == 0 }
        #expect(model.state == .playing)
    }

    @Test("a service that does not answer within ten seconds has failed; retry waits anew")
    func noAnswer() async {
        let model = await appeared()
        let states = Recorder { model.state }
        timer.ring()
        await states.wait(for: .failed(.noAnswer))
        #expect(model.notice?.text == "The service hasn’t responded for ten seconds.")
        #expect(model.notice?.offersRetry == true)
        // An answer that comes late after all does not bring back what has been taken down.
        model.began()
        #expect(model.attempt == 1)
        model.retryTapped()
        #expect(model.attempt == 2)
        model.began()
        #expect(states.values == [.loading, .failed(.noAnswer), .loading, .playing])
    }

    @Test("it may fail before it plays, and while it plays")
    func fails() async {
        let model = await appeared()
        let states = Recorder { model.state }
        model.failed(.unplayable)
        model.failed(.noAnswer)
        model.retryTapped()
        model.retryTapped()
        model.began()
        model.failed(.page)
        #expect(
            states.values == [
                .loading, .failed(.unplayable), .loading, .playing, .failed(.page),
            ]
        )
    }

    @Test("where pages cannot be shown the browser is asked, once")
    func pagesAreMissing() async {
        let page = TrailerPage(url: video)
        let model = await appeared(.embedded(page, watch: video))
        model.pagesAreMissing()
        model.pagesAreMissing()
        #expect(model.state == .inBrowser)
        #expect(model.browserRequests == 1)
        #expect(model.notice?.offersRetry == false)
        #expect(model.notice?.browserLabel == "Open Again")
        model.openInBrowserTapped()
        #expect(model.browserRequests == 2)
        model.failed(.page)
        #expect(model.state == .inBrowser)
    }

    @Test("what only the browser plays goes there at once")
    func browser() {
        let model = model(.browser(video))
        model.appeared()
        #expect(model.state == .inBrowser)
        #expect(model.browserRequests == 1)
        #expect(timer.asked.isEmpty)
    }

    @Test("a system without a browser is told with the address")
    func noBrowser() {
        let model = model(.browser(video))
        model.browserFailed()
        #expect(model.state == .loading)
        model.appeared()
        model.browserFailed()
        #expect(model.state == .failed(.noBrowser))
        #expect(model.notice?.text == "Couldn’t open a browser. The address is \(video)")
        #expect(model.notice?.offersRetry == false)
    }

    @Test("every failure has words of its own, in both languages")
    func words() {
        for language in [Language.english, .ukrainian] {
            var texts: Set<String> = []
            for failure in [TrailerFailure.noAnswer, .unplayable, .page, .noPlayer, .noBrowser] {
                let model = TrailerViewModel(
                    title: "",
                    playback: .browser(video),
                    router: router,
                    strings: Localizer(language)
                )
                if failure == .noBrowser {
                    model.openInBrowserTapped()
                    model.browserFailed()
                } else {
                    model.failed(failure)
                }
                #expect(model.notice?.title.isEmpty == false)
                texts.insert(model.notice?.text ?? "")
            }
            #expect(texts.count == 5)
            #expect(texts.allSatisfy { !$0.isEmpty && !$0.hasPrefix("trailer.") })
        }
    }

    @Test("closing goes back to the details, and nowhere else")
    func closing() {
        let model = model()
        let id = Books.item(1).id
        router.path = [.details(id), .trailer(id)]
        model.closeTapped()
        model.closeTapped()
        #expect(router.path == [.details(id)])
    }

    @Test("a player that is dropped while it waits leaves nothing behind")
    func dropped() async {
        var model: TrailerViewModel? = await appeared()
        weak let ghost = model
        model = nil
        #expect(ghost == nil)
        await eventually { timer.sleeperCount == 0 }
    }
}
