import Catalog
import Foundation
import L10n

/// The JSON form, which is the content of the settings file: `{"version": 1, "settings":
/// {"appearance": "dark"}, "lists": {"movies/popular": {…}}}`.
///
/// Only choices are written. A field that can't be decoded counts as not chosen and doesn't affect
/// others.
extension Settings: Codable {
    private enum FileKeys: String, CodingKey, CaseIterable { case version, settings, lists }

    private enum CodingKeys: String, CodingKey, CaseIterable {
        case sources, proxy, contentLanguage, interfaceLanguage, country, appearance, motion
        case startPage = "opening"
        case imageCacheBytes, isDemoNoticeDismissed, offCatalogs, askedEverywhere
    }

    /// The format version written by this program; a file without a version has version 1.
    public static let formatVersion = 1

    /// The names of the known top-level members.
    public static var memberNames: [String] { FileKeys.allCases.map(\.rawValue) }

    /// The names of the known fields of `settings`.
    public static var fieldNames: [String] { CodingKeys.allCases.map(\.rawValue) }

    /// A file's format version.
    public struct Version: Decodable, Sendable {
        /// The version; nil if the file has none.
        public let version: Int?
    }

    /// A value that is nil if it can't be decoded.
    private struct Readable<Value: Decodable>: Decodable {
        let value: Value?

        init(from decoder: any Decoder) throws {
            // A value of another type counts as not chosen.
            value = try? Value(from: decoder)
        }
    }

    /// Decodes all valid values.
    ///
    /// - Throws: `DecodingError` if the value isn't an object.
    public init(from decoder: any Decoder) throws {
        self.init()
        let file = try decoder.container(keyedBy: FileKeys.self)
        let lists = try? file.decodeIfPresent(
            [String: Readable<ListChoices>].self,
            forKey: .lists
        )
        self.lists = (lists ?? [:]).compactMapValues(\.value).filter {
            $0.value != ListChoices()
        }
        // A value of `settings` that isn't an object counts as not chosen.
        guard
            let container = try? file.nestedContainer(keyedBy: CodingKeys.self, forKey: .settings)
        else { return }
        func value<Value: Decodable>(_ key: CodingKeys, as type: Value.Type) -> Value? {
            // A value of another type counts as not chosen.
            try? container.decodeIfPresent(type, forKey: key)
        }
        sources = (value(.sources, as: [String: Readable<SourceChoice>].self) ?? [:])
            .compactMapValues(\.value)
        // An address that the user couldn't have entered also counts as not chosen.
        proxy = value(.proxy, as: String.self).flatMap { try? WebAddress.read($0) }
        contentLanguage = value(.contentLanguage, as: String.self).flatMap(Language.init(rawValue:))
        interfaceLanguage = value(.interfaceLanguage, as: String.self)
            .flatMap(Language.init(rawValue:))
        country = value(.country, as: String.self).flatMap { Country.codes.contains($0) ? $0 : nil }
        appearance = value(.appearance, as: String.self).flatMap(Appearance.init) ?? .system
        motion = value(.motion, as: String.self).flatMap(Motion.init) ?? .system
        startPage = value(.startPage, as: String.self).map(StartPage.init) ?? .last
        let bytes = value(.imageCacheBytes, as: Int.self) ?? Self.usualImageCacheBytes
        imageCacheBytes = bytes > 0 ? bytes : Self.usualImageCacheBytes
        isDemoNoticeDismissed = value(.isDemoNoticeDismissed, as: Bool.self) ?? false
        offCatalogs = Set(value(.offCatalogs, as: [String].self) ?? [])
        askedEverywhere = Set(value(.askedEverywhere, as: [String].self) ?? [])
    }

    /// Encodes only what was chosen.
    ///
    /// - Throws: the encoder's errors.
    public func encode(to encoder: any Encoder) throws {
        var file = encoder.container(keyedBy: FileKeys.self)
        try file.encode(Self.formatVersion, forKey: .version)
        try file.encode(lists, forKey: .lists)
        var usual = Settings()
        usual.lists = lists
        guard self != usual else { return }
        var container = file.nestedContainer(keyedBy: CodingKeys.self, forKey: .settings)
        if !sources.isEmpty { try container.encode(sources, forKey: .sources) }
        try container.encodeIfPresent(proxy?.absoluteString, forKey: .proxy)
        try container.encodeIfPresent(contentLanguage?.rawValue, forKey: .contentLanguage)
        try container.encodeIfPresent(interfaceLanguage?.rawValue, forKey: .interfaceLanguage)
        try container.encodeIfPresent(country, forKey: .country)
        if appearance != usual.appearance {
            try container.encode(appearance.rawValue, forKey: .appearance)
        }
        if motion != usual.motion { try container.encode(motion.rawValue, forKey: .motion) }
        if startPage != usual.startPage {
            try container.encode(startPage.name, forKey: .startPage)
        }
        if imageCacheBytes != usual.imageCacheBytes {
            try container.encode(imageCacheBytes, forKey: .imageCacheBytes)
        }
        if isDemoNoticeDismissed { try container.encode(true, forKey: .isDemoNoticeDismissed) }
        if !offCatalogs.isEmpty { try container.encode(offCatalogs.sorted(), forKey: .offCatalogs) }
        if !askedEverywhere.isEmpty {
            try container.encode(askedEverywhere.sorted(), forKey: .askedEverywhere)
        }
    }
}

/// The JSON form: `{"from": "custom", "address": "https://…"}`.
extension SourceChoice: Codable {
    private enum CodingKeys: String, CodingKey { case from, address }

    /// Decodes a choice.
    ///
    /// - Throws: `DecodingError` if it is invalid, or custom without an address.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let kind = Kind(rawValue: try container.decode(String.self, forKey: .from))
        switch kind {
        case .embedded?: self = .embedded
        case .live?: self = .live
        case .custom?:
            self = .custom(try WebAddress.read(container.decode(String.self, forKey: .address)))
        case nil:
            throw DecodingError.dataCorruptedError(
                forKey: .from,
                in: container,
                debugDescription: "no kind of source"
            )
        }
    }

    /// Encodes the kind and, if custom, the address.
    ///
    /// - Throws: the encoder's errors.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(kind.rawValue, forKey: .from)
        try container.encodeIfPresent(address?.absoluteString, forKey: .address)
    }
}
