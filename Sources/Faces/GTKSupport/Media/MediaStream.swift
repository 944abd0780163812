import CAdw

/// Sound and moving pictures from an address. https://docs.gtk.org/gtk4/class.MediaFile.html
///
/// It loads and plays for as long as it is kept, whether it is shown or not.
@MainActor
public final class MediaStream {
    let pointer: UnsafeMutablePointer<GtkMediaStream>

    /// Begins to load what an address holds; it plays on ``play()``.
    ///
    /// Nil where `address` is empty or GTK makes nothing of it.
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

    /// Whether anything is installed that plays: without GTK's media module there is a stand-in
    /// that fails at once.
    public var hasPlayer: Bool {
        let instance: UnsafeMutablePointer<GTypeInstance> = pointer.cast()
        return g_type_name_from_instance(instance).map { String(cString: $0) } != "GtkNoMediaFile"
    }

    /// Whether length and size are known and playing can begin.
    public var isPrepared: Bool { gtk_media_stream_is_prepared(pointer) != 0 }

    /// Why it cannot be played; nil while it can.
    public var failure: String? {
        gtk_media_stream_get_error(pointer).map { String(cString: $0.pointee.message) }
    }

    /// The place that is being played, in microseconds from the start.
    public var timestamp: Int { gtk_media_stream_get_timestamp(pointer) }

    /// The length in microseconds; 0 while it is not known.
    public var duration: Int { gtk_media_stream_get_duration(pointer) }

    /// Whether it plays, or will when it can.
    public var isPlaying: Bool { gtk_media_stream_get_playing(pointer) != 0 }

    /// Whether its sound is off.
    public var isMuted: Bool {
        get { gtk_media_stream_get_muted(pointer) != 0 }
        set { gtk_media_stream_set_muted(pointer, newValue ? 1 : 0) }
    }

    /// Plays, from the start where the end is reached.
    public func play() { gtk_media_stream_play(pointer) }

    /// Stops at the place it is at.
    public func pause() { gtk_media_stream_pause(pointer) }

    /// Moves by microseconds, backwards below 0, within its length.
    public func seek(by distance: Int) {
        guard gtk_media_stream_is_seekable(pointer) != 0 else { return }
        gtk_media_stream_seek(pointer, max(0, min(duration, timestamp + distance)))
    }

    /// Runs `action` when ``isPrepared`` or ``failure`` has changed; capture the stream weakly.
    public func changed(_ action: @escaping @MainActor () -> Void) {
        Signal.connect(pointer, "notify::prepared", action)
        Signal.connect(pointer, "notify::error", action)
    }
}
