import CAdw

/// An animation of a value from 0 to 1, eased out.
///
/// If the system's animations are off or the widget isn't on screen, the value is 1 at once.
/// https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1.2/class.TimedAnimation.html
@MainActor
package final class Animation {
    private let pointer: UnsafeMutablePointer<AdwAnimation>

    /// Creates an animation that uses the frame clock of `widget`.
    ///
    /// - Parameters:
    ///   - widget: must outlive the animation.
    ///   - milliseconds: the duration.
    ///   - step: receives the value in each frame; capture the animation's owner weakly.
    ///   - done: called when the value is 1; not called after ``stop()``.
    package init(
        for widget: some Widget,
        milliseconds: Int,
        step: @escaping @MainActor (Double) -> Void,
        done: @escaping @MainActor () -> Void
    ) {
        typealias Function = @convention(c) @MainActor (Double, gpointer?) -> Void
        let function: Function = { value, data in
            guard let data else { return }
            Handler<@MainActor (Double) -> Void>.function(data)(value)
        }
        let target = adw_callback_animation_target_new(
            unsafeBitCast(function, to: AdwAnimationTargetFunc.self),
            held(Handler(step)),
            releaseHeld
        )
        pointer = adw_timed_animation_new(widget.pointer, 0, 1, guint(milliseconds), target)
            .raw.cast()
        adw_timed_animation_set_easing(pointer.opaque, ADW_EASE_OUT_CUBIC)
        Signal.connect(pointer, "done", done)
    }

    isolated deinit {
        stop()
        g_object_unref(pointer)
    }

    package var isPlaying: Bool { adw_animation_get_state(pointer) == ADW_ANIMATION_PLAYING }

    /// Starts at 0, even if the animation is already running.
    package func play() {
        adw_animation_play(pointer)
    }

    /// Stops the animation; the value keeps its current state.
    package func stop() {
        adw_animation_pause(pointer)
    }
}
