import CAdw

/// Audio and video from an address. https://docs.gtk.org/gtk4/class.MediaFile.html
///
/// It loads and plays while it is referenced, whether it is shown or not.
@MainActor
public final class MediaStream {
    let pointer: UnsafeMutablePointer<GtkMediaStream>

    /// Begins to load; playback starts with ``play()``.
    ///
    /// Nil if `address` is empty or GTK cannot create a stream for it.
    public init?(address: String) {
        guard !address.isEmpty, let file = g_file_new_for_uri(address) else { return nil }
        defer { g_object_unref(file.raw) }
        guard let stream = gtk_media_file_new_for_file(file) else { return nil }
        pointer = stream
    }

    isolated deinit {
        gtk_media_stream_pause(pointer)
        g_object_unref(pointer.raw)
    }

    /// Whether a media backend is installed: without GTK's media module there is a stub that fails
    /// at once.
    public var hasPlayer: Bool {
        let instance: UnsafeMutablePointer<GTypeInstance> = pointer.cast()
        return g_type_name_from_instance(instance).map { String(cString: $0) } != "GtkNoMediaFile"
    }

    /// Whether length and size are known and playback can begin.
    public var isPrepared: Bool { gtk_media_stream_is_prepared(pointer) != 0 }

    /// GTK's error message; nil unless playback failed.
    public var failure: String? {
        gtk_media_stream_get_error(pointer).map { String(cString: $0.pointee.message) }
    }

    /// The playback position, in microseconds.
    public var timestamp: Int { gtk_media_stream_get_timestamp(pointer) }

    /// The length in microseconds; 0 while it is not known.
    public var duration: Int { gtk_media_stream_get_duration(pointer) }

    /// Whether it is playing, or will once it can.
    public var isPlaying: Bool { gtk_media_stream_get_playing(pointer) != 0 }

    /// Silences it without pausing.
    public var isMuted: Bool {
        get { gtk_media_stream_get_muted(pointer) != 0 }
        set { gtk_media_stream_set_muted(pointer, newValue ? 1 : 0) }
    }

    /// Plays; from the start if the end is reached.
    public func play() { gtk_media_stream_play(pointer) }

    /// Keeps the position.
    public func pause() { gtk_media_stream_pause(pointer) }

    /// Seeks by microseconds, backwards if negative, within its length.
    public func seek(by distance: Int) {
        guard gtk_media_stream_is_seekable(pointer) != 0 else { return }
        gtk_media_stream_seek(pointer, max(0, min(duration, timestamp + distance)))
    }

    /// Runs `action` when ``isPrepared`` or ``failure`` changes; capture the stream weakly.
    public func changed(_ action: @escaping @MainActor () -> Void) {
        Signal.connect(pointer, "notify::prepared", action)
        Signal.connect(pointer, "notify::error", action)
    }
}
