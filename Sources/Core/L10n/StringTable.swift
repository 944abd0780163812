import Foundation

#if canImport(CStrings)
import CStrings
#endif

/// The string catalog edited in Xcode, decoded directly.
///
/// Foundation on Linux doesn't compile `.xcstrings`, has no `String(localized:bundle:)` and crashes
/// on `.stringsdict`. The catalog's own JSON is small and simple.
struct StringTable: Decodable, Sendable {
    /// One string's plural forms in one language; a string without plurals has only `other`.
    typealias Forms = [PluralCategory: String]

    /// Forms by key and language code.
    let strings: [String: [String: Forms]]

    private enum CodingKeys: String, CodingKey { case strings }

    private struct Entry: Decodable { let localizations: [String: Localization]? }

    private struct Localization: Decodable {
        let stringUnit: Unit?
        let variations: Variations?
    }

    private struct Variations: Decodable { let plural: [PluralCategory: Form]? }

    private struct Form: Decodable { let stringUnit: Unit }

    private struct Unit: Decodable { let value: String }

    init(from decoder: any Decoder) throws {
        let entries = try decoder.container(keyedBy: CodingKeys.self)
            .decode([String: Entry].self, forKey: .strings)
        strings = entries.mapValues { entry in
            (entry.localizations ?? [:]).mapValues { localization in
                if let unit = localization.stringUnit { return [.other: unit.value] }
                return (localization.variations?.plural ?? [:]).mapValues(\.stringUnit.value)
            }
        }
    }

    /// The program's string table: compiled into the binary on Linux, in the app's bundle on
    /// Apple's systems.
    static let bundled: StringTable = {
        do {
            return try JSONDecoder().decode(StringTable.self, from: try file())
        } catch {
            // The file is part of the build, and a test reads it; the app can't work without its
            // text.
            preconditionFailure("Localizable.xcstrings: \(error)")
        }
    }()

    private static func file() throws -> Data {
        #if canImport(CStrings)
        return Data(bytes: vitrine_strings(), count: Int(vitrine_strings_count()))
        #else
        let folder = Bundle.module.resourceURL ?? Bundle.module.bundleURL
        return try Data(contentsOf: folder.appending(path: "Localizable.xcstrings"))
        #endif
    }
}
