import CAdw

/// Shows the first child that fits at its natural width, or else the last one.
///
/// https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1.2/class.Squeezer.html
public struct Squeezer: Widget {
    /// Not retained: the widget tree owns the widget.
    public let pointer: WidgetPointer

    /// Creates a container; pass the widest child first.
    public init(_ children: any Widget...) {
        pointer = adw_squeezer_new()
        adw_squeezer_set_homogeneous(pointer.opaque, 0)
        adw_squeezer_set_switch_threshold_policy(
            pointer.opaque,
            ADW_FOLD_THRESHOLD_POLICY_NATURAL
        )
        for child in children { adw_squeezer_add(pointer.opaque, child.pointer) }
    }
}
