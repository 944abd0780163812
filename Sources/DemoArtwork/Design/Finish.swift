/// What paper, ink and camera of a time do to a picture.
struct Finish: Hashable, Sendable {
    /// Strength of the fine grain, in steps of 255.
    var grain = 5.0
    /// Strength of the uneven inking, in steps of 255.
    var mottle = 5.0
    /// How far the corners darken, from 0 to 1.
    var vignette = 0.1

    init(era: Era) {
        switch era {
        case .deco: (grain, mottle, vignette) = (6, 5, 0.16)
        case .studio: (grain, mottle, vignette) = (6, 5, 0.1)
        case .pop: (grain, mottle, vignette) = (5, 4, 0.04)
        case .seventies: (grain, mottle, vignette) = (8, 5, 0.13)
        case .neon: (grain, mottle, vignette) = (5, 3, 0.2)
        case .video: (grain, mottle, vignette) = (5, 4, 0.14)
        case .digital: (grain, mottle, vignette) = (4, 3, 0.12)
        case .airy: (grain, mottle, vignette) = (4, 3, 0.05)
        }
    }
}
