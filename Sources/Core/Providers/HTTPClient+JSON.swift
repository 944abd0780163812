package import Catalog
package import Foundation
package import JSONText
package import Networking

extension HTTPClient {
    /// Requests an endpoint and parses the response, of at most 20 MB.
    ///
    /// - Parameters:
    ///   - endpoint: the path and query.
    ///   - base: the API's base address.
    ///   - message: extracts the service's own message from the body of an error response; none by
    ///     default.
    /// - Returns: the body.
    /// - Throws: any `CatalogError` except `storage`; `badResponse` if the response isn't JSON.
    package func json(
        of endpoint: Endpoint,
        below base: URL,
        message: (Data) -> String? = { _ in nil }
    ) async throws(CatalogError) -> JSON {
        let request = HTTPRequest(
            endpoint.url(below: base),
            headers: ["Accept": "application/json"],
            maximumBytes: 20_000_000
        )
        let response: HTTPResponse
        do throws(HTTPError) {
            response = try await self.response(to: request)
            guard response.isSuccess(for: request) else { throw .status(response) }
        } catch {
            throw CatalogError(error, message: message)
        }
        return try await response.content()
    }
}

extension HTTPResponse {
    /// Parses the body, which is JSON.
    ///
    /// - Throws: `badResponse` with what it is otherwise, or the place of the first mistake.
    package func content() async throws(CatalogError) -> JSON {
        do throws(JSONError) {
            return try await json()
        } catch {
            let resemblance = resemblance
            throw .badResponse(
                resemblance.map(ResponseFault.notJSON)
                    ?? .malformed(line: error.line, column: error.column)
            )
        }
    }

    /// Whether the body has only white space.
    package var isBlank: Bool { body.allSatisfy(Self.spaces.contains) }

    /// What a body that isn't JSON is; nil if it may be JSON with a mistake.
    private var resemblance: ResponseFault.Resemblance? {
        if isBlank { return .nothing }
        if isWebPage { return .webPage }
        return body.first { !Self.spaces.contains($0) } == UInt8(ascii: "<") ? .xml : nil
    }

    private static let spaces: [UInt8] = [0x20, 0x0A, 0x0D, 0x09]
}
