import Foundation
import Networking

@testable import DemoService

/// A demo service in this process, with shorthands for requests.
struct Demo {
    static let key = String(repeating: "0123456789abcdef", count: 2)
    /// Two hundred bytes that start like a JPEG.
    static let image = Data([0xff, 0xd8, 0xff] + (3..<200).map { UInt8($0) })

    static let pictures = DemoPictures { _ in Demo.image }

    let service: DemoService

    init(
        _ options: DemoOptions = DemoOptions(),
        pictures: DemoPictures = Demo.pictures
    ) {
        service = DemoService(options: options, pictures: pictures)
    }

    init(
        _ options: DemoOptions = DemoOptions(),
        file: @escaping @Sendable (DemoPicture) async throws(DemoPictureError) -> Data
    ) {
        self.init(options, pictures: DemoPictures(file))
    }

    init(_ options: DemoOptions = DemoOptions(), films: String, people: String = "[]") {
        service = DemoService(
            options: options,
            records: {
                (try? JSONDecoder().decode([FilmRecord].self, from: Data(films.utf8))) ?? []
            },
            people: {
                (try? JSONDecoder().decode([PersonRecord].self, from: Data(people.utf8))) ?? []
            },
            pictures: Self.pictures
        )
    }

    /// Sends a request for a path and query.
    func send(
        _ target: String,
        method: HTTPRequest.Method = .get,
        headers: HTTPHeaders = [:],
        body: String = ""
    ) async -> HTTPResponse {
        guard let url = URL(string: "http://127.0.0.1:4000" + target) else {
            preconditionFailure("not an address: \(target)")
        }
        return await service.response(
            to: HTTPRequest(
                url,
                method: method,
                headers: headers,
                body: Data(body.utf8)
            )
        )
    }

    /// Sends a request with a key to a path under `/3`.
    func api(
        _ target: String,
        method: HTTPRequest.Method = .get,
        headers: HTTPHeaders = [:]
    ) async -> HTTPResponse {
        let separator = target.contains("?") ? "&" : "?"
        return await send(
            "/3" + target + separator + "api_key=" + Self.key,
            method: method,
            headers: headers
        )
    }

    /// A page of films.
    func page(_ target: String) async throws -> FilmPage {
        try await decoded(FilmPage.self, target)
    }

    /// All rows of a list, from all pages.
    func rows(_ target: String) async throws -> [FilmRow] {
        let separator = target.contains("?") ? "&" : "?"
        var rows: [FilmRow] = []
        var number = 1
        while true {
            let page = try await page("\(target)\(separator)page=\(number)")
            rows += page.results
            guard number < page.total_pages else { return rows }
            number += 1
        }
    }

    func decoded<Body: Decodable>(_ type: Body.Type, _ target: String) async throws -> Body {
        try JSONDecoder().decode(type, from: await api(target).body)
    }

    /// The body as a dictionary, which shows its keys.
    func object(_ target: String) async throws -> [String: Any] {
        try await api(target).object
    }
}

extension HTTPResponse {
    var object: [String: Any] {
        get throws {
            try JSONSerialization.jsonObject(with: body) as? [String: Any] ?? [:]
        }
    }

    var text: String { String(decoding: body, as: UTF8.self) }
}
