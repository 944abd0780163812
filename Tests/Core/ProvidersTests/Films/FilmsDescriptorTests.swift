import Catalog
import Testing

@testable import Providers

@Suite("Films catalog descriptor")
struct FilmsDescriptorTests {
    private let descriptor = FilmsProvider.makeDescriptor()

    @Test("has two ranked lists with one page each, without sorts or filters")
    func lists() {
        #expect(descriptor.id.rawValue == "films")
        #expect(descriptor.lists.map(\.id.rawValue) == ["user-rated", "critic-rated"])
        #expect(descriptor.lists.map(\.rankedBy) == ["rating", "criticRating"])
        for list in descriptor.lists {
            #expect(list.content == .service(.none))
            #expect(list.layouts == [.list])
            #expect(list.sorts.isEmpty && list.filters.isEmpty && list.defaultSort == nil)
            #expect(!list.isSearchable && !list.hasFavoritesStrip)
        }
    }

    @Test("favorites last for the session, images persist, and details come from the list")
    func policies() {
        #expect(descriptor.favorites == .session)
        #expect(descriptor.images == .persistent)
        #expect(descriptor.tap == .details(.fromItem))
        #expect(descriptor.returnCaption == .key("details.return.films"))
    }

    @Test("rows have a short text, details a long one, and both are declared")
    func texts() {
        #expect(descriptor.row == RowTemplate(lines: [], text: "overview"))
        let roles = Dictionary(uniqueKeysWithValues: descriptor.facets.map { ($0.key, $0.role) })
        #expect(roles["overview"] == .hidden)
        #expect(roles["longDescription"] == .body)
        #expect(roles["rating"] == .fact && roles["criticRating"] == .fact)
        #expect(descriptor.facets.allSatisfy { !$0.showsAbsence })
    }
}
