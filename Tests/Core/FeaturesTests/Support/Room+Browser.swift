import Catalog
import Library
import Testing

@testable import Features

extension Room {
    /// A room whose catalog offers sorting, filtering and layouts.
    static func ofShelves(
        isStubborn: Bool = false,
        rule: BookService.Rule? = nil
    ) async throws -> Room {
        try await Room(BookService(Shelves.descriptor, isStubborn: isStubborn, rule: rule))
    }

    /// The catalog's lists, none of them on screen.
    func catalogModel(_ settings: any SettingsService = NoSettings()) throws -> CatalogViewModel {
        let dependencies = AppDependencies(
            library: library,
            router: router,
            strings: strings,
            settings: SettingsViewModel(settings, strings: strings),
            clock: clock,
            notifications: SystemNotifications(strings: strings),
            services: ServiceModels(library)
        )
        return try #require(
            CatalogViewModel(descriptor: service.descriptor, dependencies: dependencies)
        )
    }

    /// The catalog's lists, with the first on screen and its only page loaded: rows 1 to 20.
    func openBrowser(_ settings: any SettingsService = NoSettings()) async throws
        -> CatalogViewModel
    {
        let model = try catalogModel(settings)
        model.appeared()
        try await answerPage(1, of: 1)
        await Recorder { model.selected.rows.counts }.wait(for: .loaded(20))
        return model
    }

    /// Waits for the next request, which must ask this.
    func expect(_ question: Call.Question) async throws -> Call {
        let call = try await service.call()
        guard call.question == question else { throw Surprise(call.question) }
        return call
    }

    /// The text of all search requests, in order.
    var searches: [String] {
        service.questions.compactMap { question in
            guard case .page(_, let query) = question, !query.search.isEmpty else { return nil }
            return query.search
        }
    }
}
