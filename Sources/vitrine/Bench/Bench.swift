import Composition
import Foundation
import VitrineCLI

/// `vitrine bench`: measures what people feel, one line a workload.
///
/// Without `--folder` it fills a store and runs itself once more over it: what is measured is a
/// start of the program as a person makes it.
@MainActor
struct Bench {
    private let arguments: BenchArguments
    private let configuration: Configuration

    init(_ arguments: BenchArguments, configuration: Configuration) {
        self.arguments = arguments
        self.configuration = configuration
    }

    /// Runs the workloads; returns the exit status.
    func run() -> Int32 {
        for workload in arguments.workloads {
            switch workload {
            case .fling:
                let status = arguments.folder.map(fling) ?? prepareAndFling()
                if status != 0 { return status }
            }
        }
        return 0
    }

    private func fling(in folder: String) -> Int32 {
        let folders = BenchStore.folders(in: URL(filePath: folder, directoryHint: .isDirectory))
        return FlingBench(rows: arguments.rows, folders: folders, configuration: configuration)
            .run()
    }

    private func prepareAndFling() -> Int32 {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "vitrine-bench-\(ProcessInfo.processInfo.processIdentifier)")
        // Left over, it lies in the folder that the system empties.
        defer { try? FileManager.default.removeItem(at: folder) }
        do {
            try BenchStore.fill(BenchStore.folders(in: folder), rows: arguments.rows, configuration)
            return try runAgain(over: folder)
        } catch {
            Terminal.complain("\(error)")
            return ExitCode.storage.rawValue
        }
    }

    private func runAgain(over folder: URL) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = [
            "bench", "fling", "--rows", String(arguments.rows), "--folder", folder.path,
        ]
        var environment = configuration.environment
        environment["VITRINE_BENCH_T0"] = String(UInt64(Date().timeIntervalSince1970 * 1e9))
        process.environment = environment
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }
}
