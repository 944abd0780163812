import Testing
import VitrineCLI

@testable import vitrine_dev

@Suite("Reading what bench is told")
struct BenchArgumentsTests {
    private func arguments(_ line: String) throws -> BenchArguments? {
        let words = "bench \(line)".split(separator: " ").map(String.init)
        guard case .bench(let arguments) = try DeveloperInvocation(words) else { return nil }
        return arguments
    }

    @Test("without a word everything is measured, over 10,000 rows in stores that do not stay")
    func least() throws {
        let arguments = try #require(try arguments(""))
        #expect(
            arguments.workloads == [
                .fling, .grid, .home, .start, .typing, .search, .favorite, .stream, .decode,
                .statistics,
            ]
        )
        #expect(arguments.rows == 10_000)
        #expect(arguments.folder == nil)
        #expect(arguments.catalog == nil)
    }

    @Test("workloads are measured in the order in which they are named, over the rows and folder")
    func named() throws {
        let arguments = try #require(
            try arguments("favorite search --rows 100000 --folder stores --catalog people")
        )
        #expect(arguments.workloads == [.favorite, .search])
        #expect(arguments.rows == 100_000)
        #expect(arguments.folder == "stores")
        #expect(arguments.catalog == "people")
    }

    @Test("an unknown workload is refused with the known ones")
    func unknown() throws {
        #expect(
            throws: UsageError.badValue(
                "sleep",
                of: "bench",
                allowed: [
                    "fling", "grid", "home", "start", "typing", "search", "favorite", "stream",
                    "decode",
                    "statistics",
                ]
            )
        ) { try arguments("search sleep") }
    }

    @Test("rows are at least one and at most a million", arguments: ["0", "1000001", "many"])
    func rows(_ value: String) throws {
        #expect(throws: UsageError.self) { try arguments("search --rows \(value)") }
    }
}
