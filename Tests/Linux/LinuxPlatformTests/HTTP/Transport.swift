import Foundation
import LinuxPlatform
import Networking
import Testing

/// The two transports, which must behave the same.
enum Transport: String, CaseIterable, CustomTestStringConvertible {
    case curl
    case urlSession

    var testDescription: String { rawValue }

    /// Creates a new client.
    var client: any HTTPClient {
        switch self {
        case .curl: CurlHTTPClient()
        case .urlSession: URLSessionHTTPClient()
        }
    }
}

extension HTTPClient {
    /// A request's response or error.
    func outcome(_ request: HTTPRequest) async -> Result<HTTPResponse, HTTPError> {
        do throws(HTTPError) {
            return .success(try await response(to: request))
        } catch {
            return .failure(error)
        }
    }

    /// A request's error, or nil if it gets a response.
    func error(_ request: HTTPRequest) async -> HTTPError? {
        guard case .failure(let error) = await outcome(request) else { return nil }
        return error
    }
}

extension Optional<HTTPError> {
    /// Whether the connection broke, whatever the transport's code.
    var isBrokenOff: Bool {
        if case .connection = self { true } else { false }
    }
}
