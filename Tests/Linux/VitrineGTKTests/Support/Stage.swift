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

/// The real window over a real library in memory, whose services the test plays.
@MainActor
final class Stage {
    let provider: StubProvider
    let pictures: StubPictures
    let model: AppModel
    private(set) var main: MainWindow?
    private let library: Library
    private let restored: WindowState

    /// How the window was left, each time.
    private(set) var kept: [WindowState] = []

    /// Makes the model; `isWarm` lets the store know the first page of each list
    /// already, `others` are catalogs beside the first.
    init(
        _ pages: [[Item]] = [Item.movies(1...20)],
        descriptor: CatalogDescriptor = .movies,
        language: Language = .english,
        isWarm: Bool = false,
        pictures: StubPictures = StubPictures(),
        settings: SettingsParts = .none,
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
        try finish { await model.firstLook() }
    }

    private nonisolated static func makeLibrary(
        _ providers: [StubProvider],
        _ pictures: StubPictures,
        isWarm: Bool
    ) async throws -> Library {
        let library = try await Library(
            sources: providers.map { CatalogSource($0, realm: .demo) },
            location: .memory,
            images: { received in
                ImageDataLoader(
                    client: pictures,
                    run: RunFolder(in: FileManager.default.temporaryDirectory),
                    measure: { data throws(ImageError) in try pictures.size(of: data) },
                    received: received
                )
            }
        )
        for catalog in library.catalogs where isWarm {
            for list in catalog.lists where list.content != .favorites {
                try await library.page(1, of: Query(catalog: catalog.id, list: list.id))
            }
        }
        return library
    }

    /// The window, opened at a size.
    @discardableResult
    func open(width: Int = 1_200, height: Int = 700) throws -> MainWindow {
        let main = makeWindow(width: width, height: height)
        main.present()
        XCTAssertTrue(pump { main.window.isMapped && main.window.width > 0 })
        pump(frames: 3, of: main.window)
        return main
    }

    /// The window, not yet on screen.
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

    /// Where textures come from, with a memory of its own.
    func makeImages() -> TexturePipeline {
        TexturePipeline(data: library.images, decoder: pictures) { Texture($0) }
    }

    /// Lets the services wait, or those who wait go on.
    func shut(_ isShut: Bool) {
        provider.shut(isShut)
        pictures.shut(isShut)
    }

    /// The lists of the catalog that is shown.
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

    /// Closes the window and lets go of it.
    func close() {
        main?.window.close()
        main = nil
        drain()
    }

    isolated deinit { main?.window.close() }

    /// Gives hearts, the last one last, as an earlier run would have.
    func store(favorites ids: [Item.ID]) throws {
        try finish { [library] in
            for id in ids { try await library.setFavorite(true, id) }
        }
    }

    /// Lets what has been begun be drawn.
    func settle() {
        if let main, !main.isClosed { pump(frames: 3, of: main.window) }
    }

    var list: ItemListViewModel? { model.catalog.flatMap { model.list(of: $0) } }

    /// The rows on screen, as screen readers meet them.
    var rows: [AnyWidget] {
        main?.currentList?.root.all("GtkListItemWidget") ?? []
    }

    /// The row that shows a title, in a ranking behind its rank.
    func row(_ title: String) -> AnyWidget? {
        rows.first { $0.texts.contains { $0 == title || $0.hasSuffix(". \(title)") } }
    }
}
