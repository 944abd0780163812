/// A closure that is set later, because some widgets exist before their owner is initialized.
@MainActor
final class Callback<Function> {
    /// Nil at first.
    var action: Function?
}
