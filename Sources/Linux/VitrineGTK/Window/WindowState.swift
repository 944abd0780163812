package import Features

/// The window state that the next start restores: its size and the app's state.
package struct WindowState: Hashable, Sendable {
    /// A width and height in application pixels.
    ///
    /// The minimum is the size of the smallest phone; no screen exceeds the maximum.
    package struct Size: Hashable, Sendable {
        /// From 360 to 16,384.
        package let width: Int
        /// From 294 to 16,384.
        package let height: Int

        /// Creates a size; out-of-range values are clamped.
        package init(width: Int, height: Int) {
            self.width = min(max(width, 360), 16_384)
            self.height = min(max(height, 294), 16_384)
        }
    }

    /// The size in application pixels, or the one to restore after maximizing; nil for the default.
    package var size: Size?
    /// Whether the window was maximized, as opposed to full screen.
    package var isMaximized = false
    /// The state that every platform restores.
    package var app = RestorationState()

    /// Creates the first-launch state.
    package init() {}
}

/// Encodes the state as one JSON object that includes the members of the app's state: `{"width":
/// 900, "height": 640, …}`.
extension WindowState: Codable {
    private enum CodingKeys: String, CodingKey {
        case width, height, isMaximized
    }

    /// Decodes a state; missing values default to those of a first launch.
    ///
    /// - Throws: `DecodingError` if a value has another type.
    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        if let width = try values.decodeIfPresent(Int.self, forKey: .width),
            let height = try values.decodeIfPresent(Int.self, forKey: .height)
        {
            size = Size(width: width, height: height)
        }
        isMaximized = try values.decodeIfPresent(Bool.self, forKey: .isMaximized) ?? false
        app = try RestorationState(from: decoder)
    }

    /// Encodes the values that are known.
    ///
    /// - Throws: the encoder's errors.
    package func encode(to encoder: any Encoder) throws {
        try app.encode(to: encoder)
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encodeIfPresent(size?.width, forKey: .width)
        try values.encodeIfPresent(size?.height, forKey: .height)
        try values.encode(isMaximized, forKey: .isMaximized)
    }
}
