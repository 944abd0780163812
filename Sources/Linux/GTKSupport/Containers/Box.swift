import CAdw
import CGTK

/// A container that arranges widgets in a row or in a column.
///
/// https://docs.gtk.org/gtk4/class.Box.html
package struct Box: Widget {
    package let pointer: WidgetPointer

    /// Creates a column with `spacing` application pixels between its widgets; 0 by default.
    package static func vertical(spacing: Int = 0, _ children: any Widget...) -> Box {
        Box(gtk_box_new(GTK_ORIENTATION_VERTICAL, Int32(spacing)), children)
    }

    /// Creates a row with `spacing` application pixels between its widgets; 0 by default.
    package static func horizontal(spacing: Int = 0, _ children: any Widget...) -> Box {
        Box(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, Int32(spacing)), children)
    }

    /// Creates a column, or a row, that list cells consist of; its CSS name is `cell`.
    ///
    /// With the theme of libadwaita 1.7, GTK 4.18 recomputes the style of each widget named `box` in
    /// 200 rows whenever it moves one row. That took a third of the time while a list was flung.
    package static func cell(
        isHorizontal: Bool = false,
        spacing: Int = 0,
        _ children: any Widget...
    ) -> Box {
        let orientation = isHorizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL
        return Box(vt_cell_box_new(orientation, Int32(spacing)), children)
    }

    /// Creates a column with the accessible role of a list; ``Label/init(listItem:)`` creates its
    /// items.
    package static func list(spacing: Int = 0) -> Box {
        let box = column(GTK_ACCESSIBLE_ROLE_LIST)
        gtk_box_set_spacing(box.pointer.cast(), Int32(spacing))
        return box
    }

    /// Creates a column with the accessible role of a group, which may have a name.
    ///
    /// GTK 4.18 doesn't report other boxes' names to screen readers.
    package static func group() -> Box { column(GTK_ACCESSIBLE_ROLE_GROUP) }

    /// Wraps a widget that must be a GtkBox, which isn't checked.
    package init(_ box: AnyWidget) {
        pointer = box.pointer
    }

    private static func column(_ role: GtkAccessibleRole) -> Box {
        let box = Box(AnyWidget(vt_widget_new_with_role(gtk_box_get_type(), role)))
        box.isVertical = true
        return box
    }

    private init(_ box: WidgetPointer, _ children: [any Widget]) {
        pointer = box
        for child in children { append(child) }
    }

    /// Adds a widget at the end.
    package func append(_ child: some Widget) {
        gtk_box_append(pointer.cast(), child.pointer)
    }

    /// Inserts a widget after one of the box's widgets, or moves it there; nil means first.
    package func insert(_ child: some Widget, after sibling: AnyWidget?) {
        if child.parent == nil {
            gtk_box_insert_child_after(pointer.cast(), child.pointer, sibling?.pointer)
        } else {
            gtk_box_reorder_child_after(pointer.cast(), child.pointer, sibling?.pointer)
        }
    }

    /// Removes a widget from the box, which releases it.
    package func remove(_ child: some Widget) {
        gtk_box_remove(pointer.cast(), child.pointer)
    }

    /// Moves a widget from this box to the end of another.
    package func move(_ child: some Widget, to other: Box) {
        g_object_ref(child.pointer)
        remove(child)
        other.append(child)
        g_object_unref(child.pointer)
    }

    package func removeAll() {
        while let child = gtk_widget_get_first_child(pointer) {
            gtk_box_remove(pointer.cast(), child)
        }
    }

    /// Whether the box is a column rather than a row.
    package var isVertical: Bool {
        get { gtk_orientable_get_orientation(pointer.opaque) == GTK_ORIENTATION_VERTICAL }
        nonmutating set {
            let orientation =
                newValue ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL
            gtk_orientable_set_orientation(pointer.opaque, orientation)
        }
    }
}
