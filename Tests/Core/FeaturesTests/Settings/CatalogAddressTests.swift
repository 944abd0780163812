import Catalog
import Foundation
import L10n
import Primitives
import TestSupport
import Testing

@testable import Features

@Suite("A catalog from an address, in the settings", .timeLimit(.minutes(5)))
@MainActor
struct CatalogAddressTests {
    /// A service whose lists have titles at two places.
    private struct Service: UnsavedSettings {
        let failure: CatalogError?
        let gate = Gate()
        /// Opens when a request ended, and whether it was cancelled.
        let ended = Gate()
        let wasCancelled = Locked(false)
        let asked = Locked<[URL]>([])
        let added = Locked<[ManifestSource]>([])
        let keys = Locked<[CatalogID: String]>([:])

        init(failure: CatalogError? = nil) { self.failure = failure }

        func draft(of address: URL) async throws(CatalogError) -> CatalogDraft {
            asked.withLock { $0.append(address) }
            await gate.wait()
            wasCancelled.withLock { $0 = Task.isCancelled }
            ended.open()
            if let failure { throw failure }
            return Self.draft(title: "/name", picture: nil)
        }

        static func draft(title: String?, picture: String?) -> CatalogDraft {
            let names = ["/name": "Kyiv", "/owner": "Olena"]
            let titles = ["/name", "/owner"].map {
                CatalogDraft.Choice(place: $0, sample: names[$0] ?? "")
            }
            let pictures = [CatalogDraft.Choice(place: "/image", sample: "kyiv.jpg")]
            let item = Books.item(1, names[title ?? ""] ?? "")
            let sample = CatalogSample(items: [item], rowCount: 1, totalPages: 1)
            return CatalogDraft(
                file: Data("\(title ?? "") \(picture ?? "")".utf8),
                guesses: [
                    .init(.rows, at: "/maps", .rows(1)),
                    .init(.title, at: title, .sample("Kyiv"), choices: titles),
                    .init(.subtitle, at: nil, .nothing),
                    .init(.picture, at: picture, .nothing, choices: pictures),
                    .init(.key, at: "pass", .key(id: "maps")),
                ],
                key: "s3 cret"
            ) { () throws(CatalogError) in
                SampleProvider(Books.maps, .success(sample))
            } choose: {
                $1 == .title
                    ? draft(title: $0, picture: picture) : draft(title: title, picture: $0)
            }
        }

        var entry: CatalogEntry {
            CatalogEntry(
                descriptor: Books.maps,
                service: URL(string: "https://maps.test"),
                needsKey: true
            )
        }

        func check(_ source: ManifestSource) async throws(ManifestError) -> CatalogEntry { entry }

        func add(
            _ source: ManifestSource,
            replacing: Bool
        ) async throws(CatalogAdditionError) -> CatalogEntry {
            added.withLock { $0.append(source) }
            return entry
        }

        func keep(key: String?, of catalog: CatalogID) async throws(KeyFailure) {
            keys.withLock { $0[catalog] = key }
        }
    }

    private func settings(_ service: Service) -> SettingsViewModel {
        SettingsViewModel(service, strings: Localizer(.english))
    }

    private func entering(_ text: String, in settings: SettingsViewModel) -> CatalogAddressModel {
        let address = settings.catalogs.address
        address.isShown = true
        address.text = text
        address.entered()
        return address
    }

    @Test("its rows are shown, other places can be chosen, and it is added with its key")
    func journey() async throws {
        let service = Service()
        service.gate.open()
        let settings = settings(service)
        let catalogs = settings.catalogs
        _ = entering(" maps.test/list?pass=s3cret\n", in: settings)
        #expect(catalogs.address.status == .working)
        await Recorder { catalogs.preview != nil }.wait(for: true)
        #expect(!catalogs.address.isShown)
        let preview = try #require(catalogs.preview)
        await Recorder { preview.content.value?.rows.map(\.title) }.wait(for: ["Kyiv"])
        #expect(preview.message == nil)
        #expect(
            preview.notes == [
                "Rows: 1 row on page one (/maps)", "Subtitle: Nothing was found.",
                "Key: It isn’t in the file. Vitrine saves it when you add the catalog. (pass)",
                "✓ Page one: 1 of 1 rows can be read.",
            ]
        )
        #expect(preview.choices.map(\.caption) == ["Title", "Picture"])
        #expect(
            preview.choices.map(\.options) == [
                ["/name: Kyiv", "/owner: Olena"], ["/image", "None"],
            ]
        )
        #expect(preview.choices.map(\.selected) == [0, 1])

        preview[chosen: .title] = 1
        preview[chosen: .picture] = 0
        await Recorder { preview.content.value?.rows.map(\.title) }.wait(for: ["Olena"])
        #expect(preview.choices.map(\.selected) == [1, 0])
        #expect(service.asked.withLock { $0.count } == 1, "without another request")
        catalogs.previewAccepted()
        let status = Recorder { catalogs.keyStatus[Books.maps.id] }
        await status.wait { $0 != nil && $0 != .working }
        #expect(service.added.withLock { $0 } == [.text(Data("/owner /image".utf8))])
        #expect(service.keys.withLock { $0 } == [Books.maps.id: "s3 cret"])
        #expect(catalogs.address.text.isEmpty)
    }

    @Test("an address that can't be used, and a service without rows, are reported")
    func failures() async throws {
        let shape = ResponseShape.object(names: ["a", "b", "c"], count: 3)
        let service = Service(failure: .badResponse(.noRows(shape)))
        service.gate.open()
        let settings = settings(service)
        let address = settings.catalogs.address
        address.isShown = true
        for (text, words) in [
            ("", "Enter an address."), ("ftp://maps.test", "The address must begin with http"),
            ("a b", "This isn’t a valid web address."),
        ] {
            address.text = text
            address.entered()
            guard case .message(let message, isGood: false) = address.status else {
                Issue.record("\(address.status)")
                continue
            }
            #expect(message.hasPrefix(words))
        }
        #expect(service.asked.withLock { $0.isEmpty })
        address.text = "maps.test"
        address.entered()
        let words = Recorder { () -> String? in
            if case .message(let text, isGood: false) = address.status { text } else { nil }
        }
        await words.wait { $0?.contains("3 members") == true }
        #expect(address.isShown)
        #expect(address.text == "maps.test")
        #expect(settings.catalogs.preview == nil)
    }

    @Test("closing the entry cancels the requests, and the address remains")
    func cancelling() async throws {
        let service = Service()
        let settings = settings(service)
        let address = entering("maps.test", in: settings)
        address.entered()
        #expect(service.asked.withLock { $0.count } <= 1, "a second click asks nothing")
        address.isShown = false
        #expect(address.status == .idle)
        await service.ended.wait()
        #expect(service.wasCancelled.withLock { $0 })
        service.gate.open()
        address.isShown = true
        address.entered()
        await Recorder { settings.catalogs.preview != nil }.wait(for: true)
        #expect(address.text == "maps.test")
    }

    @Test("correcting the address cancels the requests and takes the error back")
    func correcting() async throws {
        let service = Service()
        let settings = settings(service)
        let address = entering("maps.test", in: settings)
        address.text = "maps.test/list"
        #expect(address.status == .idle)
        await service.ended.wait()
        #expect(service.wasCancelled.withLock { $0 })
        address.text = ""
        address.entered()
        #expect(address.status != .idle)
        address.text = "maps.test"
        #expect(address.status == .idle)
        #expect(settings.catalogs.preview == nil)
    }
}
