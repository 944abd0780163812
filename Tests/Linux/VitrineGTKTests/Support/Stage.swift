import Catalog
import Features
import Foundation
import GTKSupport
import ImagePipeline
import L10n
import Library
import Primitives

import XCTest

@testable import VitrineGTK

/// The real window over a real in-memory library whose services the test simulates.
@MainActor
final class Stage {
    let provider: StubProvider
    let pictures: StubPictures
    let model: AppModel
    private(set) var main: MainWindow?
    private let library: Library
    private let restored: WindowState

    /// The saved window states, in order.
    private(set) var kept: [WindowState] = []

    /// Creates the model.
    ///
    /// If `isWarm`, the store already contains the first page of each list; `others` are further
    /// catalogs.
    init(
        _ pages: [[Item]] = [Item.movies(1...20)],
        descriptor: CatalogDescriptor = .movies,
        language: Language = .english,
        isWarm: Bool = false,
        pictures: StubPictures = StubPictures(),
        settings: any SettingsService = NoSettings(),
        beside others: [StubProvider] = [],
        restored: WindowState = WindowState()
    ) throws {
        let provider = StubProvider(pages, descriptor: descriptor)
        self.provider = provider
        self.restored = restored
        self.pictures = pictures
        library = try finish {
            try await Self.makeLibrary([provider] + others, pictures, isWarm: isWarm)
        }
        let model = AppModel(
            library: library,
            strings: Localizer(language),
            version: "1.0.0",
            settings: settings,
            restored: restored.app
        )
        self.model = model
        try finish { await model.loadFirstScreen() }
    }

    private nonisolated static func makeLibrary(
        _ providers: [StubProvider],
        _ pictures: StubPictures,
        isWarm: Bool
    ) async throws -> Library {
        // Pictures that a test makes wait must not delay those that it waits for.
        var limits = ImageLoadLimits()
        limits.loadsPerHTTP1Host = 1_000
        let library = try await Library(
            sources: providers.map { CatalogSource($0, realm: .demo, key: { .variable("KEY") }) },
            location: .memory,
            images: { [limits] received in
                ImageDataLoader(
                    client: pictures,
                    run: RunFolder(in: FileManager.default.temporaryDirectory),
                    limits: limits,
                    measure: { data throws(ImageError) in try pictures.size(of: data) },
                    received: received
                )
            }
        )
        for catalog in library.catalogs where isWarm {
            for list in catalog.lists where list.content.isOfService {
                try await library.page(1, of: Query(catalog: catalog.id, list: list.id))
            }
        }
        return library
    }

    /// Opens the window at a size.
    @discardableResult
    func open(width: Int = 1_200, height: Int = 700) throws -> MainWindow {
        let main = makeWindow(width: width, height: height)
        main.present()
        XCTAssertTrue(pump { main.window.isMapped && main.window.width > 0 })
        pump(frames: 3, of: main.window)
        return main
    }

    /// Creates the window without showing it.
    func makeWindow(width: Int = 1_200, height: Int = 700) -> MainWindow {
        var state = restored
        if state.size == nil { state.size = WindowState.Size(width: width, height: height) }
        let main = MainWindow(
            application: .test,
            model: model,
            images: makeImages(),
            restored: state,
            keep: { [weak self] in self?.kept.append($0) }
        )
        self.main = main
        return main
    }

    /// Creates a texture pipeline with its own memory cache.
    func makeImages() -> TexturePipeline {
        TexturePipeline(data: library.images, decoder: pictures) { Texture($0) }
    }

    /// Makes requests wait, or resumes all that wait.
    func shut(_ isShut: Bool) {
        provider.shut(isShut)
        pictures.shut(isShut)
    }

    /// The visible catalog.
    var catalogModel: CatalogViewModel? { model.catalog.flatMap { model.catalogModel(of: $0) } }

    /// Opens the window and waits for its first rows.
    func openLoaded(width: Int = 1_000, height: Int = 700) throws -> MainWindow {
        let main = try open(width: width, height: height)
        XCTAssertTrue(pump { main.isPastSplash && list.map { !$0.rows.isLoading } ?? false })
        XCTAssertTrue(pump { self.rows.first.map { !$0.texts.isEmpty } ?? false })
        XCTAssertTrue(pump { arrivingPictureCount == 0 })
        settle()
        return main
    }

    /// Closes and releases the window.
    func close() {
        main?.window.close()
        main = nil
        drain()
    }

    isolated deinit { main?.window.close() }

    /// Stores favorites in order, as an earlier run would have.
    func store(favorites ids: [Item.ID]) throws {
        try finish { [library] in
            for id in ids { try await library.edit([.add(.favorite)], of: id) }
        }
    }

    /// Waits for three frames.
    func settle() {
        guard let main, !main.isClosed else { return }
        pump { !main.slide.isMoving }
        pump(frames: 3, of: main.window)
    }

    var list: ItemListViewModel? { model.catalog.flatMap { model.list(of: $0) } }

    /// The rows on screen.
    var rows: [AnyWidget] {
        main?.currentList?.root.all("GtkListItemWidget") ?? []
    }

    /// The row that shows a title, possibly after a rank.
    func row(_ title: String) -> AnyWidget? {
        rows.first { $0.texts.contains { $0 == title || $0.hasSuffix(". \(title)") } }
    }
}
