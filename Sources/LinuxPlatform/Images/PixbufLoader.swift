import CPixbuf
import Foundation
import ImagePipeline

/// One use of GdkPixbufLoader: bytes in, a size, then pixels.
///
/// https://docs.gtk.org/gdk-pixbuf/class.PixbufLoader.html
final class PixbufLoader {
    /// What to do once the size in the head is known.
    enum Plan {
        case stop
        case decode(PixelSize)
    }

    private let raw: UnsafeMutablePointer<GdkPixbufLoader>
    private let plan: (PixelSize) -> Plan
    private var isOpen = true
    private(set) var size: PixelSize?

    /// Makes a loader for one format; nil where its module is not installed.
    init?(_ format: ImageFormat, plan: @escaping (PixelSize) -> Plan) {
        guard let raw = gdk_pixbuf_loader_new_with_type(format.loaderName, nil) else { return nil }
        self.raw = raw
        self.plan = plan
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
        // A loader that is not closed complains on standard error.
        if isOpen { gdk_pixbuf_loader_close(raw, nil) }
        g_object_unref(raw)
    }

    /// Feeds bytes; false once they make no sense or the plan was to stop.
    func write(_ data: Data) -> Bool {
        data.withUnsafeBytes { bytes in
            gdk_pixbuf_loader_write(
                raw,
                bytes.bindMemory(to: UInt8.self).baseAddress,
                gsize(bytes.count),
                nil
            ) != 0
        }
    }

    /// Ends the bytes; nil when they ended too early.
    func finish() -> Pixbuf? {
        isOpen = false
        guard gdk_pixbuf_loader_close(raw, nil) != 0, let pixbuf = gdk_pixbuf_loader_get_pixbuf(raw)
        else { return nil }
        g_object_ref(UnsafeMutableRawPointer(pixbuf))
        return Pixbuf(owning: pixbuf)
    }

    private func prepare(_ size: PixelSize) {
        guard self.size == nil else { return }
        self.size = size
        switch plan(size) {
        case .stop:
            gdk_pixbuf_loader_set_size(raw, 0, 0)
        case .decode(let wanted) where wanted != size:
            gdk_pixbuf_loader_set_size(raw, Int32(wanted.width), Int32(wanted.height))
        case .decode:
            break
        }
    }
}
