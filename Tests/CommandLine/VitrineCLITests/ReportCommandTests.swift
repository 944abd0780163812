import Catalog
import L10n
import Library
import Primitives
import Testing

@testable import VitrineCLI

@Suite("vitrine report")
struct ReportCommandTests {
    private let provider = FeedProvider([
        ("Sea", "1200", "Bob"), ("Sky", "404", "Ann"), ("Sand", "300", "Ann"),
        ("Sand again", "300", "Ann"), ("Snow", "550", "Ann"), ("Fog", "403", "Cyd"),
    ])

    private func synced() async throws -> Library {
        let library = try await provider.library()
        _ = await library.run("sync pictures")
        return library
    }

    @Test("JSON has the documented keys in order, integers, and null for missing values")
    func json() async throws {
        let run = await (try synced()).run("report pictures --json")
        let expected = """
            {
              "users": [
                {
                  "user": "Ann",
                  "posts": 4,
                  "averageImageBytes": 425,
                  "greatestWidth": 1100
                },
                {
                  "user": "Bob",
                  "posts": 1,
                  "averageImageBytes": 1200,
                  "greatestWidth": 2400
                },
                {
                  "user": "Cyd",
                  "posts": 1,
                  "averageImageBytes": null,
                  "greatestWidth": null
                }
              ],
              "pendingImages": 0,
              "failedImages": 2
            }

            """
        #expect(run == CommandRun(code: .done, out: expected, err: ""))
    }

    @Test("prints a table with right-aligned numbers, and missing photos as errors")
    func table() async throws {
        let run = await (try synced()).run("report pictures")
        let expected = """
            User Name  Number of posts  Average image size  Greatest photo width
            Ann                      4                 425                  1100
            Bob                      1               1,200                  2400
            Cyd                      1                   –                     –

            """
        #expect(run.out == expected)
        #expect(run.code == .done)
        #expect(
            run.err == "No photo for “Fog” (403): 403\nNo photo for “Sky” (404): 404\n"
        )
    }

    @Test("states how many photos have not been downloaded yet, in the user's language")
    func pending() async throws {
        let library = try await provider.library()
        try await library.page(1, of: Query(catalog: FeedProvider.id, list: ListID("feed")))
        let run = await library.run("report pictures")
        #expect(run.err == "5 photos have not been downloaded yet.\n")
        #expect(run.out.contains("Ann                      4                   –"))
        let ukrainian = await library.run("report pictures", language: .ukrainian)
        #expect(ukrainian.out.hasPrefix("Ім’я користувача"))
        #expect(ukrainian.err == "5 фото ще не завантажено.\n")
    }

    @Test("exits with 3 if nothing is stored, and prints an empty feed as an empty table")
    func nothing() async throws {
        let library = try await provider.library()
        let run = await library.run("report pictures --json")
        #expect(run.code == .offline)
        #expect(run.out.isEmpty)
        #expect(run.err == "Error: Nothing has been saved for offline use yet.\n")
        provider.posts.withLock { $0 = [] }
        _ = await library.run("sync pictures")
        let empty = await library.run("report pictures --json")
        #expect(empty.code == .done)
        #expect((empty.json["users"] as? [Any])?.isEmpty == true)
    }

    @Test("a catalog without users and an unknown one are usage errors")
    func usage() async throws {
        let shelf = try await ShelfProvider().library()
        let books = await shelf.run("report books")
        #expect(books.code == .usage)
        #expect(books.err.hasPrefix("Error: The catalog “books” has no posts by users."))
        #expect(await shelf.run("report nothing").code == .usage)
    }

    @Test("an unwritable output is a storage error")
    func output() async throws {
        let library = try await synced()
        #expect(await library.run("report pictures", failure: .failed(code: 28)).code == .storage)
        #expect(await library.run("report pictures --json", failure: .closed).code == .done)
    }
}
