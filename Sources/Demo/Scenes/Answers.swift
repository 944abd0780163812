import Foundation
import Networking

/// Responses that have no rows.
enum Answers {
    static let failure = answer(
        404,
        #"{"success":false,"status_code":34,"status_message":"The resource you requested could not be found."}"#
    )

    static let refusal = answer(
        401,
        #"{"success":false,"status_code":7,"status_message":"Invalid API key: You must be granted a valid key."}"#
    )

    static let nothing = answer(
        200,
        #"{"page":1,"results":[],"genres":[],"total_pages":1,"total_results":0}"#
    )

    static let object = answer(
        200,
        #"{"name":"Example API","version":"1.4","documentation":"https://example.org/docs"}"#
    )

    private static func answer(_ status: Int, _ body: String) -> HTTPResponse {
        HTTPResponse(
            status: status,
            headers: ["Content-Type": "application/json;charset=utf-8"],
            body: Data(body.utf8)
        )
    }
}
