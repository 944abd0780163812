import CAdw

/// A video with controls that appear when the pointer moves.
///
/// https://docs.gtk.org/gtk4/class.Video.html
public struct Video: Widget {
    /// Not retained: the widget tree owns the widget.
    public let pointer: WidgetPointer

    /// Creates a video without a stream.
    public init() {
        pointer = gtk_video_new()
    }

    /// Shows a stream and retains it; nil releases it.
    public func show(_ stream: MediaStream?) {
        gtk_video_set_media_stream(pointer.opaque, stream?.pointer)
    }
}
