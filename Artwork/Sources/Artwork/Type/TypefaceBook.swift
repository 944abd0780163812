/// Chooses typefaces for films.
enum TypefaceBook {
    static func face(of mood: Mood, _ era: Era, by dice: inout Chance) -> Typeface {
        let ofMood = faces(of: mood)
        let ofEra = faces(of: era)
        return dice.hit(0.45) ? dice.pick(ofEra) : dice.pick(ofMood)
    }

    /// The typeface for small lines that matches `face`.
    static func caption(with face: Typeface) -> Typeface {
        switch face {
        case .typewriter: .captionMono
        case .garamond, .garamondItalic, .didone, .didoneCaps, .didoneLight, .hamlet, .lobster:
            .captionSerif
        default: .caption
        }
    }

    private static func faces(of mood: Mood) -> [Typeface] {
        switch mood {
        case .action: [.bebas, .sport, .swissCaps, .bebas]
        case .adventure: [.slab, .kaffee, .spartanCaps, .bebas]
        case .animation, .family: [.bubble, .spartan, .lobster, .fat]
        case .comedy: [.fat, .lobster, .spartan, .bubble, .kaffee]
        case .crime: [.bebas, .didone, .typewriter, .swiss, .murmure]
        case .documentary: [.swiss, .typewriter, .plain]
        case .drama:
            [.garamond, .didoneLight, .swiss, .didone, .murmure, .garamondItalic, .spartan]
        case .fantasy: [.hamlet, .garamond, .didoneCaps]
        case .history: [.garamond, .didoneCaps, .slab, .hamlet]
        case .horror: [.brush, .murmure, .hamlet, .bebas, .didone]
        case .music: [.lobster, .fat, .kaffee, .bauhaus, .spartan]
        case .mystery: [.murmure, .didone, .typewriter, .garamondItalic]
        case .romance: [.lobster, .garamondItalic, .didoneLight, .didone, .spartan]
        case .space: [.orbit, .spartanCaps, .airy, .bebasWide, .swiss]
        case .thriller: [.bebas, .swissCaps, .murmure, .spartan]
        case .war: [.slab, .bebas, .typewriter, .kaffee]
        case .western: [.slab, .didoneCaps, .fat, .bebas]
        }
    }

    private static func faces(of era: Era) -> [Typeface] {
        switch era {
        case .deco: [.kaffee, .bauhaus, .kaffeeLight, .didoneCaps]
        case .studio: [.brush, .fat, .lobster, .slab, .kaffee, .didone]
        case .pop: [.spartan, .fat, .swiss, .spartanCaps]
        case .seventies: [.fat, .spartan, .swiss, .bebas]
        case .neon: [.sport, .orbit, .brush, .spartanCaps]
        case .video: [.murmure, .bebas, .didoneCaps, .swiss]
        case .digital: [.bebas, .swiss, .murmure, .garamond]
        case .airy: [.airy, .swiss, .bebasWide, .didoneLight, .murmure]
        }
    }
}
