import Catalog
import Testing

@testable import Features

extension Room {
    /// A room whose catalog has a favorites strip.
    static func ofCast() async throws -> Room {
        try await Room(BookService(Cast.descriptor))
    }

    /// The catalog on screen with its first page, characters 1 to 3 with 1 to 3 films.
    ///
    /// A longer list has already requested its next page.
    func openCast(of total: Int = 1) async throws -> CatalogViewModel {
        let catalogModel = try catalogModel()
        catalogModel.appeared()
        try await answerPage(1, Cast.page(1, of: total, [1: 1, 2: 2, 3: 3]))
        await Recorder { catalogModel.selected.rows.counts }.wait(for: .loaded(3))
        if total > 1 { _ = try await expect(.page(2, Cast.query())) }
        return catalogModel
    }

    /// The list alone, sorted from the start.
    func cast(sort: SortID) -> ItemListViewModel {
        ItemListViewModel(
            query: Cast.query(sort: sort),
            descriptor: service.descriptor,
            library: library,
            router: router,
            strings: strings,
            clock: clock
        )
    }
}
