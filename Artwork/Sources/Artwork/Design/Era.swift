/// A period with a common poster style.
enum Era: Int, CaseIterable, Sendable {
    case deco, studio, pop, seventies, neon, video, digital, airy

    /// Nil counts as the 2000s.
    init(year: Int?) {
        self =
            switch year ?? 2005 {
            case ..<1940: .deco
            case ..<1960: .studio
            case ..<1970: .pop
            case ..<1980: .seventies
            case ..<1990: .neon
            case ..<2000: .video
            case ..<2010: .digital
            default: .airy
            }
    }
}
