/// What paper, ink and camera of a time do to a picture.
struct Finish: Hashable, Sendable {
    /// Strength of the fine grain, in steps of 255.
    var grain = 5.0
    /// Strength of the uneven inking, in steps of 255.
    var mottle = 5.0
    /// How far the corners darken, 0 ... 1.
    var vignette = 0.1
    /// How far everything is bleached towards old paper, 0 ... 1.
    var fade = 0.0

    init(era: Era) {
        switch era {
        case .deco: (grain, mottle, vignette, fade) = (6, 9, 0.16, 0.06)
        case .studio: (grain, mottle, vignette, fade) = (6, 9, 0.1, 0.05)
        case .pop: (grain, mottle, vignette, fade) = (5, 7, 0.04, 0.03)
        case .seventies: (grain, mottle, vignette, fade) = (8, 7, 0.13, 0.05)
        case .neon: (grain, mottle, vignette, fade) = (5, 3, 0.2, 0)
        case .video: (grain, mottle, vignette, fade) = (5, 4, 0.14, 0)
        case .digital: (grain, mottle, vignette, fade) = (4, 3, 0.12, 0)
        case .airy: (grain, mottle, vignette, fade) = (4, 3, 0.05, 0)
        }
    }
}
