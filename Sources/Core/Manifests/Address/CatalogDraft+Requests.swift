public import Catalog
public import Foundation
import JSONText
public import Networking
import Providers

extension CatalogDraft {
    /// Makes a catalog's file from a service's address: requests it, and page two if the rows seem to
    /// be paged.
    ///
    /// - Parameters:
    ///   - address: the address of a list, which may have a key or a login.
    ///   - taken: the ids that catalogs of other services have; none by default.
    ///   - client: returns a client that adds the key or login to requests of this address, and throws
    ///     `status` for error responses.
    /// - Throws: `badResponse(.noRows)` if the response has no rows.
    public init(
        of address: URL,
        taken: Set<CatalogID> = [],
        client: (HTTPCredential?, URL) -> any HTTPClient
    ) async throws(CatalogError) {
        let address = GuessedAddress(address)
        let client = client(address.credential, address.url)
        let (response, node) = try await Self.response(from: address.url, of: address, client)
        var guess = try AddressGuess(of: node, headers: response.headers, from: address)
        guess.taken = taken
        if let paging = guess.paging, !paging.isOnePage {
            do throws(CatalogError) {
                let (_, node) = try await Self.response(from: paging.second, of: address, client)
                guess.prove(by: node)
            } catch .cancelled {
                throw .cancelled
            } catch .notFound {
                guess.prove(by: nil)
            } catch {
                guess.couldNotProve()
            }
        }
        let secrets = [address.credential].compactMap(\.self)
        self = guess.draft(from: response) { Redaction.text($0, hiding: secrets) }
    }

    private static func response(
        from url: URL,
        of address: GuessedAddress,
        _ client: any HTTPClient
    ) async throws(CatalogError) -> (HTTPResponse, node: JSON) {
        let request = HTTPRequest(
            url,
            headers: ["Accept": "application/json"],
            maximumBytes: ManifestProvider.maximumBytes,
            allowsLocalHosts: address.url.isLocal
        )
        let response: HTTPResponse
        do throws(HTTPError) {
            response = try await client.response(to: request)
        } catch {
            throw CatalogError(error) { ManifestProvider.message(in: $0, keyItem: address.keyItem) }
        }
        return (response, try await response.content())
    }
}
