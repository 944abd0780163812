/// The arguments of `vitrine serve`.
public struct ServeArguments: Hashable, Sendable {
    /// The numeric address to listen on; nil for loopback.
    public var address: String?
    /// The port to listen on; 0, the default, picks any free port.
    public var port: Int
    /// The delay of each response in milliseconds; 0 by default.
    public var latency: Int
    /// The random seed; 1 by default.
    public var seed: Int
    /// The number of films; nil for only the real ones.
    public var scale: Int?

    init(_ reader: ArgumentReader<CommandOption>) throws(UsageError) {
        try reader.checkWords(CommandName.serve.arguments)
        address = reader.value(.bind)
        port = try reader.number(.port, in: 0...65_535) ?? 0
        latency = try reader.number(.latency, in: 0...600_000) ?? 0
        seed = try reader.number(.seed, in: 0...Int(Int32.max)) ?? 1
        scale = try reader.number(.scale, in: 1...1_000_000)
    }
}
