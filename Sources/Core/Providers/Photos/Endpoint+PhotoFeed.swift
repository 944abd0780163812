import Networking

extension Endpoint<LossyArray<PostPayload>> {
    /// The feed itself, which is at the base address.
    static var feed: Self { Self("") }
}
