/// The design of a portrait, decided before drawing.
struct PortraitDesign {
    /// The subject in the middle.
    enum Figure: Hashable {
        case bust(PortraitHead)
        case mask
        /// A large initial in one of the typefaces.
        case letter(String, Typeface)
        case emblem
    }

    /// The background.
    enum Ground: CaseIterable {
        case disc, rays, rings, stripes, dots, tiles, arch, hills, halves, stars
    }

    let palette: Palette
    let ground: Ground
    let figure: Figure

    /// Designs a character's portrait.
    init(of subject: PortraitSubject) {
        var dice = Chance(id: subject.id, purpose: "portrait")
        palette = Self.palette(by: &dice)
        ground = dice.pick(Ground.allCases)
        let gear = Self.gear(for: subject.name)
        let roll = dice.unit()
        let head = PortraitHead(gear: gear, by: &dice)
        let face = dice.pick(Self.faces)
        if gear != nil || roll < 0.6 {
            figure = .bust(head)
        } else if roll < 0.78 {
            figure = .mask
        } else if roll < 0.9, let letter = subject.name.first(where: \.isLetter) {
            figure = .letter(letter.uppercased(), face)
        } else {
            figure = .emblem
        }
    }
}

extension PortraitDesign {
    private static let faces: [Typeface] = [
        .spartanCaps, .bebas, .fat, .lobster, .didone, .slab, .kaffee, .bauhaus, .hamlet,
    ]

    private static let palettes =
        PaletteBook.comic + PaletteBook.paper + PaletteBook.studio + PaletteBook.deco
        + PaletteBook.airy + PaletteBook.fantasy + PaletteBook.wild + PaletteBook.music
        + PaletteBook.romance + PaletteBook.seventies + PaletteBook.neon + PaletteBook.space

    private static func palette(by dice: inout Chance) -> Palette {
        let tint = dice.hit(0.5) ? Color(0xffb070) : Color(0x70a0ff)
        let amount = dice.number(0...0.06)
        return dice.pick(palettes).mapped { $0.mixed(with: tint, amount) }
    }

    /// The headgear that a name suggests; nil if it suggests none.
    private static func gear(for name: String) -> PortraitHead.Gear? {
        let words = name.lowercased().split { !$0.isLetter }.map(String.init)
        return words.lazy.compactMap { titles[$0] }.first
    }

    private static let titles: [String: PortraitHead.Gear] = [
        "king": .crown, "queen": .crown, "prince": .crown, "princess": .crown, "duchess": .crown,
        "captain": .brim, "mayor": .brim, "doctor": .brim, "dr": .brim, "mr": .brim,
        "lady": .feather, "madame": .feather, "madam": .feather, "mrs": .feather,
        "fairy": .halo, "merlin": .cone, "witch": .cone, "magica": .cone, "mad": .cone,
        "sir": .helmet, "general": .helmet, "sheriff": .brim, "evil": .horns, "chief": .feather,
    ]
}
