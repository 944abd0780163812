import Catalog
import Foundation
import L10n
import Testing

@testable import Features

@Suite("Trailer player", .timeLimit(.minutes(5)))
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

    @Test("loads first, then plays")
    func plays() async {
        let model = await appeared()
        let states = Recorder { model.state }
        #expect(model.notice == nil)
        model.began()
        model.began()
        #expect(states.values == [.loading, .playing])
        #expect(model.notice == nil)
        #expect(timer.asked == [.seconds(10)])
        // The timeout is cancelled.
        await eventually { timer.sleeperCount == 0 }
        #expect(model.state == .playing)
    }

    @Test("a document's messages report that its video plays or fails")
    func document() async throws {
        let html = TrailerDocument(playing: URL(filePath: "/videos/a \"b\".webm")).html
        #expect(html.contains("src=\"a%20%22b%22.webm\""))
        #expect(html.contains("autoplay controls playsinline"))
        let messages = html.matches(of: /postMessage\('(\w+)'\)/).map { String($0.1) }
        let model = await appeared()
        let states = Recorder { model.state }
        model.documentPosted("other")
        for message in messages { model.documentPosted(message) }
        #expect(states.values == [.loading, .playing, .failed(.unplayable)])
    }

    @Test("a service that does not answer for ten seconds fails, and a retry waits again")
    func noAnswer() async {
        let model = await appeared()
        let states = Recorder { model.state }
        timer.ring()
        await states.wait(for: .failed(.noAnswer))
        #expect(model.notice?.text == "The service hasn’t responded for ten seconds.")
        #expect(model.notice?.offersRetry == true)
        // A late answer does not restore the player.
        model.began()
        #expect(model.attempt == 1)
        model.retryTapped()
        #expect(model.attempt == 2)
        model.began()
        #expect(states.values == [.loading, .failed(.noAnswer), .loading, .playing])
    }

    @Test("can fail before and during playback")
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

    @Test("without a web view, opens the browser once")
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

    @Test("a trailer for the browser opens there at once")
    func browser() {
        let model = model(.browser(video))
        model.appeared()
        #expect(model.state == .inBrowser)
        #expect(model.browserRequests == 1)
        #expect(timer.asked.isEmpty)
    }

    @Test("without a browser, shows the address")
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

    @Test("each failure has its own text, in both languages")
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

    @Test("closing returns to the details, even if called twice")
    func closing() {
        let model = model()
        let id = Books.item(1).id
        router.path = [.details(id), .trailer(id)]
        model.closeTapped()
        model.closeTapped()
        #expect(router.path == [.details(id)])
    }

    @Test("releasing a loading player cancels its timeout")
    func dropped() async {
        var model: TrailerViewModel? = await appeared()
        weak let ghost = model
        model = nil
        #expect(ghost == nil)
        await eventually { timer.sleeperCount == 0 }
    }
}
