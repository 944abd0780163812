// https://developer.apple.com/documentation/symbols/symboleffect — iOS 17
public protocol SymbolEffect: Hashable, Sendable {}
// https://developer.apple.com/documentation/symbols/discretesymboleffect — iOS 17
public protocol DiscreteSymbolEffect {}
// https://developer.apple.com/documentation/symbols/bouncesymboleffect — iOS 17
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect {
    init() { fatalError() }
}
extension SymbolEffect where Self == BounceSymbolEffect {
    public static var bounce: BounceSymbolEffect { fatalError() }
}
// https://developer.apple.com/documentation/symbols/symboleffectoptions — iOS 17
public struct SymbolEffectOptions: Equatable, Sendable {
    public static var `default`: SymbolEffectOptions { fatalError() }
}
