/// How a small standing figure is dressed.
enum Dress: CaseIterable, Sendable {
    case coat, hat, skirt, cowboy, child
}
