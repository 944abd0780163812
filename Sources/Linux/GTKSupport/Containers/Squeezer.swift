import CAdw

/// Shows the first child that fits, or else the last one.
///
/// https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1.2/class.Squeezer.html
package struct Squeezer: Widget {
    package let pointer: WidgetPointer

    /// The width at which a child fits.
    package enum Folding: Sendable {
        /// Its natural width.
        case natural
        /// Its minimum width.
        case minimum
    }

    /// Creates a container whose children fit at their natural width by default; pass the widest
    /// child first.
    package init(_ children: any Widget..., folding: Folding = .natural) {
        pointer = adw_squeezer_new()
        adw_squeezer_set_homogeneous(pointer.opaque, 0)
        adw_squeezer_set_switch_threshold_policy(
            pointer.opaque,
            folding == .natural
                ? ADW_FOLD_THRESHOLD_POLICY_NATURAL : ADW_FOLD_THRESHOLD_POLICY_MINIMUM
        )
        for child in children { adw_squeezer_add(pointer.opaque, child.pointer) }
    }
}
