import Catalog
import Features
import Foundation
import Networking

extension RunningSettings {
    /// The environment variable for a key.
    private static let keyVariable = "TMDB_API_KEY"

    /// Where the key in use is stored.
    nonisolated func keyPlace() async -> KeyPlace {
        guard HTTPCredential(tmdbKey: start.environment[Self.keyVariable] ?? "") == nil else {
            return .variable(Self.keyVariable)
        }
        return await wiring.credentials.place()
    }

    /// Tries a key on the service chosen in settings; nil tries the key in use.
    nonisolated func verdict(on key: String?, _ settings: Settings) async -> KeyVerdict {
        let address: MoviesAddress
        let isDemonstration: Bool
        do {
            let movies = try configuration(settings).movies
            isDemonstration = movies == nil
            address = try movies ?? Composition.demoMovies(at: wiring.platform.startDemo())
        } catch {
            return .failed((error as? CatalogError) ?? .server(status: 503, message: "\(error)"))
        }
        let asked = address.asking(with: key)
        let request = Self.request(.movies, at: asked.base)
        let host = asked.base.host ?? ""
        do throws(HTTPError) {
            let response = try await wiring.questioner(for: asked).response(to: request)
            switch response.status {
            case 200...299:
                guard response.isJSON else { return .failed(.badResponse) }
                return isDemonstration ? .acceptedByDemonstration : .accepted(host: host)
            case 401, 403: return .refused(host: host, message: response.serviceMessage)
            default:
                return .failed(
                    .server(status: response.status, message: response.serviceMessage)
                )
            }
        } catch {
            return .failed(CatalogError(answering: error))
        }
    }

    /// Checks whether a catalog's service is at an address.
    nonisolated func verdict(on base: URL, for catalog: CatalogID) async -> AddressVerdict {
        guard let name = SourceName(rawValue: catalog.rawValue) else {
            return .failed(.notFound(message: nil))
        }
        let address = MoviesAddress(
            base: base,
            images: nil,
            credential: nil,
            usesStoredKey: name.needsKey
        )
        do throws(HTTPError) {
            let response = try await wiring.questioner(for: address)
                .response(to: Self.request(name, at: base))
            if response.isWebPage { return .webPage }
            switch response.status {
            case 200...299: return response.isJSON ? .good : .unreadable
            case 401, 403: return .wantsKey(message: response.serviceMessage)
            default:
                return .failed(
                    .server(status: response.status, message: response.serviceMessage)
                )
            }
        } catch {
            return .failed(CatalogError(answering: error))
        }
    }

    private static func request(_ name: SourceName, at base: URL) -> HTTPRequest {
        HTTPRequest(
            name.probe.isEmpty ? base : base.appending(path: name.probe),
            headers: ["Accept": "application/json"],
            timeout: .seconds(15)
        )
    }
}

extension MoviesAddress {
    /// The same with a typed key; nil keeps the key in use.
    fileprivate func asking(with key: String?) -> MoviesAddress {
        guard let key else { return self }
        return MoviesAddress(
            base: base,
            images: images,
            credential: HTTPCredential(tmdbKey: key)
        )
    }
}

extension CatalogError {
    /// Why a check got no result.
    fileprivate init(answering error: HTTPError) {
        switch error {
        case .offline: self = .offline
        case .insecure: self = .insecure
        case .cancelled: self = .cancelled
        case .connection, .tooLarge, .undecodable, .status: self = .badResponse
        }
    }
}

extension HTTPResponse {
    private struct Message: Decodable {
        let message: String

        private enum CodingKeys: String, CodingKey { case message = "status_message" }
    }

    /// The service's own message, without anything that looks like a secret.
    fileprivate var serviceMessage: String? {
        // Anything else has no message.
        (try? JSONDecoder().decode(Message.self, from: body)).map { Redaction.text($0.message) }
    }

    /// Whether the body is a JSON object or array.
    fileprivate var isJSON: Bool {
        // A body that cannot be parsed is not JSON.
        (try? JSONSerialization.jsonObject(with: body)) != nil
    }

    /// Whether it is an HTML page.
    fileprivate var isWebPage: Bool {
        if headers["Content-Type"]?.lowercased().contains("html") == true { return true }
        return body.prefix(256).first { !Character(UnicodeScalar($0)).isWhitespace }
            == UInt8(ascii: "<")
    }
}
