import Testing

/// Tests that run the built program and observe it from outside.
///
/// Serialized because each test runs its own display and program; parallel runs would slow each
/// other down.
@Suite("The built program", .serialized)
struct BlackBox {}
