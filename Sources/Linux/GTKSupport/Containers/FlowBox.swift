import CAdw
import CGTK

/// A container that arranges a few widgets in wrapping rows.
///
/// https://docs.gtk.org/gtk4/class.FlowBox.html
package struct FlowBox: Widget {
    package let pointer: WidgetPointer

    /// Creates an empty box; `spacing` is in application pixels, and `most` is the maximum per row.
    package init(spacing: Int = 6, most: Int = 30) {
        // GTK's default role is grid, whose cells wouldn't have names.
        pointer = vt_widget_new_with_role(gtk_flow_box_get_type(), GTK_ACCESSIBLE_ROLE_GROUP)
        gtk_flow_box_set_selection_mode(pointer.opaque, GTK_SELECTION_NONE)
        gtk_flow_box_set_row_spacing(pointer.opaque, guint(spacing))
        gtk_flow_box_set_column_spacing(pointer.opaque, guint(spacing))
        gtk_flow_box_set_max_children_per_line(pointer.opaque, guint(most))
    }

    /// Adds a widget at the end, in a cell that can't be focused.
    package func append(_ child: some Widget) {
        guard
            let place = vt_widget_new_with_role(
                gtk_flow_box_child_get_type(),
                GTK_ACCESSIBLE_ROLE_GROUP
            )
        else { return }
        gtk_flow_box_child_set_child(place.cast(), child.pointer)
        gtk_widget_set_focusable(place, 0)
        gtk_flow_box_append(pointer.opaque, place)
    }

    package func removeAll() {
        while let child = gtk_widget_get_first_child(pointer) {
            gtk_flow_box_remove(pointer.opaque, child)
        }
    }
}
