import Foundation

extension Faults {
    /// Parses a list such as `error-rate=0.2,rate-limit,truncate=0.1`.
    ///
    /// Commas separate faults, and spaces around them are allowed. A later fault replaces an
    /// earlier one with the same name. An empty list means no faults.
    ///
    /// - Parameter list: `error-rate=P`, `rate-limit`, `truncate=P`, `corrupt-image=P`,
    ///   `half-open=P` and `flap`, in any order; P is a probability from 0 to 1.
    /// - Throws: ``FaultsError`` for the first invalid part.
    public init(parsing list: String) throws(FaultsError) {
        self.init()
        for part in list.split(separator: ",") {
            let trimmed = part.trimmingCharacters(in: .whitespacesAndNewlines)
            guard !trimmed.isEmpty else { continue }
            let pair = trimmed.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            try set(String(pair[0]), to: pair.count > 1 ? String(pair[1]) : nil)
        }
    }

    /// The valid names, for messages.
    public static let names =
        "error-rate=P, rate-limit, truncate=P, corrupt-image=P, half-open=P and flap"
}

extension Faults: CustomStringConvertible {
    /// A list that parses to these faults; empty if there are none.
    public var description: String {
        var parts: [String] = []
        if errorRate > 0 { parts.append("error-rate=\(errorRate)") }
        if rateLimit { parts.append("rate-limit") }
        if truncate > 0 { parts.append("truncate=\(truncate)") }
        if corruptImage > 0 { parts.append("corrupt-image=\(corruptImage)") }
        if halfOpen > 0 { parts.append("half-open=\(halfOpen)") }
        if flap { parts.append("flap") }
        return parts.joined(separator: ",")
    }
}

extension Faults {
    private mutating func set(_ name: String, to value: String?) throws(FaultsError) {
        switch name {
        case "error-rate": errorRate = try Self.probability(value, of: name)
        case "truncate": truncate = try Self.probability(value, of: name)
        case "corrupt-image": corruptImage = try Self.probability(value, of: name)
        case "half-open": halfOpen = try Self.probability(value, of: name)
        case "rate-limit": rateLimit = try Self.flag(value, of: name)
        case "flap": flap = try Self.flag(value, of: name)
        default: throw .unknown(name)
        }
    }

    private static func probability(
        _ value: String?,
        of name: String
    ) throws(FaultsError) -> Double {
        guard let value, let number = Double(value), (0...1).contains(number) else {
            throw .probability(name: name, value: value ?? "")
        }
        return number
    }

    private static func flag(_ value: String?, of name: String) throws(FaultsError) -> Bool {
        if let value { throw .unexpectedValue(name: name, value: value) }
        return true
    }
}
