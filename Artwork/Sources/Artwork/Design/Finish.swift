/// Traces of paper, ink and camera typical of the film's period.
struct Finish: Hashable, Sendable {
    /// Strength of the fine grain, in steps of 255.
    ///
    /// It is low because a lossy file either grows with the grain or loses it, and then differs
    /// from its drawing.
    var grain = 2.5
    /// Strength of the uneven inking, in steps of 255.
    var mottle = 5.0
    /// How much the corners darken, from 0 to 1.
    var vignette = 0.1

    init(era: Era) {
        switch era {
        case .deco: (grain, mottle, vignette) = (3, 5, 0.16)
        case .studio: (grain, mottle, vignette) = (3, 5, 0.1)
        case .pop: (grain, mottle, vignette) = (2.5, 4, 0.04)
        case .seventies: (grain, mottle, vignette) = (2.5, 4, 0.13)
        case .neon: (grain, mottle, vignette) = (2.5, 3, 0.2)
        case .video: (grain, mottle, vignette) = (2.5, 4, 0.14)
        case .digital: (grain, mottle, vignette) = (2, 3, 0.12)
        case .airy: (grain, mottle, vignette) = (2, 3, 0.05)
        }
    }
}
