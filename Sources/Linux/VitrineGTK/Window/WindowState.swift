public import Features

/// The state of the window, restored at the next start: its size, and what of the app is in it.
public struct WindowState: Hashable, Sendable {
    /// A width and a height in application pixels, at least those of the smallest phone and at most
    /// what no screen exceeds.
    public struct Size: Hashable, Sendable {
        /// From 360 to 16,384.
        public let width: Int
        /// From 294 to 16,384.
        public let height: Int

        /// Values out of range are clamped.
        public init(width: Int, height: Int) {
            self.width = min(max(width, 360), 16_384)
            self.height = min(max(height, 294), 16_384)
        }
    }

    /// The size in application pixels, or the one to return to if maximized; nil for the default.
    public var size: Size?
    /// Whether the window was maximized, as opposed to full screen.
    public var isMaximized = false
    /// What is restored on any system.
    public var app = RestorationState()

    /// The state of a first start.
    public init() {}
}

/// As JSON, in one object with the members of the app: `{"width": 900, "height": 640, …}`.
extension WindowState: Codable {
    private enum CodingKeys: String, CodingKey {
        case width, height, isMaximized
    }

    /// Decodes a state; missing values are those of a first start.
    ///
    /// - Throws: `DecodingError` if a value has another type.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        if let width = try values.decodeIfPresent(Int.self, forKey: .width),
            let height = try values.decodeIfPresent(Int.self, forKey: .height)
        {
            size = Size(width: width, height: height)
        }
        isMaximized = try values.decodeIfPresent(Bool.self, forKey: .isMaximized) ?? false
        app = try RestorationState(from: decoder)
    }

    /// Encodes what is known.
    ///
    /// - Throws: what the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        try app.encode(to: encoder)
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encodeIfPresent(size?.width, forKey: .width)
        try values.encodeIfPresent(size?.height, forKey: .height)
        try values.encode(isMaximized, forKey: .isMaximized)
    }
}
