/// A closure set later, for widgets created before their owner is fully initialized.
@MainActor
final class Relay {
    /// Called by ``run()``; nil at first.
    var action: (@MainActor () -> Void)?

    func run() { action?() }
}
