/// Chooses motifs for films.
enum MotifBook {
    /// A drawable word in the title decides.
    ///
    /// Otherwise the mood does and, occasionally, the period.
    static func motif(
        of title: String,
        _ mood: Mood,
        _ era: Era,
        by dice: inout Chance
    ) -> MotifWords.Hint {
        let roll = dice.unit()
        let ofMood = dice.pick(motifs(of: mood))
        let hints = MotifWords.hints(in: title)
        guard hints.isEmpty else { return dice.pick(hints) }
        let ofEra = motifs(of: era)
        let timely = !ofEra.isEmpty && roll < eraShare(of: era, mood)
        return MotifWords.Hint(motif: timely ? dice.pick(ofEra) : ofMood, variant: nil)
    }

    private static func motifs(of mood: Mood) -> [MotifKind] {
        switch mood {
        case .action: [.target, .burst, .stripes, .road, .flames, .skyline, .cutPaper, .vortex]
        case .adventure: [.contours, .mountains, .waves, .dunes, .woods, .road, .mesas]
        case .animation: [.paperHills, .woods, .waves, .tiles, .loneTree, .rocket, .castle]
        case .comedy: [.disguise, .burst, .disguise, .tiles, .facade, .rings, .umbrellas, .stripes]
        case .crime: [.fingerprint, .blinds, .skyline, .target, .cutPaper, .stairs, .blinds, .road]
        case .documentary: [.aperture, .dotSun, .contours, .orbits, .tiles, .flock]
        case .drama:
            [
                .horizon, .loneTree, .doorAjar, .facade, .cutPaper, .flock, .rings, .arches,
                .stairs,
                .faces, .road, .umbrellas, .discs, .bareTree, .tiles,
            ]
        case .family: [.paperHills, .loneTree, .rocket, .umbrellas, .waves, .rings]
        case .fantasy: [.castle, .woods, .crown, .mountains, .arches, .keyhole]
        case .history: [.columns, .crown, .arches, .sword, .flames, .faces]
        case .horror: [.bareTree, .hauntedHouse, .claws, .eye, .doorAjar, .woods, .stairs]
        case .music: [.spotlight, .vinyl, .piano, .rings, .umbrellas]
        case .mystery: [.keyhole, .eye, .maze, .stairs, .doorAjar, .blinds, .fingerprint]
        case .romance: [.discs, .heart, .faces, .horizon, .umbrellas, .loneTree, .facade]
        case .space: [.planet, .orbits, .rocket, .planet, .dunes, .skyline, .eye]
        case .thriller: [.vortex, .target, .eye, .stairs, .doorAjar, .blinds, .cutPaper, .maze]
        case .war: [.wire, .squadron, .flames, .flock, .wire]
        case .western: [.mesas, .mesas, .dunes, .target, .road]
        }
    }

    private static func motifs(of era: Era) -> [MotifKind] {
        switch era {
        case .deco: [.decoFan]
        case .studio: [.cutPaper, .tiles]
        case .pop: [.dotSun, .tiles, .discs, .cutPaper]
        case .seventies: [.stripes, .dotSun]
        case .neon: [.neonGrid]
        case .video, .digital: []
        case .airy: [.horizon]
        }
    }

    private static func eraShare(of era: Era, _ mood: Mood) -> Double {
        switch (era, mood) {
        case (.neon, .space), (.neon, .action), (.neon, .thriller): 0.35
        case (.neon, _): 0.08
        case (.deco, .drama), (.deco, .romance), (.deco, .music), (.deco, .comedy): 0.22
        case (.deco, _): 0.04
        case (.airy, .drama), (.airy, .romance): 0.14
        case (.airy, _): 0.04
        default: 0.14
        }
    }
}
