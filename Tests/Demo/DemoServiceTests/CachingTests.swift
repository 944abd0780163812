import Networking
import Testing

@testable import DemoService

@Suite("Conditional requests and HEAD") struct CachingTests {
    let demo = Demo(films: TestFilms.json, people: TestPeople.json)
    static let targets = [
        "/configuration", "/genre/movie/list", "/movie/popular", "/movie/top_rated",
        "/discover/movie?sort_by=title.asc", "/search/movie?query=matrix", "/movie/1",
        "/movie/1/videos", "/movie/1?append_to_response=credits,external_ids",
        "/person/11?append_to_response=movie_credits", "/search/person?query=bo",
    ]

    @Test("every response has a weak tag and is cacheable", arguments: targets)
    func tags(target: String) async throws {
        let response = await demo.api(target)
        #expect(response.status == 200)
        #expect(response.headers["ETag"]?.hasPrefix("W/\"") == true)
        #expect(response.headers["Cache-Control"]?.hasPrefix("public, max-age=") == true)
        #expect(await Demo(films: TestFilms.json, people: TestPeople.json).api(target) == response)
    }

    @Test("a matching If-None-Match returns 304 without a body", arguments: targets)
    func notModified(target: String) async throws {
        let tag = try #require(await demo.api(target).headers["ETag"])
        for field in [tag, "*", "\"x\", \(tag) , W/\"y\"", String(tag.dropFirst(2))] {
            let response = await demo.api(target, headers: ["If-None-Match": field])
            #expect(response.status == 304)
            #expect(response.body.isEmpty)
            #expect(response.headers["ETag"] == tag)
            #expect(response.headers["Content-Type"] == nil)
        }
        let other = await demo.api(target, headers: ["If-None-Match": "W/\"other\""])
        #expect(other.status == 200)
        #expect(!other.body.isEmpty)
    }

    @Test("different pages have different tags")
    func differentTags() async throws {
        #expect(
            await demo.api("/movie/1").headers["ETag"] != demo.api("/movie/2").headers["ETag"]
        )
    }

    @Test("HEAD has the headers of GET and no body", arguments: targets)
    func head(target: String) async throws {
        let get = await demo.api(target)
        let head = await demo.api(target, method: .head)
        #expect(head.status == 200)
        #expect(head.body.isEmpty)
        #expect(head.headers["Content-Length"] == String(get.body.count))
        #expect(head.headers["ETag"] == get.headers["ETag"])
        #expect(head.headers["Content-Type"] == get.headers["Content-Type"])
    }

    @Test("ignores Range for lists")
    func noRange() async {
        let response = await demo.api("/movie/popular", headers: ["Range": "bytes=0-9"])
        #expect(response.status == 200)
        #expect(response.headers["Accept-Ranges"] == nil)
    }

    @Test("errors are not cacheable")
    func errors() async {
        #expect(await demo.api("/movie/999").headers["Cache-Control"] == "no-store")
    }
}
