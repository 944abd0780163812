import Catalog
import Foundation
import L10n
import Primitives
import Testing

@testable import Features

@Suite("Settings", .timeLimit(.minutes(5)))
@MainActor
struct SettingsViewModelTests {
    private static let shelf = Panel.shelf
    private static let key = String(repeating: "0a", count: 16)

    @Test("saves and applies each choice at once")
    func choices() async {
        let panel = Panel()
        panel.model.appearance = .dark
        panel.model.motion = .reduced
        panel.model.interfaceLanguage = .ukrainian
        panel.model.imageCacheBytes = 100_000_000
        // Choosing the current value changes nothing.
        panel.model.appearance = .dark
        let settings = panel.model.settings
        #expect(settings.appearance == .dark && settings.motion == .reduced)
        #expect(settings.interfaceLanguage == .ukrainian)
        #expect(settings.imageCacheBytes == 100_000_000)
        #expect(panel.kept.withLock { $0.count } == 4)
        #expect(panel.kept.withLock { $0.last } == settings)
        #expect(await panel.wait { panel.applied.withLock { $0 } > 0 })
        #expect(panel.changed.isEmpty, "appearance reloads no list")
    }

    @Test("changing the content language reloads all lists")
    func contentLanguage() async {
        let panel = Panel()
        panel.model.contentLanguage = .ukrainian
        #expect(await panel.wait { panel.changed == [[Self.shelf]] })
    }

    @Test("changing the country reloads only catalogs with offers")
    func country() async {
        let panel = Panel()
        let model = panel.model
        #expect(model.words(forCountry: nil) == "Automatic (United States)")
        #expect(model.countries.first == .some(nil))
        let names = model.countries.dropFirst().map(model.words)
        #expect(names.starts(with: ["Afghanistan", "Åland Islands", "Albania"]))
        #expect(names.contains("Ukraine"))
        model.country = "UA"
        model.country = "UA"
        #expect(await panel.wait { panel.applied.withLock { $0 } > 0 })
        #expect(panel.kept.withLock { $0.map(\.country) } == ["UA"])
        #expect(panel.changed.isEmpty)
        panel.hasOffers = true
        model.country = nil
        #expect(await panel.wait { panel.changed == [[Self.shelf]] })
    }

    @Test("applies a source at once, and a custom one once its address is known")
    func sources() async throws {
        let panel = Panel()
        let model = panel.model
        #expect(model[kindOf: Self.shelf] == .embedded)
        model[kindOf: Self.shelf] = .live
        #expect(panel.choice == .live)
        #expect(await panel.wait { panel.changed == [[Self.shelf]] })

        model[kindOf: Self.shelf] = .custom
        #expect(model[kindOf: Self.shelf] == .custom)
        #expect(panel.choice == .live, "no address yet")
        model.addressEntered(" http://books.test/api/ ", of: Self.shelf)
        let address = try #require(URL(string: "http://books.test/api"))
        #expect(await panel.wait { panel.choice == .custom(address) })
        #expect(panel.addressStatus == .message("The server is responding.", isGood: true))

        model[kindOf: Self.shelf] = .embedded
        #expect(panel.choice == .embedded)
        #expect(panel.addressStatus == .idle)
        model[kindOf: Self.shelf] = .custom
        #expect(panel.choice == .custom(address), "the address is remembered while the app runs")
    }

    @Test(
        "an address of another server shows an error and is not used",
        arguments: [
            (.webPage, "This is the address of a web page, not of the service. Check the address."),
            (.unreadable, "A different service is at this address. Check the address."),
            (.failed(.server(status: 404, message: "Nothing here.")), "Nothing here."),
        ] as [(AddressVerdict, String)]
    )
    func wrongAddress(verdict: AddressVerdict, words: String) async {
        let panel = Panel(address: verdict)
        panel.model[kindOf: Self.shelf] = .custom
        panel.model.addressEntered("http://books.test", of: Self.shelf)
        #expect(await panel.wait { panel.addressStatus == .message(words, isGood: false) })
        #expect(panel.choice == nil)
        #expect(panel.model[kindOf: Self.shelf] == .custom, "the field stays for another attempt")
    }

    @Test("an offline service, or one that requires a key, can be chosen")
    func usableAddress() async {
        for verdict in [AddressVerdict.failed(.offline), .wantsKey(message: "Key, please.")] {
            let panel = Panel(address: verdict)
            panel.model.addressEntered("http://books.test", of: Self.shelf)
            #expect(await panel.wait { panel.choice?.kind == .custom })
        }
    }

    @Test("an invalid address shows an error")
    func badAddress() {
        let panel = Panel()
        panel.model.addressEntered("books.test", of: Self.shelf)
        let words = "The address must begin with http:// or https://."
        #expect(panel.addressStatus == .message(words, isGood: false))
        panel.model.proxyEntered("proxy.test:3128")
        #expect(panel.model.proxyProblem == words)
        panel.model.proxyEntered("http://proxy.test:3128/")
        #expect(panel.model.proxyProblem == nil)
        #expect(panel.model.proxyText == "http://proxy.test:3128")
        panel.model.proxyEntered(" ")
        #expect(panel.model.settings.proxy == nil)
    }

