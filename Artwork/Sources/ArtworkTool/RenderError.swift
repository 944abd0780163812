/// Why not all pictures were rendered.
enum RenderError: Error, Equatable {
    /// A process that rendered a part ended with this status, or by this signal.
    case worker(Int32)
}
