import CAdw

@testable import GTKSupport

/// Walks a window's visible widgets and reports any cut off, hidden or too wide.
@MainActor
struct LayoutWalk {
    /// One line per fault.
    private(set) var faults: [String] = []
    /// The number of checked texts.
    private(set) var textCount = 0

    private let window: AnyWidget
    private let mayBeCut: Set<String>
    /// Whether the placeholder of an empty search field may be cut.
    private let isPromptCut: Bool

    /// Style classes of labels that may be cut, or of their ancestors.
    ///
    /// The details or a tooltip show these texts in full.
    private static let mayBeCut: Set<String> = [
        "shelf", "photo-title", "photo-user", "tile", "statistics-table", "item-name",
    ]

    /// Style classes that may also be cut if the text has twice its usual size.
    ///
    /// These are list names and one-line notices, which have tooltips; window headings; and
    /// texts that libadwaita cuts: in settings, above an entry and, since 1.5, in alert buttons.
    private static let mayBeCutWhereTight: Set<String> = [
        "toggle", "title", "subtitle", "suffixes", "response-area", "demo-notice",
        "offline-banner",
    ]

    /// Style classes of content that may scroll sideways: rows of portraits or cards, and a table.
    private static let scrollsSideways: Set<String> = ["strip", "shelf", "statistics-table"]

    /// The visible area for a widget and its descendants.
    private struct Sight {
        var left: Double
        var right: Double
        var top: Double
        var bottom: Double
        var scrollsDown = false
        var scrollsSideways = false
        var mayBeCut = false
        /// The nearest ancestor that clips its content without scrolling.
        var clip: AnyWidget?
    }

    /// Walks a window.
    ///
    /// - Parameters:
    ///   - window: The window.
    ///   - frame: The frame's share of the window's minimum width, in application pixels.
    ///   - isTight: Whether the text has twice its usual size.
    init(_ window: AnyWidget, frame: Int, isTight: Bool) {
        self.window = window
        mayBeCut = isTight ? Self.mayBeCut.union(Self.mayBeCutWhereTight) : Self.mayBeCut
        isPromptCut = isTight
        let (width, height) = (Double(window.width), Double(window.height))
        walk(window, Sight(left: 0, right: width, top: 0, bottom: height))
        if window.minimumWidth > window.width + frame {
            let least = window.minimumWidth - frame
            faults.append("the window needs \(least) px: \(window.widestPart.trail)")
        }
    }

    private mutating func walk(_ parent: AnyWidget, _ sight: Sight) {
        var next = gtk_widget_get_first_child(parent.pointer)
        while let pointer = next {
            next = gtk_widget_get_next_sibling(pointer)
            let child = AnyWidget(pointer)
            // A popover has its own surface.
            guard child.isMapped, gtk_widget_get_native(pointer) == window.native else { continue }
            // Scroll bars extend a little beyond the edge of their content.
            guard child.width > 0, child.height > 0, child.kind != "GtkScrollbar",
                !child.has(style: "announcement")
            else { continue }
            var inner = sight
            inner.mayBeCut =
                sight.mayBeCut || child.has(anyOf: mayBeCut)
                || isPromptCut && child.kind == "GtkText"
            if child.has(anyOf: Self.scrollsSideways) { inner.scrollsSideways = true }
            check(child, &inner)
            switch child.kind {
            case "GtkScrolledWindow": enter(child, &inner)
            case "GtkLabel": checkLabel(child, inner)
            case "VtCard": checkCard(child)
            default: break
            }
            if child.scrolls { inner.clip = nil } else if child.clips { inner.clip = child }
            walk(child, inner)
        }
    }

    /// Counts everything above and below a scrolled area's viewport as visible.
    private mutating func enter(_ scroller: AnyWidget, _ sight: inout Sight) {
        sight.scrollsDown = true
        let sideways = gtk_scrolled_window_get_hadjustment(scroller.pointer.opaque)
        let excess = gtk_adjustment_get_upper(sideways) - gtk_adjustment_get_page_size(sideways)
        let isRow = scroller.descendants(mapped: true).contains {
            $0.has(anyOf: Self.scrollsSideways)
        }
        if isRow {
            sight.scrollsSideways = true
        } else if excess > 1 {
            faults.append("it scrolls sideways by \(excess) px: \(scroller.trail)")
        }
    }

