public import L10n

/// What `vitrine tour` is told.
public struct TourArguments: Hashable, Sendable {
    /// The color schemes.
    public enum Scheme: String, CaseIterable, Sendable {
        /// Dark on light.
        case light
        /// Light on dark.
        case dark
    }

    /// The contrasts that can be asked for.
    enum Contrast: String, CaseIterable {
        case high
    }

    /// The folder that gets the pictures, as written.
    public var folder: String
    /// Width of the window in application pixels; 1,120 by default.
    public var width: Int
    /// Height of the window in application pixels; 780 by default.
    public var height: Int
    /// The color scheme; light by default.
    public var scheme: Scheme
    /// Whether contrast is high.
    public var isHighContrast: Bool
    /// The size of text; 1 is the usual one.
    public var textScale: Double
    /// How many films there are; nil for the real ones only.
    public var scale: Int?
    /// The language of the window; nil for that of the environment.
    public var language: Language?

    /// Names the contact sheet of this tour: size, scheme and language, then what is not as usual.
    ///
    /// - Parameter language: the ISO 639-1 code of the language that the tour is in.
    /// - Returns: the name without a suffix, such as `contact-sheet-1280x800-light-en`.
    public func sheetName(language: String) -> String {
        var parts = ["contact-sheet", "\(width)x\(height)", scheme.rawValue, language]
        if isHighContrast { parts.append("high-contrast") }
        if textScale != 1 { parts.append("text-\(textScale)") }
        return parts.joined(separator: "-")
    }

    /// Reads what stands after `tour`.
    init(_ reader: ArgumentReader) throws(UsageError) {
        try reader.checkWords(of: .tour)
        folder = reader.words[0]
        (width, height) = try Self.size(reader)
        scheme = try reader.choice(.scheme, Scheme.self) ?? .light
        isHighContrast = try reader.choice(.contrast, Contrast.self) == .high
        textScale = try Self.textScale(reader)
        scale = try reader.number(.scale, in: 1...1_000_000)
        language = try reader.choice(.language, Language.self)
    }

    private static func size(_ reader: ArgumentReader) throws(UsageError) -> (Int, Int) {
        guard let text = reader.value(.size) else { return (1_120, 780) }
        let sides = text.split(separator: "x").compactMap { Int($0) }
        guard sides.count == 2, sides.allSatisfy({ (200...8_192).contains($0) }) else {
            throw .malformed(text, of: CommandOption.size.rawValue, .size)
        }
        return (sides[0], sides[1])
    }

    private static func textScale(_ reader: ArgumentReader) throws(UsageError) -> Double {
        guard let text = reader.value(.textScale) else { return 1 }
        guard let scale = Double(text), (0.5...3).contains(scale) else {
            throw .badValue(text, of: CommandOption.textScale.rawValue, allowed: ["0.5 – 3"])
        }
        return scale
    }
}
