import CAdw
import CGTK

@testable import GTKSupport

/// A text that a card paints.
struct PaintedText {
    let words: String
    /// The words that remain after a list is cut at a whole element.
    let shown: String
    /// The rectangle in the card, in application pixels.
    let place: Rectangle
    let lineCount: Int
    let isCut: Bool
    /// Whether it is a line of figures, which must not be cut.
    let isFigure: Bool
}

/// Inspects the widget tree, as the user or a screen reader would.
extension Widget {
    /// The widget and its descendants, from the top; `mapped` omits those not on screen.
    func descendants(mapped: Bool = false) -> [AnyWidget] {
        var found: [AnyWidget] = []
        var next = gtk_widget_get_first_child(pointer)
        while let child = next {
            next = gtk_widget_get_next_sibling(child)
            if mapped, gtk_widget_get_mapped(child) == 0 { continue }
            found += AnyWidget(child).descendants(mapped: mapped)
        }
        return [erased] + found
    }

    /// The name of its class in GTK, such as `GtkLabel`.
    var kind: String {
        let instance: UnsafeMutablePointer<GTypeInstance> = pointer.cast()
        return g_type_name_from_instance(instance).map { String(cString: $0) } ?? ""
    }

    /// The text on screen below it, including those that cards paint.
    var texts: [String] {
        descendants(mapped: true).flatMap { widget in
            widget.kind == "GtkLabel"
                ? [String(cString: gtk_label_get_text(widget.pointer.opaque))]
                : widget.paintedTexts.map(\.words)
        }
        .filter { !$0.isEmpty }
    }

    /// The texts that a card paints; empty for any other widget.
    var paintedTexts: [PaintedText] {
        guard kind == "VtCard" else { return [] }
        return (0..<vt_card_get_count(pointer.opaque)).compactMap { index in
            var place = graphene_rect_t()
            guard let layout = vt_card_locate(pointer.opaque, index, &place) else { return nil }
            return PaintedText(
                words: String(cString: vt_card_get_text(pointer.opaque, index)),
                shown: String(cString: pango_layout_get_text(layout)),
                place: Rectangle(place),
                lineCount: Int(pango_layout_get_line_count(layout)),
                isCut: pango_layout_is_ellipsized(layout) != 0,
                isFigure: vt_card_get_style(pointer.opaque, index).has_equal_digits != 0
            )
        }
    }

    /// The widgets of a kind that are on screen below it.
    func all(_ kind: String) -> [AnyWidget] {
        descendants(mapped: true).filter { $0.kind == kind }
    }

    func has(style name: String) -> Bool { gtk_widget_has_css_class(pointer, name) != 0 }

    /// Whether screen readers speak `name` for it.
    func isSpoken(_ name: String) -> Bool { vt_accessible_has_label(pointer, name) != 0 }

    /// Whether it has a name for screen readers.
    var hasName: Bool {
        let accessible: OpaquePointer = pointer.opaque
        return gtk_test_accessible_has_property(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL) != 0
            || gtk_test_accessible_has_relation(accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY)
                != 0
            || !descendants().filter { $0.kind == "GtkLabel" }.isEmpty
    }

    /// The current announcements to screen readers below it.
    var announced: [String] {
        all("GtkLabel").filter { label in
            label.has(style: "announcement")
                && gtk_accessible_get_accessible_role(label.pointer.opaque)
                    == GTK_ACCESSIBLE_ROLE_STATUS
        }.flatMap(\.texts)
    }

    /// Whether screen readers report it as selected.
    var isSelected: Bool { vt_accessible_is_selected(pointer) != 0 }

    /// Whether a mapped spinner below it is spinning.
    var spins: Bool {
        all("GtkSpinner").contains { gtk_spinner_get_spinning($0.pointer.opaque) != 0 }
    }

    /// Whether a spinner is spinning in its visible part.
    var spinsInSight: Bool {
        all("GtkSpinner").contains {
            gtk_spinner_get_spinning($0.pointer.opaque) != 0 && $0.isInSight(of: erased)
        }
    }

    /// Whether its center is within all widgets around it, up to an ancestor.
    private func isInSight(of ancestor: AnyWidget) -> Bool {
        guard width > 0, height > 0 else { return false }
        var next = parent
        while let place = next {
            guard let middle = point(Double(width) / 2, Double(height) / 2, in: place),
                (0...Double(place.width)).contains(middle.x),
                (0...Double(place.height)).contains(middle.y)
            else { return false }
            if place.pointer == ancestor.pointer { return true }
            next = place.parent
        }
        return false
    }

    /// The buttons on screen with a spoken name or text.
    func buttons(_ name: String) -> [AnyWidget] {
        ["GtkButton", "GtkToggleButton"].flatMap { all($0) }
            .filter { $0.isSpoken(name) || $0.texts == [name] }
    }

    /// Clicks at once; ``press()`` on a button takes a quarter of a second.
    func click() { emit("clicked", of: gtk_button_get_type()) }

    /// Emits a signal that has no arguments.
    func emit(_ signal: String, of type: GType) {
        var instance = GValue()
        g_value_init(&instance, type)
        defer { g_value_unset(&instance) }
        g_value_set_object(&instance, pointer.raw)
        g_signal_emitv(&instance, g_signal_lookup(signal, type), 0, nil)
    }

    var isMapped: Bool { gtk_widget_get_mapped(pointer) != 0 }
    var isFocused: Bool { gtk_widget_has_focus(pointer) != 0 || isFocusOfRoot }

    private var isFocusOfRoot: Bool {
        gtk_widget_get_root(pointer).flatMap { gtk_root_get_focus($0) } == pointer
    }

    /// Its left edge within another widget, in application pixels.
    func left(in other: AnyWidget) -> Double? { point(0, 0, in: other)?.x }

    /// Converts a point to another widget's coordinates; nil without a common window.
    func point(_ x: Double, _ y: Double, in other: AnyWidget) -> (x: Double, y: Double)? {
        var own = graphene_point_t(x: Float(x), y: Float(y))
        var point = graphene_point_t()
        guard gtk_widget_compute_point(pointer, other.pointer, &own, &point) != 0 else {
            return nil
        }
        return (Double(point.x), Double(point.y))
    }

    /// The minimum width, in application pixels.
    var minimumWidth: Int {
        var width: Int32 = 0
        gtk_widget_measure(pointer, GTK_ORIENTATION_HORIZONTAL, -1, &width, nil, nil, nil)
        return Int(width)
    }

    /// Activates it, as a click or Enter does.
    func press() { gtk_widget_activate(pointer) }
}

extension Widget {
    /// Requests a window size in application pixels.
    func resizeWindow(width: Int, height: Int) {
        gtk_window_set_default_size(pointer.cast(), Int32(width), Int32(height))
    }

    /// Makes it transparent, so that it is laid out but not drawn.
    func setFaint() { gtk_widget_set_opacity(pointer, 0) }

    /// Whether the user can resize a window.
    var isResizable: Bool { gtk_window_get_resizable(pointer.cast()) != 0 }

    /// Closes a window.
    func closeWindow() { gtk_window_close(pointer.cast()) }
}
