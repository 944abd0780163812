extension MotifKind {
    /// Whether the picture has a middle axis, so that a centered title suits it.
    var isSymmetric: Bool {
        switch self {
        case .aperture, .arches, .castle, .columns, .crown, .decoFan, .discs, .disguise, .dotSun,
            .eye, .faces, .heart, .keyhole, .maze, .neonGrid, .rings, .spotlight, .sword, .target,
            .burst, .fingerprint:
            true
        default: false
        }
    }

    /// A layout that suits the picture and a title of `titleLength` letters.
    func layout(titleLength: Int, by dice: inout Chance) -> Layout {
        var layouts: [Layout] = [
            .openTop, .openTop, .openTop, .openBottom, .openBottom, .openBottom,
            .framedTop, .framedBottom, .framedBottom, .splitTop, .splitBottom, .splitBottom,
        ]
        if (3...16).contains(titleLength) { layouts.append(.spine) }
        switch self {
        case .blinds, .piano, .tiles, .facade:
            layouts.removeAll { $0 == .openTop || $0 == .openBottom }
        case .spotlight:
            layouts.removeAll { $0 == .openTop }
        default: break
        }
        return dice.pick(layouts)
    }
}
