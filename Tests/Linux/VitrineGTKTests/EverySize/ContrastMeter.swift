import CAdw
import CGTK
import Foundation

@testable import GTKSupport

/// Measures the contrast of text and icons in a window against their background.
///
/// Compares two renderings, with and without them, and computes the WCAG ratio:
/// https://www.w3.org/TR/WCAG21/#dfn-contrast-ratio
@MainActor
struct ContrastMeter {
    /// One line for each text or icon with too little contrast.
    private(set) var faults: [String] = []
    /// The number of measured texts and icons.
    private(set) var count = 0
    private var kinds: [String: Int] = [:]

    /// Large enough for strokes of small letters to contain pixels of their full color.
    private static let scale = 3.0

    /// Measures a part of a window, or the whole window, and restores its opacity.
    init(_ part: AnyWidget, in window: AnyWidget, _ settle: () -> Void) {
        let marks = part.descendants(mapped: true).filter { mark in
            ["GtkLabel", "GtkImage"].contains(mark.kind) && Self.isMeant(mark)
                && gtk_widget_get_native(mark.pointer) == gtk_widget_get_native(window.pointer)
        }
        let cards = part.all("VtCard")
        let with = Drawing(window, scale: Self.scale)
        for mark in marks { gtk_widget_set_opacity(mark.pointer, 0) }
        for card in cards { vt_card_set_ink(card.pointer.opaque, 0) }
        settle()
        let without = Drawing(window, scale: Self.scale)
        for mark in marks { gtk_widget_set_opacity(mark.pointer, 1) }
        for card in cards { vt_card_set_ink(card.pointer.opaque, 1) }
        settle()
        if let with, let without {
            for mark in marks {
                guard let frame = mark.frame(in: window) else { continue }
                measure(mark, at: frame, in: window, with, without)
            }
            for card in cards {
                guard let frame = card.frame(in: window) else { continue }
                for text in card.paintedTexts {
                    let place = Rectangle(
                        x: frame.x + text.place.x,
                        y: frame.y + text.place.y,
                        width: text.place.width,
                        height: text.place.height
                    )
                    measure(card, at: place, in: window, with, without)
                }
            }
        } else {
            faults.append("nothing is drawn")
        }
    }

    private mutating func measure(
        _ mark: AnyWidget,
        at place: Rectangle,
        in window: AnyWidget,
        _ with: Drawing,
        _ without: Drawing
    ) {
        let (least, most) =
            mark.kind == "GtkImage" ? (3.0, 3) : (4.5, mark.kind == "VtCard" ? 9 : 3)
        guard let frame = mark.seen(place, in: window), kinds[mark.place, default: 0] < most
        else { return }
        guard let ratio = Self.contrast(with.pixels(of: frame), without.pixels(of: frame)) else {
            return
        }
        count += 1
        kinds[mark.place, default: 0] += 1
        if ratio < least - 0.02 {
            faults.append("\((ratio * 100).rounded() / 100):1 \(mark.trail)")
        }
    }

    /// Whether WCAG requires contrast: the mark is visible, active and not decoration.
    private static func isMeant(_ mark: AnyWidget) -> Bool {
        let isDecoration =
            mark.has(style: "announcement") || mark.has(style: "photo-placeholder")
            || mark.kind == "GtkImage" && !mark.isSymbolic
        let isInactive = gtk_widget_is_sensitive(mark.pointer) == 0
        let isEmpty = mark.kind == "GtkLabel" && mark.texts.isEmpty
        return !isDecoration && !isInactive && !isEmpty
            && gtk_widget_get_opacity(mark.pointer) == 1
    }

    /// The least contrast among the pixels that changed most; nil if the mark is covered.
    private static func contrast(_ with: [UInt8], _ without: [UInt8]) -> Double? {
        guard with.count == without.count else { return nil }
        var changes = [Int](repeating: 0, count: with.count / 4)
        var most = 0
        for index in changes.indices {
            var change = 0
            for part in index * 4..<index * 4 + 3 {
                change = max(change, abs(Int(with[part]) - Int(without[part])))
            }
            changes[index] = change
            most = max(most, change)
        }
        guard most > 3 else { return nil }
        var least = Double.infinity
        var known: Set<[UInt8]> = []
        for index in changes.indices where changes[index] * 50 >= most * 49 {
            let range = index * 4..<index * 4 + 3
            guard known.insert(Array(with[range]) + Array(without[range])).inserted else {
                continue
            }
            let (a, b) = (luminance(with[range]), luminance(without[range]))
            least = min(least, (max(a, b) + 0.05) / (min(a, b) + 0.05))
        }
        return least
    }

