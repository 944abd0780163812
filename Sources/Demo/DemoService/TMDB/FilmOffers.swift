import Foundation

/// Where a film can be watched: in four countries, from services that don't exist.
///
/// Seven of ten films can be streamed, one of ten can only be rented or bought, and the others have
/// no offers.
struct FilmOffers: Sendable {
    /// An invented service.
    struct Service: Hashable, Sendable {
        let id: Int
        let name: String
        /// The countries with the service.
        var countries: Set = Set(FilmOffers.countries)

        /// The logo's path within the image service.
        var logoPath: String { "/logo-\(id).jpg" }
    }

    static let countries = ["DE", "GB", "UA", "US"]

    static let services = stores + streams + free

    private static let streams = [
        Service(id: 1, name: "Moonreel"), Service(id: 2, name: "Tideplay"),
        Service(id: 3, name: "Lantern+"),
        Service(id: 4, name: "Зоряна зала", countries: ["UA"]),
        Service(id: 5, name: "Kinowolke", countries: ["DE"]),
    ]
    private static let free = [Service(id: 6, name: "Open Attic")]
    private static let stores = [
        Service(id: 7, name: "Corner Video"), Service(id: 8, name: "The Long Shelf of Films"),
        Service(id: 9, name: "Ticket Booth"),
    ]

    let film: Film
    /// The address by which the client reached the service.
    let origin: String

    /// The offers by country.
    var results: [String: OffersPayload] {
        let dice = StableHash.number(0, UInt64(film.id), .offers)
        guard dice % 10 < 8 else { return [:] }
        let streams = dice % 10 < 7 ? Self.some(of: Self.streams, dice / 10) : []
        let free = dice % 10 < 2 ? Self.free : []
        let rent = Self.some(of: Self.stores, dice / 1_000)
        let buy = Self.some(of: Self.stores, dice / 100_000)
        return Dictionary(
            uniqueKeysWithValues: Self.countries.map { country in
                let rows = { (services: [Service]) in
                    services.filter { $0.countries.contains(country) }.map(ProviderPayload.init)
                }
                let offers = OffersPayload(
                    link: link(country),
                    flatrate: rows(streams),
                    ads: rows(free),
                    rent: rows(rent),
                    buy: rows(buy)
                )
                return (country, offers)
            }
        )
    }

    /// The page that explains the offers; nil for an app without a socket, whose pages no browser
    /// reaches.
    private func link(_ country: String) -> String? {
        origin.hasSuffix(".invalid") ? nil : "\(origin)/watch/\(film.id)?locale=\(country)"
    }

    /// Returns at least one service, and any of the others.
    private static func some(of services: [Service], _ dice: UInt64) -> [Service] {
        services.enumerated().filter { place, _ in
            place == Int(dice % UInt64(services.count)) || (dice >> (place + 8)).isMultiple(of: 2)
        }.map(\.element)
    }
}

/// `/watch/{id}`: the page that a film's offers link to.
struct OffersPageRoute: Sendable {
    let films: FilmLibrary

    var route: Route {
        Route(prefix: ["watch"], kind: .api) { reply(to: $0) }
    }

    /// Returns the page; 404 for an unknown film.
    func reply(to request: ServiceRequest) -> Reply {
        guard request.isRead else { return TMDBError.methodNotSupported.reply }
        guard request.path.count == 2, let id = Int(request.path[1]),
            let position = films.films.position(ofID: id)
        else { return TMDBError.notFound.reply }
        let title = films.films[position].title(in: .english)
            .replacing("&", with: "&amp;").replacing("<", with: "&lt;")
        let page = """
            <!DOCTYPE html>
            <html lang="en"><meta charset="utf-8"><title>\(title)</title>
            <h1>\(title)</h1>
            <p>This film’s offers are part of Vitrine’s sample data: the services don’t exist.</p>
            </html>
            """
        return Reply(contentType: "text/html; charset=utf-8", body: Data(page.utf8))
    }
}
