import Testing

/// Runs of the built program, seen from outside.
///
/// One at a time: each has a display and a program of its own, and two at once would make each
/// other's waits longer.
@Suite("The built program", .serialized)
struct BlackBox {}
