import Composition
import DemoFaults
import DemoService
import Foundation
import L10n
import LinuxApp
import LinuxPlatform
import VitrineCLI

/// The entry point of `vitrine-dev`, the app's developer tools.
///
/// The tools use English. The entry point is synchronous for the same reason as that of `vitrine`.
@main
@MainActor
enum Main {
    static func main() {
        StandardStreams.prepare()
        CoreFiles.forbid()
        ProcessMemory.configure()
        // Tours and measurements must be the same for all developers, so no settings are read.
        let configuration = Configuration.ofThisProcess()
        do throws(UsageError) {
            let invocation = try DeveloperInvocation(Array(CommandLine.arguments.dropFirst()))
            ProcessExit.exit(try run(invocation, configuration))
        } catch {
            ProcessExit.exit(Console(strings: Localizer(.english)).report(error))
        }
    }

    private static func serve(_ arguments: FaultyServeArguments, _ strings: Localizer) -> Never {
        let seed = UInt64(arguments.seed)
        let demo = FaultyDemo(
            Demo.service(DemoOptions(seed: seed, scale: arguments.scale), strings),
            faults: arguments.faults,
            seed: seed,
            latency: .milliseconds(arguments.latency)
        )
        DemoServing(port: arguments.port, strings: strings).run { await demo.response(to: $0) }
    }

    private static func run(
        _ invocation: DeveloperInvocation,
        _ configuration: Configuration
    ) throws(UsageError) -> Int32 {
        switch invocation {
        case .help(let command):
            Terminal.result(DeveloperHelp.text(for: command))
            return ExitCode.done.rawValue
        case .tour(let arguments): return Tour(arguments, configuration: configuration).run()
        case .bench(let arguments): return try Bench(arguments, configuration: configuration).run()
        case .judge(let arguments): return try Judge(arguments).run()
        case .chart: return Chart.run()
        case .serve(let arguments): serve(arguments, Localizer(configuration.language))
        }
    }
}
