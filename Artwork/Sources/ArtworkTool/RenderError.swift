/// Why some pictures were not rendered.
enum RenderError: Error, Equatable {
    /// A worker process ended with this status, or by this signal.
    case worker(Int32)
}
