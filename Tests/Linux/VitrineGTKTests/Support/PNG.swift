import CAdw
import Foundation

@testable import GTKSupport

/// The pixels of a picture file.
struct PNG {
    let width: Int
    let height: Int
    private let bytes: [UInt8]

    init?(_ path: String) {
        guard let texture = gdk_texture_new_from_filename(path, nil) else { return nil }
        defer { g_object_unref(texture.raw) }
        width = Int(gdk_texture_get_width(texture))
        height = Int(gdk_texture_get_height(texture))
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        gdk_texture_download(texture, &bytes, gsize(width * 4))
        self.bytes = bytes
    }

    /// The color of a pixel as `0xRRGGBB`.
    func color(_ x: Int, _ y: Int) -> UInt32 {
        let start = (y * width + x) * 4
        return UInt32(bytes[start + 2]) << 16 | UInt32(bytes[start + 1]) << 8
            | UInt32(bytes[start])
    }

    /// Renders a widget's current state; nil if it isn't drawn.
    @MainActor
    init?(of widget: some Widget) {
        let path = FileManager.default.temporaryDirectory
            .appending(path: "vitrine-\(UUID()).png").path
        // Fails if nothing was written.
        defer { try? FileManager.default.removeItem(atPath: path) }
        guard Snapshot.write(widget, to: path) else { return nil }
        self.init(path)
    }

    /// The relative luminance of a pixel, from 0 to 1, as WCAG defines it:
    /// https://www.w3.org/TR/WCAG21/#dfn-relative-luminance.
    func luminance(_ x: Int, _ y: Int) -> Double {
        let parts = [16, 8, 0].map { shift -> Double in
            let part = Double(color(x, y) >> UInt32(shift) & 0xFF) / 255
            return part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
}

extension PNG: Equatable {}
