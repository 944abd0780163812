/// Which world rows come from, so that demonstration data never mixes with the real thing.
public enum Realm: String, Hashable, Sendable {
    /// The embedded demonstration service.
    case demo
    /// A real service, under whatever address or proxy.
    case live
}
