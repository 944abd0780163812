/// Where rows come from, so that demonstration data never mixes with real data.
public enum Realm: String, Hashable, Sendable {
    /// The embedded demonstration service.
    case demo
    /// A real service, whatever its address or proxy.
    case live
}
