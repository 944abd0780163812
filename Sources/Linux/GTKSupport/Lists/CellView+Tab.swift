import CAdw
import CGTK

extension CellView {
    /// Makes Tab visit one row and its descendants and then leave the view.
    ///
    /// GTK 4.8 visits all rows: hundreds of them, or an endless number if the list loads pages
    /// along the way. GTK 4.12 solves this with
    /// https://docs.gtk.org/gtk4/property.ListView.tab-behavior.html
    func leaveByTab() {
        shortcut("Tab", .first, deciding: { moveFocus(GTK_DIR_TAB_FORWARD) })
        shortcut("<Shift>Tab", .first, deciding: { moveFocus(GTK_DIR_TAB_BACKWARD) })
    }

    private func moveFocus(_ direction: GtkDirectionType) -> Bool {
        guard let focused = focusWithin, let row = row(of: focused) else { return false }
        let isForward = direction == GTK_DIR_TAB_FORWARD
        let isRow = focused.pointer == row.pointer
        if let content = gtk_widget_get_first_child(row.pointer), isForward || !isRow {
            gtk_widget_set_can_focus(content, 1)
            if gtk_widget_child_focus(content, direction) != 0 { return true }
            if isRow { gtk_widget_set_can_focus(content, 0) }
        }
        if !isForward && !isRow { return row.focus() }
        return erased.focusNeighbor(direction)
    }

    /// Returns the view's child that is a widget or contains it.
    private func row(of widget: AnyWidget) -> AnyWidget? {
        var candidate = widget.pointer
        while let parent = gtk_widget_get_parent(candidate) {
            if parent == pointer { return AnyWidget(candidate) }
            candidate = parent
        }
        return nil
    }
}

extension AnyWidget {
    /// Moves the focus to the widget after or before this one.
    ///
    /// At the end of the window, it continues at the opposite end.
    func focusNeighbor(_ direction: GtkDirectionType) -> Bool {
        var around = self
        while let parent = around.parent {
            for neighbor in parent.parts(after: around, direction)
            where gtk_widget_child_focus(neighbor.pointer, direction) != 0 { return true }
            around = parent
        }
        // `around` is the window; without a focus, it starts over.
        gtk_window_set_focus(around.pointer.cast(), nil)
        return gtk_widget_child_focus(around.pointer, direction) != 0
    }

    /// Returns the children after `part` in Tab order.
    ///
    /// GTK sorts by the vertical position of the centers, then in reading direction.
    fileprivate func parts(after part: AnyWidget, _ direction: GtkDirectionType) -> [AnyWidget] {
        let isMirrored = gtk_widget_get_direction(pointer) == GTK_TEXT_DIR_RTL
        var parts: [(widget: AnyWidget, y: Double, x: Double)] = []
        var child = gtk_widget_get_first_child(pointer)
        while let widget = AnyWidget(child) {
            if gtk_widget_get_child_visible(widget.pointer) != 0, let frame = widget.frame(in: self)
            {
                let x = frame.x + frame.width / 2
                parts.append((widget, frame.y + frame.height / 2, isMirrored ? -x : x))
            }
            child = gtk_widget_get_next_sibling(widget.pointer)
        }
        parts.sort { ($0.y, $0.x) < ($1.y, $1.x) }
        if direction == GTK_DIR_TAB_BACKWARD { parts.reverse() }
        guard let place = parts.firstIndex(where: { $0.widget.pointer == part.pointer }) else {
            return []
        }
        return parts[(place + 1)...].map(\.widget)
    }
}
