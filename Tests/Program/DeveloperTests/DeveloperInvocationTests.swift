import DemoFaults
import Testing
import VitrineCLI

@testable import vitrine_dev

@Suite("vitrine-dev command line")
struct DeveloperInvocationTests {
    @Test("accepts only its own commands, not those of the app")
    func commands() throws {
        let allowed = ["tour", "bench", "judge", "chart", "serve"]
        #expect(throws: UsageError.unknownCommand("list", allowed: allowed)) {
            try DeveloperInvocation(["list"])
        }
        #expect(throws: UsageError.missingArgument("COMMAND")) { try DeveloperInvocation([]) }
        #expect(throws: UsageError.missingArgument("DIR")) { try DeveloperInvocation(["tour"]) }
        #expect(throws: UsageError.unknownOption("--all", allowed: ["--help"])) {
            try DeveloperInvocation(["--all"])
        }
    }

    @Test("the error for another command's option lists the command's own options")
    func options() {
        let allowed = [
            "--rows", "--count", "--catalog", "--folder", "--address", "--certificates", "--help",
        ]
        #expect(throws: UsageError.unknownOption("--scheme", allowed: allowed)) {
            try DeveloperInvocation(["bench", "--scheme", "dark"])
        }
    }

    @Test("serve accepts faults, and the error for an unknown fault lists the known ones")
    func faults() throws {
        guard case .serve(let arguments) = try DeveloperInvocation(["serve", "--faults", "flap"])
        else { throw UsageError.missingArgument("serve") }
        #expect(arguments.faults.flap)
        let allowed = [Faults.names]
        #expect(throws: UsageError.badValue("bogus", of: "--faults", allowed: allowed)) {
            try DeveloperInvocation(["serve", "--faults", "bogus"])
        }
    }

    @Test("help lists every command, and a command's help lists its options and workloads")
    func help() throws {
        #expect(try DeveloperInvocation(["--help"]) == .help(nil))
        #expect(try DeveloperInvocation(["tour", "--help"]) == .help(.tour))
        #expect(try DeveloperInvocation(["bench", "-h"]) == .help(.bench))
        let program = DeveloperHelp.text(for: nil)
        for command in DeveloperCommand.allCases {
            #expect(program.contains(command.rawValue))
            let text = DeveloperHelp.text(for: command)
            for option in command.options { #expect(text.contains(option.rawValue)) }
        }
        let bench = DeveloperHelp.text(for: .bench)
        for workload in BenchArguments.Workload.allCases {
            #expect(bench.contains("  \(workload.rawValue) "))
        }
    }
}
