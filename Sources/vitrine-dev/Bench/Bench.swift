import Catalog
import Composition
import Foundation
import L10n
import LinuxApp
import LinuxPlatform
import Primitives
import VitrineCLI

/// `vitrine-dev bench`: measures the speed that users notice, and prints one line per workload.
///
/// If a store isn't filled yet, this fills it and then runs the program again. It therefore always
/// measures a program start the way a user would see it.
@MainActor
struct Bench {
    private let arguments: BenchArguments
    private let configuration: Configuration

    init(_ arguments: BenchArguments, configuration: Configuration) {
        self.arguments = arguments
        self.configuration = configuration
    }

    /// Runs the workloads; returns the exit status.
    ///
    /// - Throws: `badValue` if the catalog can't be measured.
    func run() throws(UsageError) -> Int32 {
        _ = try BenchContent(catalog: arguments.catalog)
        if let folder = arguments.folder {
            return run(in: URL(filePath: folder, directoryHint: .isDirectory))
        }
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "vitrine-bench-\(ProcessInfo.processInfo.processIdentifier)")
        // If this fails, the folder stays in the temporary folder, which the system empties.
        defer { try? FileManager.default.removeItem(at: folder) }
        return run(in: folder)
    }

    /// Runs asynchronous work to completion while the calling thread waits.
    nonisolated static func wait<Value: Sendable>(
        for body: @escaping @Sendable () async throws -> Value
    ) throws -> Value? {
        let done = DispatchSemaphore(value: 0)
        let outcome = Locked<Result<Value, any Error>?>(nil)
        Task.detached {
            do {
                let value = try await body()
                outcome.withLock { $0 = .success(value) }
            } catch {
                outcome.withLock { $0 = .failure(error) }
            }
            done.signal()
        }
        done.wait()
        return try outcome.withLock { $0 }?.get()
    }
}

extension Bench {
    /// Runs all workloads; reports those that fail, and returns the status of the first failure.
    private func run(in folder: URL) -> Int32 {
        var first: Int32 = 0
        for workload in arguments.workloads {
            var status = ExitCode.storage.rawValue
            do {
                status = try run(workload, in: folder)
                if status != 0 { Terminal.complain("\(workload.rawValue) failed") }
            } catch {
                Terminal.complain("\(workload.rawValue): \(error)")
            }
            if first == 0 { first = status }
        }
        return first
    }

    private var network: CurlHTTPClient.Configuration {
        CurlHTTPClient.Configuration(certificates: arguments.certificates)
    }

    private func run(_ workload: BenchArguments.Workload, in folder: URL) throws -> Int32 {
        let count = arguments.count
        let own = folder.appending(path: workload.rawValue)
        let demo = Demo(strings: Localizer(.english))
        switch workload {
        case .stream:
            return StreamBench(demo, folder: own, configuration: configuration, count).run()
        case .start:
            let address = arguments.address
            return StartBench(demo, at: address, folder: own, configuration: configuration, network)
                .run()
        case .posters:
            return try PostersBench(folder: own, network).run()
        case .typing:
            return try run(workload, over: .titles, in: folder) { TypingBench($0, count).run() }
        case .decode:
            return try DecodeBench(folder: folder.appending(path: "photos"), count).run()
        case .fling:
            let content = try BenchContent(catalog: arguments.catalog)
            return try run(workload, over: content, in: folder) {
                FlingBench($0, count: count).run()
            }
        case .page:
            return try PageBench(try BenchContent(catalog: arguments.catalog ?? "characters")).run()
        case .home:
            return try run(workload, over: .list, in: folder) { HomeBench($0).run() }
        case .details:
            return try run(workload, over: .list, in: folder) { DetailsBench($0, count).run() }
        case .grid:
            return try run(workload, over: .list, in: folder) {
                FlingBench($0, .grid, count: count).run()
            }
        case .search:
            return try run(workload, over: .titles, in: folder) { try StoreBench($0).search() }
        case .favorite:
            return try run(workload, over: .titles, in: folder) { try StoreBench($0).favorite() }
        case .read:
            return try run(workload, over: .titles, in: folder) { try StoreBench($0).read() }
        case .write:
            return try run(workload, over: .titles, in: folder) { try StoreBench($0).write() }
        case .statistics:
            return try run(workload, over: .posts, in: folder) { try StatisticsBench($0).run() }
        }
    }

    private func run(
        _ workload: BenchArguments.Workload,
        over content: BenchContent,
        in folder: URL,
        _ measure: @MainActor (BenchStore) throws -> Int32
    ) throws -> Int32 {
        let store = BenchStore(
            content: content,
            rows: arguments.rows,
            folder: folder,
            configuration: configuration
        )
        guard store.isFilled else {
            try store.fill()
            return try runAgain(workload, in: folder)
        }
        return try measure(store)
    }

    private func runAgain(_ workload: BenchArguments.Workload, in folder: URL) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = [
            "bench", workload.rawValue, "--rows", String(arguments.rows), "--folder", folder.path,
        ]
        if let count = arguments.count { process.arguments? += ["--count", String(count)] }
        if let catalog = arguments.catalog { process.arguments? += ["--catalog", catalog] }
        var environment = configuration.environment
        environment["VITRINE_BENCH_T0"] = String(UInt64(Date().timeIntervalSince1970 * 1e9))
        process.environment = environment
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }
}
