/// All motifs.
enum MotifKind: String, CaseIterable, Sendable {
    case aperture, arches, bareTree, blinds, burst, castle, claws, columns, contours, crown
    case cutPaper, decoFan, discs, disguise, doorAjar, dotSun, dunes, eye, facade, faces
    case fingerprint, flames, flock, hauntedHouse, heart, horizon, keyhole, loneTree, maze, mesas
    case mountains, neonGrid, orbits, paperHills, piano, planet, rings, road, rocket, skyline
    case spotlight, squadron, stairs, stripes, sword, target, tiles, umbrellas, vinyl, vortex
    case waves, wire, woods

    /// Creates the motif.
    func make() -> any Motif {
        switch self {
        case .aperture: Aperture()
        case .arches: Arches()
        case .bareTree: BareTree()
        case .blinds: Blinds()
        case .burst: Burst()
        case .castle: Castle()
        case .claws: Claws()
        case .columns: Columns()
        case .contours: Contours()
        case .crown: Crown()
        case .cutPaper: CutPaper()
        case .decoFan: DecoFan()
        case .discs: Discs()
        case .disguise: Disguise()
        case .doorAjar: DoorAjar()
        case .dotSun: DotSun()
        case .dunes: Dunes()
        case .eye: Eye()
        case .facade: Facade()
        case .faces: Faces()
        case .fingerprint: Fingerprint()
        case .flames: Flames()
        case .flock: Flock()
        case .hauntedHouse: HauntedHouse()
        case .heart: Heart()
        case .horizon: Horizon()
        case .keyhole: Keyhole()
        case .loneTree: LoneTree()
        case .maze: Maze()
        case .mesas: Mesas()
        case .mountains: Mountains()
        case .neonGrid: NeonGrid()
        case .orbits: Orbits()
        case .paperHills: PaperHills()
        case .piano: Piano()
        case .planet: Planet()
        case .rings: Rings()
        case .road: Road()
        case .rocket: Rocket()
        case .skyline: Skyline()
        case .spotlight: Spotlight()
        case .squadron: Squadron()
        case .stairs: Stairs()
        case .stripes: Stripes()
        case .sword: Sword()
        case .target: Target()
        case .tiles: Tiles()
        case .umbrellas: Umbrellas()
        case .vinyl: Vinyl()
        case .vortex: Vortex()
        case .waves: Waves()
        case .wire: Wire()
        case .woods: Woods()
        }
    }
}
