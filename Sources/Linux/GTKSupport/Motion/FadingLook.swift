import CAdw
import CGTK

/// The last look of a widget, which fades out above its new one.
///
/// https://docs.gtk.org/gtk4/class.WidgetPaintable.html
@MainActor
package final class FadingLook {
    /// The layer to add above the widget, of the same size; clicks and screen readers ignore it.
    package let root: AnyWidget
    private var fading: Animation?

    package init() {
        let role = GTK_ACCESSIBLE_ROLE_GENERIC
        guard let picture = vt_widget_new_with_role(gtk_picture_get_type(), role) else {
            preconditionFailure("GTK always creates a picture.")
        }
        gtk_picture_set_can_shrink(picture.opaque, 1)
        gtk_widget_set_can_target(picture, 0)
        root = AnyWidget(picture)
    }

    /// Keeps the present look of a widget on screen, and fades it out.
    ///
    /// If the system's animations are off or the widget isn't on screen, nothing is kept.
    package func fadeOut(_ widget: some Widget, milliseconds: Int) {
        guard let paintable = gtk_widget_paintable_new(widget.pointer) else { return }
        let look = gdk_paintable_get_current_image(paintable)
        g_object_unref(paintable.raw)
        gtk_picture_set_paintable(root.pointer.opaque, look)
        if let look { g_object_unref(look.raw) }
        let root = root
        let animation = Animation(
            for: root,
            milliseconds: milliseconds,
            step: { root.opacity = 1 - $0 },
            done: { gtk_picture_set_paintable(root.pointer.opaque, nil) }
        )
        fading = animation
        animation.play()
    }
}
