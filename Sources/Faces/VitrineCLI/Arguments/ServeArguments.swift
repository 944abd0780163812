/// What `vitrine serve` is told.
public struct ServeArguments: Hashable, Sendable {
    /// The numeric address to listen at; nil for loopback.
    public var address: String?
    /// The port to listen at; 0 for any free one.
    public var port: Int
    /// How long each answer is held back, in milliseconds.
    public var latency: Int
    /// The list of faults as written; nil where none may ever happen.
    public var faults: String?
    /// Decides what looks random.
    public var seed: Int
    /// How many films there are; nil for the real ones only.
    public var scale: Int?

    /// Reads what stands after `serve`.
    init(_ reader: ArgumentReader<CommandOption>) throws(UsageError) {
        try reader.checkWords(CommandName.serve.arguments)
        address = reader.value(.bind)
        port = try reader.number(.port, in: 0...65_535) ?? 0
        latency = try reader.number(.latency, in: 0...600_000) ?? 0
        faults = reader.value(.faults)
        seed = try reader.number(.seed, in: 0...Int(Int32.max)) ?? 1
        scale = try reader.number(.scale, in: 1...1_000_000)
    }
}
