import Catalog
import Features
import Foundation
import JSONText
import Networking

extension RunningSettings {
    /// The catalog that uses the saved key.
    private static let keyed = KnownCatalog.movies

    nonisolated func keyLocation() async -> KeyLocation {
        if let variable = Self.keyed.keyVariable,
            HTTPCredential(tmdbKey: start.environment[variable] ?? "") != nil
        {
            return .variable(variable)
        }
        return await clients.credentials.place(of: KnownCatalog.tmdbKey)
    }

    nonisolated func keep(key: String?) async throws(KeyFailure) -> KeyLocation {
        try await keep(key, for: KnownCatalog.tmdbKey)
    }

    nonisolated func verdict(on key: String?, with settings: Settings) async -> KeyVerdict {
        var asked: SourceAddress
        let isDemonstration: Bool
        do {
            let chosen = try configuration(settings).addresses[Self.keyed.id]
            isDemonstration = chosen == nil
            asked = try chosen ?? Self.keyed.demoAddress(at: clients.platform.startDemo())
        } catch {
            return .failed((error as? CatalogError) ?? .server(status: 503, message: "\(error)"))
        }
        if let key {
            (asked.credential, asked.usesStoredKey) = (HTTPCredential(tmdbKey: key), false)
        }
        let request = Self.request(Self.keyed, at: asked.base)
        let host = asked.base.shownHost
        do throws(HTTPError) {
            let response = try await clients.probeClient(for: asked, of: Self.keyed).response(
                to: request
            )
            switch response.status {
            case 200...299:
                guard response.isJSON else { return .failed(.badResponse(nil)) }
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

    nonisolated func verdict(on base: URL, for catalog: CatalogID) async -> AddressVerdict {
        guard let catalog = KnownCatalog.builtIn.first(where: { $0.id == catalog }) else {
            return .failed(.notFound(message: nil))
        }
        let address = SourceAddress(base: base, usesStoredKey: catalog.needsKey)
        do throws(HTTPError) {
            let response = try await clients.probeClient(for: address, of: catalog)
                .response(to: Self.request(catalog, at: base))
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

    private static func request(_ catalog: KnownCatalog, at base: URL) -> HTTPRequest {
        HTTPRequest(
            catalog.probe.isEmpty ? base : base.appending(path: catalog.probe),
            headers: ["Accept": "application/json"],
            timeout: .seconds(15)
        )
    }
}

extension CatalogError {
    /// Converts the error from a check.
    fileprivate init(answering error: HTTPError) {
        switch error {
        case .offline: self = .offline
        case .insecure: self = .insecure
        case .refused: self = .refused
        case .cancelled: self = .cancelled
        case .paced(let wait): self = .paced(wait: wait)
        case .connection, .tooLarge, .undecodable, .status: self = .badResponse(nil)
        }
    }
}

extension HTTPResponse {
    /// The service's own message, without secrets.
    fileprivate var serviceMessage: String? {
        parsed?["status_message"]?.string.map { redacted($0) }
    }

    /// Whether the body is a JSON object or array.
    fileprivate var isJSON: Bool { parsed.map { $0.members != nil || $0.elements != nil } ?? false }

    /// The body; nil if it isn't JSON.
    private var parsed: JSON? { try? JSON(parsing: body, isLenient: true) }
}
