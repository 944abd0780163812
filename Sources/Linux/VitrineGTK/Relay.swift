/// A closure that is set later, because some widgets exist before their owner is initialized.
@MainActor
final class Relay {
    /// Called by ``run()``; nil at first.
    var action: (@MainActor () -> Void)?

    func run() { action?() }
}
