import Catalog
import Foundation
import Networking
import Primitives
import Testing

@testable import Manifests

@Suite("A catalog from an address", .timeLimit(.minutes(1)))
struct AddressTests {
    /// Returns the draft of a service, and what it was asked.
    private func draft(
        _ address: String,
        _ response: String,
        second: String? = nil,
        headers: HTTPHeaders = [:]
    ) async throws -> (draft: CatalogDraft, requests: [HTTPRequest]) {
        let requests = Locked<[HTTPRequest]>([])
        let service = HandlerHTTPClient { request in
            let number = requests.withLock { requests in
                requests.append(request)
                return requests.count
            }
            let body = number == 1 ? response : second
            return HTTPResponse(
                status: body == nil ? 404 : 200,
                headers: headers,
                body: Data((body ?? "{}").utf8)
            )
        }
        let url = try #require(URL(string: address))
        let draft = try await CatalogDraft(of: url) { credential, service_ in
            let client = ValidatingHTTPClient(service)
            guard let credential else { return client }
            return CredentialHTTPClient(client, credential: credential, service: service_)
        }
        return (draft, requests.withLock { $0 })
    }

    /// Returns what was guessed, without the values.
    private func summary(of draft: CatalogDraft) throws -> String {
        var keys = try Manifest(draft.file).kinds[0].item.facets.map(\.name).filter {
            $0 != "subtitle"
        }[...]
        return draft.guesses.map { guess in
            let place = guess.place.map { $0.isEmpty ? "\"\"" : $0 } ?? "–"
            return switch (guess.part, guess.finding) {
            case (.fact, _): "\(keys.popFirst() ?? "?") \(place)"
            case (_, .pages(let pages)): "paging \(place) \(pages)"
            default: "\(guess.part) \(place)"
            }
        }.joined(separator: "; ")
    }

    @Test("what is guessed for public services", arguments: PublicService.all)
    func services(service: PublicService) async throws {
        let (draft, requests) = try await draft(
            service.address,
            service.response,
            second: service.second
        )
        let text = try summary(of: draft)
        #expect(text == service.guess)
        #expect(requests.count <= 2)
        let manifest = try Manifest(draft.file)
        #expect(manifest.warnings.isEmpty)
        // The file reads the rows.
        let provider = RecordingService(service.response).provider(manifest)
        let page = try await provider.page(1, of: Query(catalog: manifest.id, list: ListID("all")))
        #expect(page.skipped == 0)
        #expect(.rows(page.elements.count) == draft.guesses[0].finding)
        #expect(.sample(page.elements[0].title) == draft.guesses[2].finding)
        #expect((page.elements[0].artwork == nil) == (draft.guesses[4].place == nil))
    }

    /// Returns the file of a response with two rows, `ROW` and its copy with other values.
    private func file(
        _ address: String = "https://api.example.org/v1/films",
        _ response: String = #"{"data": [{"id": 1, "name": "A"}, {"id": 2, "name": "B"}]}"#,
        second: String? = nil,
        headers: HTTPHeaders = [:]
    ) async throws -> String {
        let draft = try await draft(address, response, second: second, headers: headers).draft
        return String(decoding: draft.file, as: UTF8.self)
    }

