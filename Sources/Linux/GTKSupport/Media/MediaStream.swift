import CAdw

/// Audio and video from an address.
///
/// The stream loads and plays while it is referenced, whether or not it is shown.
/// https://docs.gtk.org/gtk4/class.MediaFile.html
@MainActor
package final class MediaStream {
    let pointer: UnsafeMutablePointer<GtkMediaStream>

    /// Starts loading; playback starts with ``play()``.
    ///
    /// Returns nil if `address` is empty or GTK can't create a stream for it.
    package init?(address: String) {
        guard !address.isEmpty, let file = g_file_new_for_uri(address) else { return nil }
        defer { g_object_unref(file.raw) }
        guard let stream = gtk_media_file_new_for_file(file) else { return nil }
        pointer = stream
    }

    isolated deinit {
        gtk_media_stream_pause(pointer)
        g_object_unref(pointer.raw)
    }

    /// Whether a media backend is installed.
    ///
    /// Without GTK's media module, GTK creates a stub that fails at once.
    package var hasPlayer: Bool {
        let instance: UnsafeMutablePointer<GTypeInstance> = pointer.cast()
        return g_type_name_from_instance(instance).map { String(cString: $0) } != "GtkNoMediaFile"
    }

    /// Whether the length and size are known, so that playback can begin.
    package var isPrepared: Bool { gtk_media_stream_is_prepared(pointer) != 0 }

    /// GTK's error message; nil unless playback failed.
    package var failure: String? {
        gtk_media_stream_get_error(pointer).map { String(cString: $0.pointee.message) }
    }

    /// The playback position in microseconds.
    package var timestamp: Int { gtk_media_stream_get_timestamp(pointer) }

    /// The length in microseconds; 0 while it is unknown.
    package var duration: Int { gtk_media_stream_get_duration(pointer) }

    /// Whether the stream is playing, or will play as soon as it can.
    package var isPlaying: Bool { gtk_media_stream_get_playing(pointer) != 0 }

    /// Whether the sound is off; this doesn't pause the stream.
    package var isMuted: Bool {
        get { gtk_media_stream_get_muted(pointer) != 0 }
        set { gtk_media_stream_set_muted(pointer, newValue ? 1 : 0) }
    }

    /// Plays the stream, restarting it if it had reached the end.
    package func play() { gtk_media_stream_play(pointer) }

    /// Pauses the stream at its current position.
    package func pause() { gtk_media_stream_pause(pointer) }

    /// Seeks by microseconds, backwards if negative, within the stream's length.
    package func seek(by distance: Int) {
        guard gtk_media_stream_is_seekable(pointer) != 0 else { return }
        gtk_media_stream_seek(pointer, max(0, min(duration, timestamp + distance)))
    }

    /// Runs `action` when ``isPrepared`` or ``failure`` changes; capture the stream weakly.
    package func changed(_ action: @escaping @MainActor () -> Void) {
        Signal.connect(pointer, "notify::prepared", action)
        Signal.connect(pointer, "notify::error", action)
    }
}

/// A video with controls that appear when the pointer moves.
///
/// https://docs.gtk.org/gtk4/class.Video.html
package struct Video: Widget {
    package let pointer: WidgetPointer

    package init() {
        pointer = gtk_video_new()
    }

    /// Shows a stream and retains it; nil releases it.
    package func show(_ stream: MediaStream?) {
        gtk_video_set_media_stream(pointer.opaque, stream?.pointer)
    }
}
