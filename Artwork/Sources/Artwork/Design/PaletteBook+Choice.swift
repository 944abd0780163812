extension PaletteBook {
    /// A film's palette, slightly warmer or cooler than any other film's.
    static func palette(of mood: Mood, in era: Era, by dice: inout Chance) -> Palette {
        let ofMood = palettes(of: mood)
        let ofEra = palettes(of: era)
        let share = eraShare(of: era)
        var palette = !ofEra.isEmpty && dice.hit(share) ? dice.pick(ofEra) : dice.pick(ofMood)
        let tint = dice.hit(0.5) ? Color(0xffb070) : Color(0x70a0ff)
        let amount = dice.number(0...0.05)
        palette = palette.mapped { $0.mixed(with: tint, amount) }
        if dice.hit(0.2), palette.accent.contrast(with: palette.ground) > 1.5,
            palette.second.contrast(with: palette.ground) > 1.9
        {
            swap(&palette.accent, &palette.second)
        }
        return palette
    }

    private static func palettes(of mood: Mood) -> [Palette] {
        switch mood {
        case .action: action
        case .adventure: wild
        case .animation, .family: paper
        case .comedy: comic
        case .crime, .mystery, .thriller: noir
        case .documentary: drama + studio
        case .drama: drama
        case .fantasy: fantasy
        case .history: history
        case .horror: horror
        case .music: music
        case .romance: romance
        case .space: space
        case .war: war
        case .western: western
        }
    }

    private static func palettes(of era: Era) -> [Palette] {
        switch era {
        case .deco: deco
        case .studio: studio
        case .pop: comic + studio
        case .seventies: seventies
        case .neon: neon
        case .video: []
        case .digital: []
        case .airy: airy
        }
    }

    private static func eraShare(of era: Era) -> Double {
        switch era {
        case .deco: 0.5
        case .studio, .pop: 0.25
        case .seventies: 0.35
        case .neon: 0.4
        case .video, .digital: 0
        case .airy: 0.3
        }
    }
}
