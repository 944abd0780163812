/// Whether the current task's requests may wait for their turn as long as it takes.
///
/// Downloads of whole lists are patient: they show their progress and can be cancelled. The user
/// is waiting for any other request, so its wait counts against the deadline.
public enum Patience {
    /// False by default; child tasks inherit it.
    @TaskLocal public static var isUnlimited = false
}
