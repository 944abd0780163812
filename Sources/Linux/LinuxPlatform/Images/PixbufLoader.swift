import CPixbuf
import Foundation
import ImagePipeline

/// A GdkPixbufLoader for one file: it receives bytes, asks for a size, and returns pixels.
///
/// https://docs.gtk.org/gdk-pixbuf/class.PixbufLoader.html
final class PixbufLoader {
    /// How to continue once the size in the header is known.
    enum Plan {
        case stop
        case decode(PixelSize)
    }

    private static let pieceCount = 256

    private let raw: UnsafeMutablePointer<GdkPixbufLoader>
    private let plan: (PixelSize) -> Plan
    private let format: ImageFormat
    private var isOpen = true
    private var isStopped = false
    private(set) var size: PixelSize?

    /// Creates a loader for one format; returns nil if its gdk-pixbuf module isn't installed.
    init?(_ format: ImageFormat, plan: @escaping (PixelSize) -> Plan) {
        guard let raw = gdk_pixbuf_loader_new_with_type(format.loaderName, nil) else { return nil }
        self.raw = raw
        self.plan = plan
        self.format = format
        _ = vitrine_pixbuf_loader_on_size(
            raw,
            { _, width, height, data in
                guard let data else { return }
                let loader = Unmanaged<PixbufLoader>.fromOpaque(data).takeUnretainedValue()
                loader.prepare(PixelSize(Int(width), Int(height)))
            },
            Unmanaged.passUnretained(self).toOpaque()
        )
    }

    deinit {
        // Without this, gdk-pixbuf prints a warning.
        if isOpen { gdk_pixbuf_loader_close(raw, nil) }
        g_object_unref(raw)
    }

    /// Feeds the whole file; returns false if it is invalid or the plan was to stop.
    ///
    /// This feeds small pieces until the size is known, because the loaders finish a piece even if
    /// they were stopped. The PNG loader would inflate the rest of the piece, to a thousand times
    /// its length, and the WebP loader would decode it.
    func feed(_ data: Data) -> Bool {
        var rest = data[...]
        while size == nil, !rest.isEmpty {
            guard write(rest.prefix(Self.pieceCount)) else { return false }
            rest = rest.dropFirst(Self.pieceCount)
        }
        return !isStopped && (rest.isEmpty || write(rest))
    }

    /// Ends the input; returns nil if the file was truncated.
    func finish() -> Pixbuf? {
        isOpen = false
        guard gdk_pixbuf_loader_close(raw, nil) != 0, let pixbuf = gdk_pixbuf_loader_get_pixbuf(raw)
        else { return nil }
        g_object_ref(UnsafeMutableRawPointer(pixbuf))
        return Pixbuf(owning: pixbuf)
    }

    private func write(_ data: Data) -> Bool {
        data.withUnsafeBytes { bytes in
            gdk_pixbuf_loader_write(
                raw,
                bytes.bindMemory(to: UInt8.self).baseAddress,
                gsize(bytes.count),
                nil
            ) != 0
        }
    }

    private func prepare(_ size: PixelSize) {
        guard self.size == nil else { return }
        self.size = size
        switch plan(size) {
        case .stop:
            isStopped = true
            // A size of 0 is an error, which ends decoding. The WebP loader, however, would use the
            // full size instead, so it gets one pixel.
            let side: Int32 = format == .webp ? 1 : 0
            gdk_pixbuf_loader_set_size(raw, side, side)
        case .decode(let wanted) where wanted != size:
            gdk_pixbuf_loader_set_size(raw, Int32(wanted.width), Int32(wanted.height))
        case .decode:
            break
        }
    }
}
