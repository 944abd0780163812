/// Lets widgets that are made before their owner is complete call it later.
@MainActor
final class Relay {
    /// What ``run()`` does; nothing at first.
    var action: (@MainActor () -> Void)?

    func run() { action?() }
}
