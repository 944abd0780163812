import CAdw

/// Two panes side by side that become a navigation stack in narrow windows.
///
/// It wraps AdwLeaflet of libadwaita 1.2; a switch to a newer split view would only change this
/// type.
/// https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1.2/class.Leaflet.html
package struct SplitView: Widget {
    package let pointer: WidgetPointer
    private let first: AnyWidget
    private let second: AnyWidget

    /// Creates a split view with a separator between its panes.
    ///
    /// - Parameters:
    ///   - first: the pane at the start.
    ///   - second: the pane at the end.
    ///   - goesBack: whether, while folded, a swipe, a mouse's back button and Alt+Left lead from
    ///     the second pane back to the first; true by default.
    package init(_ first: some Widget, _ second: some Widget, goesBack: Bool = true) {
        pointer = adw_leaflet_new()
        // The other transitions draw one pane in the space that the other leaves, which shrinks to
        // nothing. GTK 4.8 never frees anything drawn within a clip of zero width, so it would leak
        // a whole frame, including its pictures.
        adw_leaflet_set_transition_type(pointer.opaque, ADW_LEAFLET_TRANSITION_TYPE_SLIDE)
        self.first = first.erased
        self.second = second.erased
        adw_leaflet_append(pointer.opaque, first.pointer)
        let separator = adw_leaflet_append(
            pointer.opaque,
            gtk_separator_new(GTK_ORIENTATION_VERTICAL)
        )
        adw_leaflet_page_set_navigatable(separator, 0)
        adw_leaflet_append(pointer.opaque, second.pointer)
        adw_leaflet_set_can_navigate_back(pointer.opaque, goesBack ? 1 : 0)
        adw_leaflet_set_can_unfold(pointer.opaque, 1)
    }

    /// Whether only one pane is visible.
    package var isFolded: Bool { adw_leaflet_get_folded(pointer.opaque) != 0 }

    /// Whether the second pane is the current one; while folded, only the current pane is visible.
    package var showsSecond: Bool {
        get { adw_leaflet_get_visible_child(pointer.opaque) == second.pointer }
        nonmutating set {
            let child = newValue ? second : first
            guard adw_leaflet_get_visible_child(pointer.opaque) != child.pointer else { return }
            adw_leaflet_set_visible_child(pointer.opaque, child.pointer)
        }
    }

    /// Whether, while folded, a swipe leads from the first pane to the second; false by default.
    package var goesForward: Bool {
        get { adw_leaflet_get_can_navigate_forward(pointer.opaque) != 0 }
        nonmutating set { adw_leaflet_set_can_navigate_forward(pointer.opaque, newValue ? 1 : 0) }
    }

    /// Whether the transition between panes is still running.
    package var isCrossing: Bool { adw_leaflet_get_child_transition_running(pointer.opaque) != 0 }

    /// Runs `action` after folding or unfolding.
    ///
    /// `action` runs when the loop is next idle, because the widget tree must not change within
    /// GTK's own handler.
    @discardableResult
    package func folded(_ action: @escaping @MainActor () -> Void) -> SplitView {
        on("notify::folded") { whenIdle(action) }
    }

    /// Runs `action` when the other pane becomes current, including by a swipe.
    @discardableResult
    package func navigated(_ action: @escaping @MainActor () -> Void) -> SplitView {
        on("notify::visible-child", action)
    }
}
