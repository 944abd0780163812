import Catalog
import Foundation
import JSONText

extension Offers {
    /// Reads where a movie can be watched in one country, JustWatch's data; nil without an offer.
    ///
    /// https://developer.themoviedb.org/reference/movie-watch-providers
    init?(_ offers: JSON?, in country: String) {
        let providers = { (names: [String]) in
            Self.ordered(names.flatMap { offers?[$0]?.elements ?? [] })
        }
        self.init(
            country: country,
            link: offers?["link"]?.path.flatMap { URL(webAddress: $0) },
            groups: [
                Offers.Group(.stream, providers(["flatrate"])),
                Offers.Group(.free, providers(["free", "ads"])),
                Offers.Group(.rent, providers(["rent"])), Offers.Group(.buy, providers(["buy"])),
            ]
        )
    }

    /// Returns each provider once, in the order of their priority: lower first, and a missing one last.
    private static func ordered(_ providers: [JSON]) -> [Offers.Provider] {
        var names: Set<String> = []
        return providers.map { ($0, $0["display_priority"]?.lenientInteger ?? .max) }.enumerated()
            .sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }
            .compactMap { _, provider in
                guard let name = provider.0["provider_name"]?.text, names.insert(name).inserted
                else { return nil }
                return Offers.Provider(
                    name,
                    logo: provider.0["logo_path"]?.path.map { Artwork(path: $0) }
                )
            }
    }
}
