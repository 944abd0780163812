/// The clothes of a small standing figure.
enum Dress: CaseIterable, Sendable {
    case coat, hat, skirt, cowboy, child
}