    private static func luminance(_ pixel: ArraySlice<UInt8>) -> Double {
        let weights = [0.0722, 0.7152, 0.2126]
        return zip(pixel, weights).reduce(0) { $0 + curve[Int($1.0)] * $1.1 }
    }

    private static let curve: [Double] = (0...255).map {
        let part = Double($0) / 255
        return part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
}

/// A recorded rendering of a window, whose parts can be drawn enlarged.
@MainActor
final class Drawing {
    private let node: OpaquePointer
    private let renderer: OpaquePointer
    private let scale: Double

    init?(_ window: AnyWidget, scale: Double) {
        guard let native = gtk_widget_get_native(window.pointer),
            let renderer = gtk_native_get_renderer(native),
            let snapshot = gtk_snapshot_new(),
            let paintable = gtk_widget_paintable_new(window.pointer)
        else { return nil }
        defer { g_object_unref(paintable.raw) }
        gtk_snapshot_scale(snapshot.raw.opaque, Float(scale), Float(scale))
        gdk_paintable_snapshot(
            paintable,
            snapshot.raw.opaque,
            Double(window.width),
            Double(window.height)
        )
        guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
        self.node = node
        self.renderer = renderer
        self.scale = scale
    }

    /// The pixels of a part, each as blue, green, red and alpha.
    func pixels(of frame: Rectangle) -> [UInt8] {
        var part = Rectangle(
            x: frame.x * scale,
            y: frame.y * scale,
            width: frame.width * scale,
            height: frame.height * scale
        ).graphene
        guard let texture = gsk_renderer_render_texture(renderer, node, &part) else { return [] }
        defer { g_object_unref(texture.raw) }
        let width = Int(gdk_texture_get_width(texture))
        var bytes = [UInt8](repeating: 0, count: width * Int(gdk_texture_get_height(texture)) * 4)
        gdk_texture_download(texture, &bytes, gsize(width * 4))
        return bytes
    }

    isolated deinit { gsk_render_node_unref(node) }
}

extension AnyWidget {
    /// The top left corner of the label's ink.
    private var firstLetter: (x: Double, y: Double) {
        var (x, y): (Int32, Int32) = (0, 0)
        gtk_label_get_layout_offsets(pointer.opaque, &x, &y)
        var ink = PangoRectangle()
        pango_layout_get_pixel_extents(gtk_label_get_layout(pointer.opaque), &ink, nil)
        return (Double(x + ink.x), Double(y + ink.y))
    }

    /// Whether it is a symbolic icon, drawn in the text color.
    fileprivate var isSymbolic: Bool {
        let name = gtk_image_get_icon_name(pointer.opaque).map { String(cString: $0) }
        return name?.hasSuffix("-symbolic") ?? false
    }

    /// The part of its rectangle that all ancestors show; nil if too little is visible.
    fileprivate func seen(_ own: Rectangle, in window: AnyWidget) -> Rectangle? {
        var (left, top) = (own.x, own.y)
        var (right, bottom) = (own.x + own.width, own.y + own.height)
        var next = parent
        while let around = next, let frame = around.frame(in: window) {
            (left, top) = (max(left, frame.x), max(top, frame.y))
            right = min(right, frame.x + frame.width)
            bottom = min(bottom, frame.y + frame.height)
            next = around.parent
        }
        // A strip at the edge of a scrolled area may contain only the letters' margin.
        guard right - left >= min(own.width, 16) * 0.9, bottom - top >= min(own.height, 16) * 0.9
        else { return nil }
        // The first letters of a long text are enough.
        let (x, y) = kind == "GtkLabel" ? firstLetter : (0, 0)
        (left, top) = (max(left, min(own.x + x, right - 2)), max(top, min(own.y + y, bottom - 2)))
        return Rectangle(
            x: left,
            y: top,
            width: min(right - left, 120),
            height: min(bottom - top, 32)
        )
    }
}
