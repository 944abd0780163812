import Catalog
import Foundation
import Primitives

/// Where a movie can be watched, by country; JustWatch's data.
///
/// https://developer.themoviedb.org/reference/movie-watch-providers
struct WatchProvidersPayload: Decodable, Sendable {
    /// The offers in one country; what can't be read counts as missing.
    struct Country: Decodable, Sendable {
        private enum CodingKeys: String, CodingKey {
            case link, flatrate, free, ads, rent, buy
        }

        let link: String?
        /// The providers by kind, in the order of `Offers.Kind`.
        let providers: [(kind: Offers.Kind, providers: [Provider])]

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            let providers = { (key: CodingKeys) in
                container.part(LossyArray<Provider>.self, forKey: key)?.elements ?? []
            }
            link = container.looseText(forKey: .link)
            self.providers = [
                (.stream, providers(.flatrate)), (.free, providers(.free) + providers(.ads)),
                (.rent, providers(.rent)), (.buy, providers(.buy)),
            ]
        }

        /// Returns the offers; nil if there are none.
        func offers(in country: String) -> Offers? {
            Offers(
                country: country,
                link: link.flatMap { URL(webAddress: $0) },
                groups: providers.map { Offers.Group($0.kind, Self.ordered($0.providers)) }
            )
        }

        /// Returns each provider once, in the order of their priority.
        private static func ordered(_ providers: [Provider]) -> [Offers.Provider] {
            var names: Set<String> = []
            return providers.enumerated()
                .sorted { ($0.element.priority, $0.offset) < ($1.element.priority, $1.offset) }
                .map(\.element)
                .filter { names.insert($0.name).inserted }
                .map { Offers.Provider($0.name, logo: $0.logo.map { Artwork(path: $0) }) }
        }
    }

    /// A company that offers the movie.
    struct Provider: Decodable, Sendable {
        private enum CodingKeys: String, CodingKey {
            case name = "provider_name"
            case logo = "logo_path"
            case priority = "display_priority"
        }

        let name: String
        let logo: String?
        /// The place among the country's providers; lower comes first, and a missing one last.
        let priority: Int

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            guard let name = try container.text(forKey: .name) else {
                throw DecodingError.dataCorruptedError(
                    forKey: .name,
                    in: container,
                    debugDescription: "a provider needs a name"
                )
            }
            self.name = name
            logo = container.looseText(forKey: .logo)
            priority = container.part(LenientNumber.self, forKey: .priority)?.whole ?? .max
        }
    }

    private enum CodingKeys: String, CodingKey {
        case results
    }

    /// A country's offers; nil if they can't be read.
    private struct Readable: Decodable {
        let country: Country?

        init(from decoder: any Decoder) throws {
            // One country's value must not affect the others.
            country = try? Country(from: decoder)
        }
    }

    /// The offers by ISO 3166-1 code.
    let results: [String: Country]

    init(from decoder: any Decoder) throws {
        results = try decoder.container(keyedBy: CodingKeys.self)
            .decode([String: Readable].self, forKey: .results).compactMapValues(\.country)
    }
}
