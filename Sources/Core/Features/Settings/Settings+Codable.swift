import Foundation
import L10n

/// As JSON: `{"appearance": "dark", "sources": {"movies": {"from": "live"}}}`.
///
/// Only what was chosen is written. A field that cannot be decoded counts as not chosen, without
/// affecting the others.
extension Settings: Codable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case sources, proxy, contentLanguage, interfaceLanguage, appearance, motion, opening
        case imageCacheBytes, isDemoNoticeDismissed
    }

    /// The names of the fields that this version knows.
    public static var fieldNames: [String] { CodingKeys.allCases.map(\.rawValue) }

    /// Decodes a source, whatever its value is.
    private struct Readable: Decodable {
        let choice: SourceChoice?

        init(from decoder: any Decoder) throws {
            // A value of another type counts as not chosen.
            choice = try? SourceChoice(from: decoder)
        }
    }

    /// Decodes what it can.
    /// - Throws: `DecodingError` if the value is not an object.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        func value<Value: Decodable>(_ key: CodingKeys, as type: Value.Type) -> Value? {
            // A value of another type counts as not chosen.
            try? container.decodeIfPresent(type, forKey: key)
        }
        self.init()
        sources = (value(.sources, as: [String: Readable].self) ?? [:]).compactMapValues(\.choice)
        // An address the user could not have entered counts as not chosen, too.
        proxy = value(.proxy, as: String.self).flatMap { try? WebAddress.read($0) }
        contentLanguage = value(.contentLanguage, as: String.self).flatMap(Language.init(rawValue:))
        interfaceLanguage = value(.interfaceLanguage, as: String.self)
            .flatMap(Language.init(rawValue:))
        appearance = value(.appearance, as: String.self).flatMap(Appearance.init) ?? .system
        motion = value(.motion, as: String.self).flatMap(Motion.init) ?? .system
        opening = value(.opening, as: String.self).map(Opening.init) ?? .last
        let bytes = value(.imageCacheBytes, as: Int.self) ?? Self.usualImageCacheBytes
        imageCacheBytes = bytes > 0 ? bytes : Self.usualImageCacheBytes
        isDemoNoticeDismissed = value(.isDemoNoticeDismissed, as: Bool.self) ?? false
    }

    /// Encodes only what was chosen.
    /// - Throws: what the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        let usual = Settings()
        if !sources.isEmpty { try container.encode(sources, forKey: .sources) }
        try container.encodeIfPresent(proxy?.absoluteString, forKey: .proxy)
        try container.encodeIfPresent(contentLanguage?.rawValue, forKey: .contentLanguage)
        try container.encodeIfPresent(interfaceLanguage?.rawValue, forKey: .interfaceLanguage)
        if appearance != usual.appearance {
            try container.encode(appearance.rawValue, forKey: .appearance)
        }
        if motion != usual.motion { try container.encode(motion.rawValue, forKey: .motion) }
        if opening != usual.opening { try container.encode(opening.name, forKey: .opening) }
        if imageCacheBytes != usual.imageCacheBytes {
            try container.encode(imageCacheBytes, forKey: .imageCacheBytes)
        }
        if isDemoNoticeDismissed { try container.encode(true, forKey: .isDemoNoticeDismissed) }
    }
}

/// As JSON: `{"from": "custom", "address": "https://…"}`.
extension SourceChoice: Codable {
    private enum CodingKeys: String, CodingKey { case from, address }

    /// Decodes a choice.
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
    /// - Throws: what the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(kind.rawValue, forKey: .from)
        try container.encodeIfPresent(address?.absoluteString, forKey: .address)
    }
}
