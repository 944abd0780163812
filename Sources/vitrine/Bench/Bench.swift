import Composition
import Foundation
import VitrineCLI

/// `vitrine bench`: measures what people feel, one line a workload.
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
        1
    }
}