    @Test("the file is in the guide's order, with two spaces and without escaped slashes")
    func format() async throws {
        let text = try await file()
        #expect(
            text == """
                {
                  "version": 1,
                  "id": "example-films",
                  "name": "Example Films",
                  "service": { "base": "https://api.example.org/v1" },
                  "lists": [
                    { "id": "all", "name": "Films", "address": "films", "items": "/data" }
                  ],
                  "item": { "id": "/id", "title": "/name" }
                }

                """
        )
    }

    @Test("members of an object are rows, with their names as ids and, if need be, as titles")
    func members() async throws {
        let rates =
            #"{"rates": {"USD": {"buy": 1, "sell": 2}, "EUR": {"buy": 3, "sell": 4}, "UAH": {"buy": 5, "sell": 6}}}"#
        let text = try await file("https://api.example.org/rates", rates)
        #expect(text.contains(#""items": "/rates/*""#))
        #expect(text.contains(#""id": "/#""#))
        #expect(text.contains(#""title": "/#""#))
    }

    @Test("of a row with very many members, the first ones are looked at")
    func manyMembers() async throws {
        let members = (0..<50_000).map { "\"m\($0)\": \($0)" }.joined(separator: ", ")
        let rows = "{\"data\": [{\"id\": 1, \"name\": \"A\", \(members)}]}"
        let text = try await file("https://example.org/f", rows)
        #expect(text.contains("\"id\": \"/id\",\n    \"title\": \"/name\","))
        #expect(text.contains(#""at": "/m0""#) && !text.contains(#""at": "/m49999""#))
    }

    @Test("ids that are addresses are their last part")
    func addressesAsIDs() async throws {
        for (end, id) in [
            ("", #""id": { "at": "/url", "between": ["https://example.org/f/", ""] }"#),
            ("/", #""id": { "at": "/url", "between": ["https://example.org/f/", "/"] }"#),
        ] {
            let rows = [1, 2].map {
                #"{"name": "A\#($0)", "url": "https://example.org/f/\#($0)\#(end)"}"#
            }
            let text = try await file("https://example.org/f", "[\(rows.joined(separator: ","))]")
            #expect(text.contains(id), "\(text)")
            let page = try await RecordingService("[\(rows.joined(separator: ","))]")
                .provider(try Manifests.manifest(text))
                .page(1, of: Query(catalog: CatalogID("example-f"), list: ListID("all")))
            #expect(page.elements.map(\.id.key) == ["1", "2"])
        }
    }

    @Test(
        "pages are counted as the query, the response or its header says",
        arguments: [
            ("?page=1&per_page=2", "{}", [:], "films?page={page}&per_page={size}", #""size": 2"#),
            ("?p=0", "{}", [:], "films?p={page}", #""start": 0"#),
            ("?skip=0", #"{"count": 9}"#, [:], "films?skip={offset}", #""items": "/count""#),
            (
                "?cursor=*", #"{"next_cursor": "x/1"}"#, [:], "films?cursor={cursor}",
                #""start": "*", "cursor": "/next_cursor""#
            ),
            (
                "", #"{"nextPageToken": "x1"}"#, [:], "films?pageToken={cursor}",
                #""cursor": "/nextPageToken""#
            ),
            (
                "", #"{"links": {"next": "/v1/films?token_=2"}}"#, [:], "films",
                #""next": "/links/next""#
            ),
            (
                "", "{}", ["Link": #"<https://api.example.org/v1/films?page=2>; rel="next""#],
                "films?page={page}", "films?page={page}"
            ),
            (
                "", "{}", ["Link": #"<https://api.example.org/v1/films?x=2>; rel="next""#], "films",
                #""next": { "header": "Link" }"#
            ),
            (
                "?page=1", "{}", ["X-Total-Count": "9"], "films?page={page}",
                #""items": { "header": "X-Total-Count" }"#
            ),
            (
                "", #"{"current_page": 1, "last_page": 4}"#, [:], "films?page={page}",
                #""pages": "/last_page""#
            ),
        ] as [(String, String, HTTPHeaders, String, String)]
    )
    func paging(
        query: String,
        response: String,
        headers: HTTPHeaders,
        address: String,
        json: String
    )
        async throws
    {
        let rows = #""data": [{"id": 1, "name": "A"}, {"id": 2, "name": "B"}]"#
        let members = response.dropFirst().dropLast()
        let text = try await file(
            "https://api.example.org/v1/films\(query)",
            "{\(rows)\(members.isEmpty ? "" : ",")\(members)}",
            second: #"{"data": [{"id": 3, "name": "C"}]}"#,
            headers: headers
        )
        #expect(text.contains("\"address\": \"\(address)\""))
        #expect(text.contains(json))
    }

    @Test(
        "page two proves the pages",
        arguments: [
            (#"{"data": [{"id": 2}, {"id": 3}]}"#, "several(rows: 1)", true),
            (#"{"data": [{"id": 1}, {"id": 2}]}"#, "same", false),
            (#"{"data": []}"#, "same", false), (#"{"error": "no"}"#, "same", false),
            ("<html>", "unproved", true), (nil, "same", false),
        ]
    )
    func proof(second: String?, pages: String, isPaged: Bool) async throws {
        let (draft, requests) = try await draft(
            "https://api.example.org/v1/films?page=1&limit=2",
            #"{"data": [{"id": 1, "name": "A"}, {"id": 2, "name": "B"}]}"#,
            second: second
        )
        #expect(requests.map { $0.url.query() } == ["page=1&limit=2", "page=2&limit=2"])
        #expect(try summary(of: draft).contains("paging \(isPaged ? "page" : "–") \(pages)"))
        let text = String(decoding: draft.file, as: UTF8.self)
        let address = isPaged ? "films?page={page}&limit={size}" : "films?page=1&limit=2"
        #expect(text.contains("\"\(address)\""))
        #expect(text.contains("paging") == isPaged)
    }

    @Test("a list that is known to have one page costs one request")
    func onePage() async throws {
        let (draft, requests) = try await draft(
            "https://api.example.org/v1/films?page=1",
            #"{"total": 2, "data": [{"id": 1, "name": "A"}, {"id": 2, "name": "B"}]}"#
        )
        #expect(requests.count == 1)
        #expect(try summary(of: draft).contains("paging page one"))
    }

    @Test(
        "a key or a login is sent, and isn't in the file or the guesses",
        arguments: [
            ("https://api.example.org/v1/films?api_key=s3cr%2Fet&page=1", true),
            ("https://me:s3cr%2Fet@api.example.org/v1/films?page=1", false),
        ]
    )
    func key(address: String, isKey: Bool) async throws {
        let rows = #""data": [{"id": "s3cr/et", "name": "s3cr/et A"}, {"id": "2", "name": "B"}]"#
        let (draft, requests) = try await draft(
            address,
            "{\(rows), \"s3cr/et\": {\"s3cr/et\": 1}, \"next\": \"\(address)\"}",
            second: #"{"data": [{"id": "3", "name": "C"}]}"#
        )
        #expect(requests.count == 2)
        for request in requests {
            let login = request.headers["Authorization"]
            #expect(request.url.absoluteString.contains("s3cr%2Fet") == isKey)
            #expect(login == (isKey ? nil : "Basic bWU6czNjci9ldA=="))
        }
        let text = String(decoding: draft.file, as: UTF8.self)
        for shown in [text, "\(draft.guesses)"] {
            #expect(!shown.contains("s3cr"))
            #expect(!shown.contains("bWU6"))
        }
        let finding = draft.guesses.last?.finding
        #expect(finding == .key(id: "example-films"))
        let place = isKey ? Manifest.KeyPlace.query(name: "api_key") : .basic(user: "me")
        #expect(try Manifest(draft.file).service.key == place)
        #expect(draft.key == "s3cr/et")
    }

    @Test("a user without a password is sent, but no file can say that")
    func userAlone() async throws {
        let (draft, requests) = try await draft(
            "https://s3cret@api.example.org/films",
            #"[{"id": 1, "name": "A"}, {"id": 2, "name": "B"}]"#
        )
        #expect(requests.first?.headers["Authorization"] == "Basic czNjcmV0Og==")
        #expect(!String(decoding: draft.file, as: UTF8.self).contains("s3cret"))
        #expect(draft.guesses.last?.finding == .login)
        #expect(draft.key == nil)
    }

    @Test("a place whose name has the key isn't guessed")
    func keyInNames() async throws {
        let rows =
            #"[{"id": 1, "name": "A", "s3cret": "x"}, {"id": 2, "name": "B", "s3cret": "y"}]"#
        for response in [rows, #"{"s3cret": \#(rows), "data": \#(rows)}"#] {
            let text = try await file("https://api.example.org/v1/films?token=s3cret", response)
            #expect(!text.contains("s3cret"), "\(text)")
        }
    }

    @Test("a second key is neither sent nor written, and is named")
    func secondKey() async throws {
        let rows = #"[{"id": 1, "name": "A"}, {"id": 2, "name": "B"}]"#
        let made = try await draft("https://api.example.org/v1/films?key=s3cret&token=t0ken", rows)
        #expect(!String(decoding: made.draft.file, as: UTF8.self).contains("t0ken"))
        #expect(made.draft.guesses.contains(.init(.key, at: "token", .unsent)))
    }

    @Test(
        "neither ids nor numbers of a response end the program or show the key",
        arguments: [
            #"{"next": "?page=-9223372036854775808", "data": [{"id": 1, "name": "A"}, {"id": 2, "name": "B"}]}"#,
            #"{"next": "?offset=9223372036854775807", "data": [{"id": 1, "name": "A"}, {"id": 2, "name": "B"}]}"#,
            #"[{"id": "https://x.example/s3cret/1", "name": "A"}, {"id": "https://x.example/s3cret/2", "name": "B"}]"#,
            #"{"s3cret": {"next": "/v1/films?x=2"}, "data": [{"id": 1, "name": "A"}, {"id": 2, "name": "B"}]}"#,
            "[{\"id\": \"\u{9B}2J/1\", \"name\": \"A\"}, {\"id\": \"\u{9B}2J/2\", \"name\": \"B\"}]",
        ]
    )
    func hostile(_ response: String) async throws {
        let text = try await file("https://api.example.org/v1/films?api_key=s3cret", response)
        #expect(!text.contains("s3cret"))
        #expect(!text.contains("\u{9B}"))
    }

    @Test("page two that can't be read leaves the paging, as a guess")
    func unproved() async throws {
        let rows = #"{"total": 9, "data": [{"id": 1, "name": "A"}, {"id": 2, "name": "B"}]}"#
        let made = try await draft(
            "https://api.example.org/v1/films?page=1",
            rows,
            second: "<html>"
        )
        #expect(made.draft.guesses.contains(.init(.paging, at: "page", .pages(.unproved))))
    }

    @Test("another title, subtitle and picture can be chosen, and what they were become facts")
    func choosing() async throws {
        let service = PublicService.tvmaze
        let first = try await draft(service.address, service.response, second: service.second).draft
        let choices = first.guesses.filter { !$0.choices.isEmpty }
        #expect(choices.map(\.part) == [.title, .subtitle, .picture])
        #expect(choices[0].choices.prefix(2).map(\.sample) == ["Under the Dome", "CBS"])
        let other = first.choosing("/network/name", for: .title).choosing("/type", for: .subtitle)
            .choosing(nil, for: .picture)
        let text = try summary(of: other)
        #expect(text.contains("title /network/name; subtitle /type; picture –;"))
        #expect(!text.contains("network /network/name"))
        #expect(try Manifest(other.file).warnings.isEmpty)
        #expect(
            other.choosing("/name", for: .title).choosing("/network/name", for: .subtitle)
                .choosing("/image/medium", for: .picture).file == first.file
        )
    }

    @Test("the first page is read from the response that has arrived, also from other places")
    func sample() async throws {
        let service = PublicService.tvmaze
        let first = try await draft(service.address, service.response, second: service.second).draft
        let other = first.choosing("/network/name", for: .title)
        for (draft, title) in [(first, "Under the Dome"), (other, "CBS")] {
            let provider = try draft.provider()
            let sample = try await provider.sample()
            #expect(sample.items.first?.title == title)
            #expect(.rows(sample.rowCount) == draft.guesses[0].finding)
            let artwork = try #require(sample.items.first?.artwork)
            #expect(provider.imageAddress(of: artwork, pixelWidth: 100) != nil)
        }
        #expect(first.key == nil)
    }

    @Test("the id differs from those of other catalogs")
    func takenID() async throws {
        let rows = Data(#"[{"id": 1, "name": "A"}, {"id": 2, "name": "B"}]"#.utf8)
        let draft = try await CatalogDraft(
            of: try #require(URL(string: "http://127.0.0.1/movies?key=s3cret")),
            taken: [CatalogID("movies")]
        ) { _, _ in
            HandlerHTTPClient { _ in HTTPResponse(status: 200, body: rows) }
        }
        #expect(try Manifest(draft.file).id == CatalogID("movies-2"))
        #expect(draft.key == "s3cret")
    }

    private func failure(of response: String) async -> CatalogError? {
        do {
            _ = try await draft("https://api.example.org/", response)
            return nil
        } catch {
            return error as? CatalogError
        }
    }

    @Test(
        "a response without rows says what was there",
        arguments: [
            ("{}", ResponseShape.object(names: [], count: 0)),
            (#"{"a": 1, "b": {"c": []}, "d": "e"}"#, .object(names: ["a", "b", "d"], count: 3)),
            ("[]", .array(count: 0)), ("[1, 2, 3]", .array(count: 3)),
            (#"["a"]"#, .array(count: 1)), ("[[1], [2]]", .array(count: 2)),
            ("[{}, {}]", .array(count: 2)), (#"[{"a": true}, {"a": null}]"#, .array(count: 2)),
            ("null", .value), ("12", .value), (#""text""#, .value),
        ]
    )
    func nothing(response: String, shape: ResponseShape) async throws {
        #expect(await failure(of: response) == .badResponse(.noRows(shape)))
    }

    @Test("a response that isn't JSON says what it is")
    func notJSON() async throws {
        let deep = String(repeating: "[", count: 100_000)
        for (response, fault) in [
            ("<!doctype html><p>", ResponseFault.notJSON(.webPage)), ("", .notJSON(.nothing)),
            ("<feed/>", .notJSON(.xml)), (deep, .malformed(line: 1, column: 513)),
        ] {
            #expect(await failure(of: response) == .badResponse(fault))
        }
    }

    @Test("any response gives a file that can be used, or an error")
    func hostile() async throws {
        let nested =
            String(repeating: #"{"a":"#, count: 400) + "1" + String(repeating: "}", count: 400)
        let wide = (0..<3_000).map { #""m\#($0)": "v\#($0)""# }.joined(separator: ",")
        let names = [
            "", "*", "#", "a.b", "a/b", "~", "..", "\\u0000", "\\u202E", "id", "назва", "name",
            "type",
            "subtitle", "films", "released", "url",
        ]
        let odd = names.map { #""\#($0)": "\#($0)x""# }.joined(separator: ",")
        let responses = [
            nested, "[\(nested), \(nested)]", "[{\(wide)}, {\(wide)}]", "[{\(odd)}]",
            #"[{"id": 1e400, "name": "x"}, {"id": -0, "name": ""}]"#,
            #"[{"id": 99999999999999999999, "name": "x", "rating": 1e300, "year": 1e300}]"#,
            #"[1, null, {"id": 1, "name": "A"}, "x", {"id": 2, "name": "B"}]"#,
            #"{"page": 1e300, "total": -1e300, "data": [{"id": 1, "name": "A"}]}"#,
            #"{"next": "javascript:alert(1)", "data": [{"id": 1, "name": "A"}]}"#,
            #"{"next": "https://other.example/?page=2", "data": [{"id": 1, "name": "A"}]}"#,
        ]
        for response in responses {
            for address in [
                "https://api.example.org",
                "http://[::1]:8080/a%20b/%7Bx%7D/?q=%22&page=x&=&&limit=0",
                "https://книги.укр/книги/?пошук=слово", "https://10.0.0.1/people",
            ] {
                let requests: [HTTPRequest]
                do {
                    let (draft, asked) = try await draft(address, response)
                    requests = asked
                    #expect(try Manifest(draft.file).warnings.isEmpty, "\(response.prefix(80))")
                } catch let error as CatalogError {
                    guard case .badResponse = error else { throw error }
                    continue
                }
                let hosts = Set(requests.map { $0.url.canonicalHost })
                #expect(hosts.count == 1, "\(requests.map(\.url))")
            }
        }
    }

    @Test("only an address in the local network may be answered from there")
    func localHosts() async throws {
        let rows = #"[{"id": 1, "name": "A"}, {"id": 2, "name": "B"}]"#
        for (address, isLocal) in [
            ("https://api.example.org/films?page=1", false),
            ("http://127.0.0.1:8080/films?page=1", true),
        ] {
            let requests = try await draft(address, rows).requests
            #expect(requests.map(\.allowsLocalHosts) == [isLocal, isLocal])
            #expect(requests.allSatisfy { $0.maximumBytes == 20_000_000 })
        }
    }
}