    @Test(
        "choosing a source hides the demo notice; closing it hides it permanently"
    )
    func demoNotice() {
        let panel = Panel()
        #expect(panel.model.showsDemoNotice(of: Self.shelf))
        #expect(!panel.model.showsDemoNotice(of: CatalogID("elsewhere")))
        panel.model[kindOf: Self.shelf] = .live
        #expect(!panel.model.showsDemoNotice(of: Self.shelf))
        let second = Panel()
        second.model.demoNoticeDismissed()
        #expect(!second.model.showsDemoNotice(of: Self.shelf))
        #expect(second.kept.withLock { $0.last?.isDemoNoticeDismissed } == true)
        #expect(!Panel(overruled: "BOOKS_URL").model.showsDemoNotice(of: Self.shelf))
        #expect(!Panel(needsKey: false).model.showsDemoNotice(of: Self.shelf))
    }

    @Test("a notice about the settings file appears once and stays in the settings")
    func notice() {
        let model = Panel(notice: .newer(path: "/s")).model
        #expect(model.takeNotice() == model.strings("settings.notice.newer", "/s"))
        #expect(model.takeNotice() == nil)
        #expect(model.noticeText != nil)
        #expect(Panel().model.takeNotice() == nil)
    }

    @Test("the demo notice mentions missing pictures")
    func noPictures() {
        #expect(
            Panel().model.demoNoticeText
                == "You’re browsing sample data. Add a TMDB key to see real movies."
        )
        #expect(
            Panel(lacksDemoPictures: true).model.demoNoticeText
                == "You’re browsing sample data, whose pictures aren’t installed. Add a TMDB key to see real movies."
        )
    }

    @Test("reports a failure to apply settings")
    func failure() async {
        let panel = Panel(applying: .server(status: 503, message: nil))
        panel.model[kindOf: Self.shelf] = .live
        #expect(await panel.wait { panel.failures == [.server(status: 503, message: nil)] })
        #expect(panel.changed.isEmpty)
    }

    @Test("the settings show the image cache's size and can clear it")
    func images() async {
        let panel = Panel()
        #expect(panel.model.imageUse == "Loading")
        panel.model.appeared()
        #expect(await panel.wait { panel.model.imageUse == "12 MB" })
        panel.model.imagesCleared()
        #expect(await panel.wait { panel.model.imageUse == "0 MB" })
        #expect(panel.cleared.withLock { $0 } == 1)
        #expect(panel.model.size(2_340_000) == "2.3 MB")
        #expect(panel.model.size(1) == "1 kB")
    }

    @Test("clearing the history shows the library's new size")
    func history() async {
        let panel = Panel()
        #expect(panel.model.libraryUse == "Loading")
        panel.model.appeared()
        #expect(await panel.wait { panel.model.libraryUse == "7.7 MB" })
        panel.model.historyCleared()
        #expect(panel.model.historyStatus == .working)
        panel.model.historyCleared()
        #expect(await panel.wait { panel.model.libraryUse == "1 MB" })
        #expect(panel.model.historyStatus == .message("The history is cleared.", isGood: true))
        #expect(panel.wiped.withLock { $0 } == 1)
        panel.model.appeared()
        #expect(panel.model.historyStatus == .idle)
    }

    @Test("a history that can't be cleared says why")
    func historyFailure() async {
        let error = CatalogError.storage(code: 13)
        let panel = Panel(clearing: error)
        panel.model.historyCleared()
        let text = panel.model.strings.message(for: error).text
        let expected = SettingsStatus.message(text, isGood: false)
        #expect(await panel.wait { panel.model.historyStatus == expected })
    }

    @Test("measures the image cache after its new limit is applied")
    func imageLimit() async {
        let panel = Panel()
        panel.model.appeared()
        #expect(await panel.wait { panel.model.imageUse == "12 MB" })
        panel.model.imageCacheBytes = 100_000_000
        #expect(await panel.wait { panel.model.imageUse == "5 MB" })
    }

    @Test("a source's hint follows the choice, the key and the environment")
    func hints() async throws {
        let panel = Panel()
        let slot = try #require(panel.model.slots.first)
        #expect(panel.model.hint(of: slot).hasPrefix("Sample data"))
        panel.model.appeared()
        panel.model[kindOf: Self.shelf] = .live
        #expect(await panel.wait { panel.model.hint(of: slot).contains("requires a key") })
        let overruled = Panel(overruled: "BOOKS_URL")
        let free = try #require(overruled.model.slots.first)
        #expect(overruled.model.hint(of: free) == "Set by the variable BOOKS_URL.")
    }

    @Test("shows a source set by a variable as chosen and takes no address for it")
    func overruledKind() throws {
        for kind in [SourceChoice.Kind.live, .custom] {
            let panel = Panel(overruled: "BOOKS_URL", by: kind)
            let slot = try #require(panel.model.slots.first)
            #expect(panel.model[kindOf: Self.shelf] == kind)
            #expect(panel.model.overruling(of: slot) == "Set by the variable BOOKS_URL.")
            #expect(!panel.model.takesAddress(slot), "the variable contains the address")
        }
        let free = Panel()
        #expect(free.model[kindOf: Self.shelf] == .embedded)
        #expect(try free.model.overruling(of: #require(free.model.slots.first)) == nil)
    }
}
