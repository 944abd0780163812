public import Foundation

/// A screenshot.
public struct Picture: Hashable, Sendable {
    /// In pixels.
    public let width: Int
    /// In pixels.
    public let height: Int
    /// Red, green, blue, row by row from the top.
    private let bytes: Data

    /// Parses binary PPM: `P6`, width, height, 255 and the pixels.
    ///
    /// <https://netpbm.sourceforge.net/doc/ppm.html>
    ///
    /// - Throws: ``DriverError/refused(_:)`` for anything else.
    public init(portablePixmap data: Data) throws {
        let header = data.prefix(64).split(
            maxSplits: 4,
            omittingEmptySubsequences: false,
            whereSeparator: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
        )
        let words = header.prefix(4).map { String(decoding: $0, as: UTF8.self) }
        guard words.count == 4, words[0] == "P6", words[3] == "255",
            let width = Int(words[1]), let height = Int(words[2])
        else { throw DriverError.refused("no picture: \(words)") }
        bytes = data.suffix(width * height * 3)
        guard bytes.count == width * height * 3 else {
            throw DriverError.refused("\(bytes.count) bytes for \(width) by \(height) pixels")
        }
        self.width = width
        self.height = height
    }

    /// The color of a pixel; `x` and `y` are 0-based.
    public subscript(x: Int, y: Int) -> Color {
        let start = bytes.startIndex + (y * width + x) * 3
        return Color(red: bytes[start], green: bytes[start + 1], blue: bytes[start + 2])
    }

    /// The number of different colors in a rectangle: 1 for an empty area, hundreds for a poster.
    public func colors(in frame: Frame) -> Int {
        var colors: Set<Color> = []
        for y in max(0, frame.y)..<min(height, frame.y + frame.height) {
            for x in max(0, frame.x)..<min(width, frame.x + frame.width) {
                colors.insert(self[x, y])
            }
        }
        return colors.count
    }

    /// The fraction of pixels, from 0 to 1, that differ from another picture of the same size.
    public func difference(from other: Self) -> Double {
        guard width == other.width, height == other.height else { return 1 }
        var differing = 0
        for y in 0..<height {
            for x in 0..<width where self[x, y] != other[x, y] { differing += 1 }
        }
        return Double(differing) / Double(width * height)
    }

    /// A screen color, with 8 bits per component.
    public struct Color: Hashable, Sendable {
        /// 0 to 255.
        public let red: UInt8
        /// 0 to 255.
        public let green: UInt8
        /// 0 to 255.
        public let blue: UInt8

        /// Each component is from 0 to 255.
        public init(red: UInt8, green: UInt8, blue: UInt8) {
            self.red = red
            self.green = green
            self.blue = blue
        }

        /// Perceived brightness from 0 to 1, weighted according to ITU-R BT.709.
        public var brightness: Double {
            (0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue)) / 255
        }
    }
}
