import Foundation
import Testing
import VitrineCLI

@testable import vitrine_dev

@Suite("Bench arguments")
struct BenchArgumentsTests {
    private func arguments(_ line: String) throws -> BenchArguments? {
        let words = "bench \(line)".split(separator: " ").map(String.init)
        guard case .bench(let arguments) = try DeveloperInvocation(words) else { return nil }
        return arguments
    }

    @Test(
        "without arguments, bench runs all workloads except posters over 10,000 rows in temporary stores"
    )
    func least() throws {
        let arguments = try #require(try arguments(""))
        #expect(
            arguments.workloads == [
                .fling, .grid, .details, .home, .start, .typing, .search, .favorite, .read, .write,
                .stream, .decode, .page, .statistics,
            ]
        )
        #expect(arguments.rows == 10_000)
        #expect(arguments.folder == nil)
        #expect(arguments.catalog == nil)
    }

    @Test("workloads run in the given order, with the given rows, folder and catalog")
    func named() throws {
        let arguments = try #require(
            try arguments("favorite search --rows 100000 --folder stores --catalog people")
        )
        #expect(arguments.workloads == [.favorite, .search])
        #expect(arguments.rows == 100_000)
        #expect(arguments.folder == "stores")
        #expect(arguments.catalog == "people")
    }

    @Test("the error for an unknown workload lists the known ones")
    func unknown() throws {
        #expect(
            throws: UsageError.badValue(
                "sleep",
                of: "bench",
                allowed: [
                    "fling", "grid", "details", "home", "start", "typing", "search", "favorite",
                    "read", "write", "stream", "decode", "posters", "page", "statistics",
                ]
            )
        ) { try arguments("search sleep") }
    }

    @Test("a first start can use a service with its own certificate")
    func service() throws {
        let arguments = try #require(
            try arguments("start --address https://127.0.0.1:8443 --certificates ca.pem")
        )
        #expect(arguments.address?.absoluteString == "https://127.0.0.1:8443")
        #expect(arguments.certificates?.lastPathComponent == "ca.pem")
        #expect(throws: UsageError.self) { try self.arguments("start --address nowhere") }
    }

    @Test("rejects rows outside 1 to 1,000,000", arguments: ["0", "1000001", "many"])
    func rows(_ value: String) throws {
        #expect(throws: UsageError.self) { try arguments("search --rows \(value)") }
    }
}
