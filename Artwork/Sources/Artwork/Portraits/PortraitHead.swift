/// The parts of a figure.
struct PortraitHead: Hashable {
    enum Shape: CaseIterable {
        case egg, block, hexagon, shield, drop
    }

    enum Hair: CaseIterable {
        case none, bob, curtain, bun, spikes, hood
    }

    enum Gear: CaseIterable {
        case none, crown, cone, brim, beret, halo, feather, helmet, horns
    }

    enum Eyes: CaseIterable {
        case dots, closed, half, rings, lozenges
    }

    enum Collar: CaseIterable {
        case ruff, zigzag, buttons, cape, bow, stripes, necklace
    }

    let shape: Shape
    let hair: Hair
    let gear: Gear
    let eyes: Eyes
    let collar: Collar
    /// The side of the light: -1 left, 1 right.
    let light: Double

    /// Chooses the parts; `gear` is the headgear that the name suggests.
    init(gear: Gear?, by dice: inout Chance) {
        shape = dice.pick(Shape.allCases)
        hair = dice.pick(Hair.allCases)
        let chance = dice.pick(Gear.allCases)
        self.gear = gear ?? chance
        eyes = dice.pick(Eyes.allCases)
        collar = dice.pick(Collar.allCases)
        light = dice.sign()
    }
}
