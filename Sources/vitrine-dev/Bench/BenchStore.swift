import Catalog
import Composition
import Foundation
import GTKSupport
import ImagePipeline
import L10n
import Library
import LinuxApp
import LinuxPlatform
import VitrineGTK

/// A store and an image cache in the state after a long browsing session.
struct BenchStore: Sendable {
    let content: BenchContent
    let rows: Int
    let configuration: Configuration
    private let folder: URL

    /// Creates a store for some content and a number of rows below `folder`, without filling it.
    init(content: BenchContent, rows: Int, folder: URL, configuration: Configuration) {
        self.content = content
        self.rows = rows
        self.configuration = configuration
        self.folder = folder.appending(path: "\(content.rawValue)-\(rows)")
    }

    /// Whether the store has been filled completely.
    var isFilled: Bool { FileManager.default.fileExists(atPath: mark.path) }

    /// Returns the catalog of the rows; the service at `demo` serves the pictures, none by default.
    func provider(demo: URL = URL(filePath: "/")) -> BenchProvider {
        BenchProvider(content, rows: rows, demo: demo)
    }

    func library(of provider: any CatalogProvider) async throws -> Library {
        try await Composition.library(
            of: [CatalogSource(provider, realm: .demo)],
            configuration,
            on: platform
        )
    }

    var libraryFile: URL { folder.appending(path: "data/library.sqlite") }

    /// Fills the store with all rows, page by page.
    ///
    /// For lists and characters, it also downloads every picture at the displayed sizes. For
    /// titles, it writes the floor program's data and queries beside the store.
    func fill() throws {
        // An interrupted run may have left a partial store. Usually the folder doesn't exist, which
        // causes the ignored error. If removal fails for another reason, the rows are overwritten
        // one by one.
        try? FileManager.default.removeItem(at: folder)
        switch content {
        case .list, .cast, .figures:
            let demo = Demo(strings: Localizer(.english))
            let address = try demo.start()
            try Bench.wait { try await fill(provider(demo: address), withPictures: true) }
        case .titles:
            try Bench.wait { try await fill(provider(), withPictures: false) }
            try write((0..<rows).map(content.title), to: "titles.txt")
            try write(BenchTyping.words(of: rows), to: "typed.txt")
        case .posts:
            try StatisticsBench(self).fill()
        }
        try write([], to: mark.lastPathComponent)
    }
}

extension BenchStore {
    /// Rename the file when the content changes, so that older stores aren't used.
    private var mark: URL { folder.appending(path: "filled-3") }

    /// The platform for a measurement, whose demonstration service is offline.
    private var platform: Platform {
        .apart(in: folder) { throw CatalogError.offline }
    }

    private func fill(_ provider: BenchProvider, withPictures: Bool) async throws {
        let library = try await library(of: provider)
        defer { library.images.close() }
        guard let list = provider.descriptor.lists.first else { return }
        let query = Query(catalog: provider.descriptor.id, list: list.id)
        for page in 1...provider.pageCount { try await library.page(page, of: query) }
        if withPictures { try await downloadPictures(library, provider.descriptor.id) }
        await library.close()
    }

    private func downloadPictures(_ library: Library, _ catalog: CatalogID) async throws {
        for row in 0..<min(rows, content.pictureCount) {
            for size in MainWindow.posterSizes + MainWindow.relatedSizes {
                let request = library.imageRequest(
                    for: content.artwork(of: row),
                    of: catalog,
                    fit: .cover(PixelSize(size.width, size.height))
                )
                if let request { _ = try await library.images.data(for: request) }
            }
        }
    }

    private func write(_ lines: [String], to name: String) throws {
        let text = lines.map { $0 + "\n" }.joined()
        try Data(text.utf8).write(to: folder.appending(path: name))
    }
}
