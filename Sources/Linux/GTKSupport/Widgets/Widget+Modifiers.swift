import CAdw
import CGTK

/// Modifiers that set properties once; chain them when creating a widget.
extension Widget {
    package func style(_ names: String...) -> Self {
        for name in names { gtk_widget_add_css_class(pointer, name) }
        return self
    }

    /// Sets the margins in application pixels; 0 by default.
    package func margins(
        _ all: Int = 0,
        top: Int? = nil,
        bottom: Int? = nil,
        sides: Int? = nil
    ) -> Self {
        gtk_widget_set_margin_top(pointer, Int32(top ?? all))
        gtk_widget_set_margin_bottom(pointer, Int32(bottom ?? all))
        gtk_widget_set_margin_start(pointer, Int32(sides ?? all))
        gtk_widget_set_margin_end(pointer, Int32(sides ?? all))
        return self
    }

    /// Lets the widget expand into extra space.
    package func expand(horizontally: Bool = false, vertically: Bool = false) -> Self {
        gtk_widget_set_hexpand(pointer, horizontally ? 1 : 0)
        gtk_widget_set_vexpand(pointer, vertically ? 1 : 0)
        return self
    }

    /// Sets the widget's alignment if it has more space than it needs.
    package func align(_ horizontal: Alignment = .fill, _ vertical: Alignment = .fill) -> Self {
        gtk_widget_set_halign(pointer, horizontal.gtk)
        gtk_widget_set_valign(pointer, vertical.gtk)
        return self
    }

    /// Sets the minimum size in application pixels; nil leaves it to the widget.
    package func size(width: Int? = nil, height: Int? = nil) -> Self {
        gtk_widget_set_size_request(pointer, Int32(width ?? -1), Int32(height ?? -1))
        return self
    }

    /// Clips the widget's content to its bounds, including rounded corners.
    package func clipped() -> Self {
        gtk_widget_set_overflow(pointer, GTK_OVERFLOW_HIDDEN)
        return self
    }

    package func visible(_ isVisible: Bool) -> Self {
        self.isVisible = isVisible
        return self
    }

    /// Sets the accessible name and, if requested, the tooltip.
    package func named(_ name: String, tooltip: Bool = false) -> Self {
        accessibleName(name)
        if tooltip { self.tooltip = name }
        return self
    }

    /// Sets the name that screen readers speak.
    package func accessibleName(_ name: String) {
        vt_accessible_set_label(pointer, name)
    }

    /// Sets the text that screen readers speak after the name.
    package func accessibleDescription(_ text: String) {
        vt_accessible_set_description(pointer, text)
    }

    /// Reports to screen readers whether the widget is selected.
    package func accessibleSelected(_ isSelected: Bool) {
        vt_accessible_set_selected(pointer, isSelected ? 1 : 0)
    }

    /// Reports to screen readers whether the widget's content is being updated.
    package func accessibleBusy(_ isBusy: Bool) {
        vt_accessible_set_busy(pointer, isBusy ? 1 : 0)
    }

    /// Runs `action` when the widget emits a signal that has no return value.
    @discardableResult
    package func on(_ signal: String, _ action: @escaping @MainActor () -> Void) -> Self {
        Signal.connect(pointer, signal, action)
        return self
    }
}
