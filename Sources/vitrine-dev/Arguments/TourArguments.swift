import L10n
import VitrineCLI

/// The arguments of `vitrine-dev tour`.
struct TourArguments: Hashable, Sendable {
    /// The color schemes.
    enum Scheme: String, CaseIterable, Sendable {
        /// Dark text on a light background.
        case light
        /// Light text on a dark background.
        case dark
    }

    /// The contrasts to choose from.
    enum Contrast: String, CaseIterable {
        case high
    }

    /// The folder for the screenshots, as typed.
    var folder: String
    /// The names of the pictures, in tour order; all by default.
    var pictures: [String]
    /// The window width in application pixels; 1,120 by default.
    var width: Int
    /// The window height in application pixels; 780 by default.
    var height: Int
    /// The color scheme; light by default.
    var scheme: Scheme
    /// Whether the tour uses high contrast; false by default.
    var isHighContrast: Bool
    /// The text scale; 1, the default, is normal.
    var textScale: Double
    /// The number of films; nil for only the real ones.
    var scale: Int?
    /// The window language; nil for the environment's language.
    var language: Language?

    /// Returns the name of this tour's contact sheet: size, scheme, language, and non-default
    /// options.
    ///
    /// - Parameter language: the tour's language as an ISO 639-1 code.
    /// - Returns: the name without an extension, such as `contact-sheet-1280x800-light-en`.
    func sheetName(language: String) -> String {
        var parts = ["contact-sheet", "\(width)x\(height)", scheme.rawValue, language]
        if isHighContrast { parts.append("high-contrast") }
        if textScale != 1 { parts.append("text-\(textScale)") }
        return parts.joined(separator: "-")
    }

    init(_ reader: ArgumentReader<DeveloperOption>) throws(UsageError) {
        try reader.checkWords(DeveloperCommand.tour.arguments)
        pictures = try Self.pictures(reader)
        folder = reader.words[0]
        (width, height) = try Self.size(reader)
        scheme = try reader.choice(.scheme, Scheme.self) ?? .light
        isHighContrast = try reader.choice(.contrast, Contrast.self) == .high
        textScale = try Self.textScale(reader)
        scale = try reader.number(.scale, in: 1...1_000_000)
        language = try reader.choice(.language, Language.self)
    }

    private static func pictures(
        _ reader: ArgumentReader<DeveloperOption>
    ) throws(UsageError) -> [String] {
        let words = reader.values(.scene)
        for word in words where !TourPicture.all.contains(where: { $0.isNamed(word) }) {
            throw .badValue(word, of: DeveloperOption.scene.rawValue, allowed: TourPicture.screens)
        }
        let wanted = TourPicture.all.filter { words.isEmpty || words.contains(where: $0.isNamed) }
        return wanted.map(\.name)
    }

    private static func size(_ reader: ArgumentReader<DeveloperOption>) throws(UsageError) -> (
        Int, Int
    ) {
        guard let text = reader.value(.size) else { return (1_120, 780) }
        let sides = text.split(separator: "x").compactMap { Int($0) }
        guard sides.count == 2, sides.allSatisfy({ (200...8_192).contains($0) }) else {
            throw .badValue(
                text,
                of: DeveloperOption.size.rawValue,
                allowed: ["a width and a height such as 360x640, each from 200 to 8192"]
            )
        }
        return (sides[0], sides[1])
    }

    private static func textScale(_ reader: ArgumentReader<DeveloperOption>) throws(UsageError)
        -> Double
    {
        guard let text = reader.value(.textScale) else { return 1 }
        guard let scale = Double(text), (0.5...3).contains(scale) else {
            throw .badValue(text, of: DeveloperOption.textScale.rawValue, allowed: ["0.5 – 3"])
        }
        return scale
    }
}
