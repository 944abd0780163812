import Catalog
import L10n
import Primitives
import Testing

@testable import Features

@Suite("The key in the settings", .timeLimit(.minutes(5)))
@MainActor
struct KeyTests {
    private static let key = String(repeating: "0a", count: 16)
    private let shelf = Panel.shelf

    @Test("saves an accepted key without white space and selects the live source")
    func accepted() async {
        let panel = Panel()
        panel.model.keyEntered(" \(Self.key)\n")
        #expect(panel.model.keyStatus == .working)
        let words = SettingsStatus.message("books.test accepted the key.", isGood: true)
        #expect(await panel.wait { panel.model.keyStatus == words })
        #expect(panel.keys.withLock { $0 } == [Self.key])
        #expect(panel.choice == .live)
        // The key was tested with the source that will use it.
        #expect(panel.tested.withLock { $0.map { $0.settings[source: shelf] } } == [.live])
        #expect(panel.model.keyLocation == .keyring)
        #expect(panel.model.keyChangeCount == 1)
        #expect(await panel.wait { panel.changed.contains([shelf]) })
    }

    @Test("a chosen source stays selected and is used for the test")
    func chosenSource() async {
        var settings = Settings()
        settings[source: shelf] = .embedded
        let panel = Panel(settings, key: .acceptedByDemonstration)
        panel.model.keyEntered(Self.key)
        #expect(await panel.wait { panel.model.keyChangeCount == 1 })
        #expect(panel.tested.withLock { $0.map { $0.settings[source: shelf] } } == [.embedded])
        #expect(panel.choice == .embedded)
    }

    @Test("does not save a rejected key, and shows the service's message")
    func refused() async {
        let panel = Panel(key: .refused(host: "books.test", message: "Invalid key."))
        panel.model.keyEntered(Self.key)
        let words = SettingsStatus.message(
            "books.test rejected the key: Invalid key.",
            isGood: false
        )
        #expect(await panel.wait { panel.model.keyStatus == words })
        #expect(panel.keys.withLock { $0.isEmpty })
        #expect(panel.choice == nil)
    }

    @Test("saves a key that cannot be tested, with a warning")
    func untested() async {
        let panel = Panel(key: .failed(.offline))
        panel.model.keyEntered(Self.key)
        #expect(await panel.wait { panel.model.keyChangeCount == 1 })
        #expect(
            await panel.wait {
                if case .message(let text, isGood: false) = panel.model.keyStatus {
                    text.contains("isn’t responding")
                } else {
                    false
                }
            }
        )
    }

    @Test("a malformed key is an error without a request", arguments: ["wrong", " ", "ey" + "J.a"])
    func malformed(text: String) {
        let panel = Panel()
        panel.model.keyEntered(text)
        guard case .message(let words, isGood: false) = panel.model.keyStatus else {
            Issue.record("\(panel.model.keyStatus)")
            return
        }
        #expect(text == " " || !words.contains(text))
        #expect(panel.tested.withLock { $0.isEmpty })
    }

    @Test("tests the typed key, or the saved one if nothing is typed")
    func test() async {
        let panel = Panel(place: .file(path: "/tmdb.key"))
        panel.model.appeared()
        #expect(await panel.wait { panel.model.hasKey })
        panel.model.keyTestTapped(typed: "")
        #expect(await panel.wait { panel.tested.withLock { $0.count } == 1 })
        #expect(panel.tested.withLock { $0[0].key } == nil)
        #expect(await panel.wait { panel.model.keyStatus != .working })
        panel.model.keyTestTapped(typed: Self.key)
        #expect(await panel.wait { panel.tested.withLock { $0.count } == 2 })
        #expect(panel.tested.withLock { $0[1].key } == Self.key)
    }

    @Test("testing without any key asks for one")
    func nothing() async {
        let panel = Panel()
        panel.model.appeared()
        #expect(await panel.wait { panel.model.keyLocation == KeyLocation.none })
        panel.model.keyTestTapped(typed: " ")
        #expect(panel.model.keyStatus == .message("Enter a key first.", isGood: false))
    }

    @Test("removing the key reloads the lists")
    func removed() async {
        let panel = Panel(place: .keyring)
        panel.model.appeared()
        #expect(await panel.wait { panel.model.hasKey })
        panel.model.keyRemoved()
        #expect(await panel.wait { panel.model.keyLocation == KeyLocation.none })
        #expect(panel.keys.withLock { $0 } == [nil])
        #expect(await panel.wait { panel.changed == [[shelf]] })
    }

    @Test("a locked keyring shows an error")
    func locked() async {
        let panel = Panel(failure: .refused)
        panel.model.keyEntered(Self.key)
        #expect(
            await panel.wait {
                if case .message(let text, isGood: false) = panel.model.keyStatus {
                    text.hasPrefix("The keyring is locked")
                } else {
                    false
                }
            }
        )
        #expect(panel.choice == nil)
    }

    @Test("a key from the environment cannot be edited")
    func variable() async {
        let panel = Panel(place: .variable("BOOKS_KEY"))
        panel.model.appeared()
        #expect(await panel.wait { !panel.model.isKeyEditable })
        #expect(panel.model.keyPlaceText == "Set by the variable BOOKS_KEY.")
    }

    @Test("no property of the model contains the key")
    func secrecy() async {
        let panel = Panel()
        panel.model.keyEntered(Self.key)
        #expect(await panel.wait { panel.model.keyChangeCount == 1 })
        var text = ""
        dump(panel.model.settings, to: &text)
        dump(panel.model.keyStatus, to: &text)
        dump(panel.model.keyLocation, to: &text)
        #expect(!text.contains(Self.key))
    }
}
