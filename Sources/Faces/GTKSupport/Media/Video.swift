import CAdw

/// A moving picture with controls that come with the pointer.
/// https://docs.gtk.org/gtk4/class.Video.html
public struct Video: Widget {
    /// The address.
    public let pointer: WidgetPointer

    /// Makes an empty picture.
    public init() {
        pointer = gtk_video_new()
    }

    /// Shows a stream, which it keeps; nil lets go of it.
    public func show(_ stream: MediaStream?) {
        gtk_video_set_media_stream(pointer.opaque, stream?.pointer)
    }
}
