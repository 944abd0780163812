import DemoFaults
import VitrineCLI

/// The arguments of `vitrine-dev serve`.
struct FaultyServeArguments: Hashable, Sendable {
    /// The port to listen on; 0, the default, picks any free port.
    var port: Int
    /// The delay of each response in milliseconds; 0 by default.
    var latency: Int
    var faults: Faults
    var seed: Int
    /// The number of films; nil for only the real ones.
    var scale: Int?

    init(_ reader: ArgumentReader<DeveloperOption>) throws(UsageError) {
        try reader.checkWords(DeveloperCommand.serve.arguments)
        port = try reader.number(.port, in: 0...65_535) ?? 0
        latency = try reader.number(.latency, in: 0...600_000) ?? 0
        let list = reader.value(.faults) ?? ""
        do {
            faults = try Faults(parsing: list)
        } catch {
            throw .badValue(list, of: DeveloperOption.faults.rawValue, allowed: [Faults.names])
        }
        seed = try reader.number(.seed, in: 0...Int(Int32.max)) ?? 1
        scale = try reader.number(.scale, in: 1...1_000_000)
    }
}