    /// Reports a widget beyond the edge once, not again for each descendant.
    private mutating func check(_ widget: AnyWidget, _ sight: inout Sight) {
        if !sight.mayBeCut, let clip = sight.clip, let place = widget.frame(in: clip),
            place.x < -1 || place.y < -1 || place.x + place.width > Double(clip.width) + 1
                || place.y + place.height > Double(clip.height) + 1
        {
            faults.append("\(place) in \(clip.width)×\(clip.height): \(widget.trail)")
            sight.clip = nil
        }
        guard let frame = widget.frame(in: window) else { return }
        let isWithinWidth =
            frame.x >= sight.left - 1 && frame.x + frame.width <= sight.right + 1
        if !isWithinWidth, !sight.scrollsSideways {
            let part = widget.widestPart.trail
            faults.append("from \(frame.x) to \(frame.x + frame.width): \(widget.trail); \(part)")
            sight.scrollsSideways = true
        }
        let isWithinHeight =
            frame.y >= sight.top - 1 && frame.y + frame.height <= sight.bottom + 1
        if !isWithinHeight, !sight.scrollsDown {
            faults.append("below the end by \(frame.y + frame.height): \(widget.trail)")
            sight.scrollsDown = true
        }
    }

    /// Checks a card, whose titles and lines may be cut because the details show them in full.
    private mutating func checkCard(_ card: AnyWidget) {
        for text in card.paintedTexts {
            textCount += 1
            if text.isFigure, text.isCut { faults.append("cut: \(text.words), \(card.trail)") }
            let (place, slack) = (text.place, 1.0)
            if place.x < -slack || place.x + place.width > Double(card.width) + slack
                || place.y < -slack || place.y + place.height > Double(card.height) + slack
            {
                faults.append("\(text.words) at \(place) of \(card.width)×\(card.height)")
            }
        }
    }

    private mutating func checkLabel(_ label: AnyWidget, _ sight: Sight) {
        guard !label.texts.isEmpty else { return }
        textCount += 1
        let layout = gtk_label_get_layout(label.pointer.opaque)
        if pango_layout_is_ellipsized(layout) != 0 {
            if !sight.mayBeCut { faults.append("cut with an ellipsis: \(label.trail)") }
            return
        }
        var (width, height): (Int32, Int32) = (0, 0)
        pango_layout_get_pixel_size(layout, &width, &height)
        if Int(width) > label.width + 1 || Int(height) > label.height + 1 {
            faults.append(
                "\(width)×\(height) px of text in \(label.width)×\(label.height): \(label.trail)"
            )
        }
    }
}

extension AnyWidget {
    fileprivate var native: OpaquePointer? { gtk_widget_get_native(pointer) }

    /// The innermost widget that causes the minimum width.
    fileprivate var widestPart: AnyWidget {
        var widest = self
        var least = 0
        var next = gtk_widget_get_first_child(pointer)
        while let child = next {
            next = gtk_widget_get_next_sibling(child)
            let width = AnyWidget(child).isVisible ? AnyWidget(child).minimumWidth : 0
            if width > least { (widest, least) = (AnyWidget(child), width) }
        }
        return least * 10 > minimumWidth * 7 ? widest.widestPart : self
    }

    /// Whether content beyond its edges can be scrolled into view.
    fileprivate var scrolls: Bool {
        g_type_check_instance_is_a(pointer.cast(), gtk_scrollable_get_type()) != 0
            || kind == "GtkScrolledWindow"
    }

    /// Whether content beyond its edges is never visible.
    fileprivate var clips: Bool {
        !scrolls && gtk_widget_get_overflow(pointer) == GTK_OVERFLOW_HIDDEN
    }

    fileprivate func has(anyOf styles: Set<String>) -> Bool {
        styles.contains { has(style: $0) }
    }

    /// The widget's location and its first text, for failure messages.
    var trail: String { place + (texts.first.map { " “\($0.prefix(40))”" } ?? "") }

    /// The kinds and style classes of the widget and its nearest ancestors.
    var place: String {
        var names: [String] = []
        var next: AnyWidget? = self
        while let widget = next, names.count < 6 {
            let style = widget.styles.map { ".\($0)" }.joined()
            names.append(widget.kind.replacing("Gtk", with: "") + style)
            next = widget.parent
        }
        return names.reversed().joined(separator: " › ")
    }

    private var styles: [String] {
        guard let names = gtk_widget_get_css_classes(pointer) else { return [] }
        defer { g_strfreev(names) }
        var found: [String] = []
        var next = names
        while let name = next.pointee {
            found.append(String(cString: name))
            next += 1
        }
        return found
    }
}
