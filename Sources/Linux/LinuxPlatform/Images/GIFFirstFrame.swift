import Foundation

extension ImageBytes {
    /// The GIF, truncated after its first frame and properly terminated; nil if it has no complete
    /// frame.
    ///
    /// gdk-pixbuf decodes all frames, and a thousand frames need a thousand times the memory.
    /// https://www.w3.org/Graphics/GIF/spec-gif89a.txt
    var gifWithFirstFrameOnly: Data? {
        guard let flags = byte(at: 10) else { return nil }
        var offset = 13 + Self.colorTableCount(flags)
        while let introducer = byte(at: offset) {
            switch introducer {
            case 0x21:  // An extension: its label, then blocks.
                guard let end = endOfBlocks(at: offset + 2) else { return nil }
                offset = end
            case 0x2c:  // A picture: its descriptor, colors, code size, then blocks.
                guard let flags = byte(at: offset + 9),
                    let end = endOfBlocks(at: offset + 11 + Self.colorTableCount(flags))
                else { return nil }
                return prefix(end) + [0x3b]
            default:
                return nil
            }
        }
        return nil
    }

    private static func colorTableCount(_ flags: UInt8) -> Int {
        flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1)
    }

    private func endOfBlocks(at start: Int) -> Int? {
        var offset = start
        while let count = byte(at: offset) {
            offset += 1 + Int(count)
            if count == 0 { return offset }
        }
        return nil
    }
}
