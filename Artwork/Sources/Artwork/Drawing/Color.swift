import Glibc

/// An opaque sRGB color, channels from 0 to 1.
struct Color: Hashable, Sendable {
    let red: Double
    let green: Double
    let blue: Double

    init(red: Double, green: Double, blue: Double) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// `hex`: 0xRRGGBB.
    init(_ hex: UInt32) {
        red = Double(hex >> 16 & 0xff) / 255
        green = Double(hex >> 8 & 0xff) / 255
        blue = Double(hex & 0xff) / 255
    }

    static let white = Color(0xffffff)
    static let black = Color(0x000000)

    /// Relative luminance, from 0 to 1.
    ///
    /// <https://www.w3.org/TR/WCAG21/#dfn-relative-luminance>
    var luminance: Double {
        0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
    }

    /// Contrast ratio, from 1 to 21.
    ///
    /// <https://www.w3.org/TR/WCAG21/#dfn-contrast-ratio>
    func contrast(with other: Color) -> Double {
        let (a, b) = (luminance, other.luminance)
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    /// A mixture of two colors: `amount` 0 is this one, 1 the other.
    func mixed(with other: Color, _ amount: Double) -> Color {
        Color(
            red: red + (other.red - red) * amount,
            green: green + (other.green - green) * amount,
            blue: blue + (other.blue - blue) * amount
        )
    }

    func lighter(_ amount: Double) -> Color { mixed(with: .white, amount) }

    func darker(_ amount: Double) -> Color { mixed(with: .black, amount) }

    private static func linear(_ channel: Double) -> Double {
        channel <= 0.03928 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
    }
}
