import Glibc

/// Subtle shapes on the ground of a wide sheet, around the motif.
struct Ambience {
    enum Shape: CaseIterable {
        /// Rings of light, rays, dots that grow outwards, slanted bands.
        case halo, rays, dots, bands
    }

    let shape: Shape
    /// The center of the motif.
    let center: Point
    /// A random number from 0 to 1 for the shape's details.
    let luck: Double

    /// Chooses a shape, always the same for a film.
    ///
    /// Nil if the motif fills a wide sheet by itself.
    init?(for motif: MotifKind, id: Int, around center: Point) {
        let shapes: [Shape]
        switch motif {
        case .aperture, .claws, .crown, .discs, .disguise, .dotSun, .eye, .faces, .fingerprint,
            .cutPaper, .heart, .keyhole, .maze, .planet, .rings, .sword, .target, .vinyl, .vortex:
            shapes = Shape.allCases
        // These motifs are centered elsewhere.
        case .orbits: shapes = [.dots, .bands]
        case .loneTree, .rocket: shapes = [.halo, .dots]
        default: return nil
        }
        var dice = Chance(id: id, purpose: "ambience")
        shape = dice.pick(shapes)
        luck = dice.unit()
        self.center = center
    }

    /// Draws over the painted ground.
    func draw(on canvas: Canvas, _ palette: Palette) {
        let lit =
            palette.isNight
            ? palette.second.mixed(with: palette.light, 0.25)
            : palette.ground.mixed(with: palette.light, 0.6)
        canvas.rect(.backdrop)
        canvas.fill(
            around: center,
            radius: 1250,
            [.init(0, lit, 0.36), .init(0.45, lit, 0.12), .init(1, lit, 0)]
        )
        // Light would be invisible on nearly white paper.
        let ink = palette.ground.isPaper ? palette.ground.mixed(with: palette.second, 0.5) : lit
        switch shape {
        case .halo: halo(on: canvas, ink)
        case .rays: rays(on: canvas, ink)
        case .dots: dots(on: canvas, palette.isNight ? lit : palette.second)
        case .bands: bands(on: canvas, ink, palette.second)
        }
    }
}

extension Ambience {
    private func halo(on canvas: Canvas, _ color: Color) {
        let step = 130 + 60 * luck
        for ring in (2...11).reversed() {
            canvas.circle(center, step * Double(ring))
            canvas.fill(color, 0.08)
        }
    }

    private func rays(on canvas: Canvas, _ color: Color) {
        let count = 16 + 2 * Int(luck * 6)
        let turn = luck * .pi
        for ray in 0..<count {
            let angle = turn + 2 * .pi * Double(ray) / Double(count)
            canvas.slice(center, 2400, angle, angle + .pi / Double(count))
            canvas.fill(
                around: center,
                radius: 2000,
                [.init(0, color, 0.3), .init(0.5, color, 0.18), .init(1, color, 0.1)]
            )
        }
    }

    private func dots(on canvas: Canvas, _ color: Color) {
        let pitch = 46.0
        for row in -1...26 {
            for column in -1...44 {
                let shift = row.isMultiple(of: 2) ? 0 : pitch / 2
                let spot = Point(Double(column) * pitch + shift, Double(row) * pitch)
                let away = hypot(spot.x - center.x, spot.y - center.y)
                let size = min(max((away - 420) / 1100, 0), 1)
                if size > 0 { canvas.circle(spot, 3 + 17 * size) }
            }
        }
        canvas.fill(color, 0.24)
    }

    private func bands(on canvas: Canvas, _ color: Color, _ other: Color) {
        let lean = luck > 0.5 ? 620.0 : -620
        for band in 0..<9 {
            let x = -700 + Double(band) * 400 + luck * 200
            canvas.polygon([
                Point(x, 0), Point(x + 190, 0), Point(x + 190 + lean, 1125), Point(x + lean, 1125),
            ])
            canvas.fill(band.isMultiple(of: 2) ? color : other, 0.16)
        }
    }
}
