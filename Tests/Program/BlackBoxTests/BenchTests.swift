import Foundation
import ScreenDriver
import TestSupport
import Testing

extension BlackBox {
    @Suite("vitrine-dev bench")
    struct BenchTests {
        @Test("each workload prints a line of figures and reuses the store of the first run")
        func lines() async throws {
            let folder = TemporaryFolder()
            let arguments = [
                "bench", "search", "favorite", "read", "write", "page", "statistics",
                "--rows", "300", "--folder", folder.url.path,
            ]
            let runs = try await [Self.lines(of: arguments), Self.lines(of: arguments)]
            for lines in runs {
                #expect(
                    lines.map { $0.split(separator: " ").prefix(3).joined(separator: " ") } == [
                        "bench workload=search rows=300", "bench workload=favorite rows=300",
                        "bench workload=read rows=300", "bench workload=write rows=300",
                        "bench workload=page catalog=characters",
                        "bench workload=statistics rows=300",
                    ]
                )
                for line in lines { #expect(line.contains(/p50_us=\d+\.\d p95_us=\d+\.\d p99/)) }
            }
            // One in fifty of the 300 posts has no picture yet.
            #expect(runs[0].last?.hasSuffix(" pending=6") == true, "\(runs[0])")
            let hits = runs.map { $0.first?.firstMatch(of: /hits=\d+/)?.output }
            #expect(hits[0] != nil && hits[0] == hits[1])
            let stores = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
            #expect(stores.sorted() == ["posts-300", "titles-300"])
        }

        @Test(
            "each windowed workload prints times in milliseconds",
            arguments: [
                ["fling"], ["fling", "--catalog", "characters"], ["grid"], ["details"], ["home"],
                ["start"], ["typing"], ["stream"], ["decode"],
            ]
        )
        func windows(workload: [String]) async throws {
            let folder = TemporaryFolder()
            let arguments =
                ["bench"] + workload
                + ["--rows", "1000", "--count", "2", "--folder", folder.url.path]
            let lines = try await Self.lines(of: arguments, display: .desktop)
            #expect(!lines.isEmpty)
            for line in lines {
                #expect(line.hasPrefix("bench workload=\(workload[0]) "))
                #expect(line.contains(/_ms=\d/), "\(line)")
            }
        }

        private static func lines(
            of arguments: [String],
            display: ScreenSize? = nil
        ) async throws -> [String] {
            let output = try await CommandLineRun.output(
                of: arguments,
                by: Products.developers,
                display: display
            )
            #expect(output.status == 0, "\(output.standardError)")
            return output.standardOutput.split(separator: "\n").map(String.init)
        }
    }
}
