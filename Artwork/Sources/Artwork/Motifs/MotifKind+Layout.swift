extension MotifKind {
    /// Whether the motif has a vertical axis that suits a centered title.
    var isSymmetric: Bool {
        switch self {
        case .aperture, .arches, .burst, .castle, .columns, .crown, .decoFan, .discs, .disguise,
            .dotSun, .eye, .faces, .fingerprint, .heart, .keyhole, .maze, .neonGrid, .rings,
            .spotlight, .sword, .target:
            true
        default: false
        }
    }

    /// A layout that suits the motif and a title of `titleLength` letters.
    func layout(titleLength: Int, by dice: inout Chance) -> Layout {
        var layouts: [Layout] = [
            .openTop, .openTop, .openTop, .openBottom, .openBottom, .openBottom,
            .framedTop, .framedBottom, .framedBottom, .splitTop, .splitBottom, .splitBottom,
        ]
        if isTall, (3...16).contains(titleLength) { layouts += [.spine, .spine] }
        switch self {
        case .blinds, .piano, .tiles, .facade:
            layouts.removeAll { $0 == .openTop || $0 == .openBottom }
        case .spotlight:
            layouts.removeAll { $0 == .openTop }
        default: break
        }
        return dice.pick(layouts)
    }

    /// Whether the motif fills a narrow upright area.
    private var isTall: Bool {
        switch self {
        case .bareTree, .blinds, .castle, .claws, .cutPaper, .doorAjar, .dunes, .facade, .faces,
            .flames, .hauntedHouse, .horizon, .loneTree, .mesas, .mountains, .neonGrid,
            .paperHills, .piano, .road, .rocket, .skyline, .spotlight, .stairs, .sword, .tiles,
            .umbrellas, .waves, .woods:
            true
        default: false
        }
    }
}
