/// Sand ridges lit from one side.
struct Dunes: Motif {
    func draw(in scene: inout Scene) {
        let colors = scene.palette
        let stage = scene.stage
        let sky = colors.ground
        scene.flood([
            .init(0, sky), .init(0.4, sky), .init(0.85, sky.mixed(with: colors.light, 0.6)),
        ])
        let sun = stage.at(scene.dice.number(0.2...0.8), scene.dice.number(0.12...0.3))
        let radius = scene.unit * scene.dice.number(11...24)
        scene.sun(at: sun, radius: radius, colors.accent, behind: sky)
        let top = stage.y + stage.height * 0.42
        let rows = 4
        let sand = colors.second.mixed(with: colors.accent, 0.35)
        let side = scene.dice.sign()
        var walker = Point(stage.midX, top)
        for row in 0..<rows {
            let t = Double(row) / Double(rows - 1)
            let lit = sky.mixed(with: colors.light, 0.35).mixed(with: sand, 0.35 + 0.65 * t)
            let y = top + (stage.maxY - top) * (0.06 + 0.72 * t)
            let crest = scene.bounds.at(scene.dice.number(0.25...0.75), 0).x
            let peak = Point(crest, y - stage.height * (0.06 + 0.1 * t))
            if row == 1 { walker = peak }
            dune(
                in: scene,
                peak: peak,
                base: y,
                side: side,
                lit.mixed(with: colors.deep, 0.1 * t),
                lit.mixed(with: colors.deep, 0.42 + 0.2 * t)
            )
        }
        let height = stage.height * 0.055
        let lean = -side * height
        let (long, wide) = (height * 1.4, height * 0.3)
        scene.canvas.shadow(from: walker, length: long, width: wide, lean: lean, colors.deep)
        scene.canvas.person(at: Point(walker.x, walker.y + 3), height: height, colors.deep, .coat)
        if scene.titleBelow {
            let floor = scene.ridge(at: stage.maxY - 6, swing: 26, steps: 3)
            scene.canvas.land(floor, floor: scene.bounds.maxY + 5)
            scene.canvas.fill(colors.deep)
        }
    }

    private func dune(
        in scene: Scene,
        peak: Point,
        base: Double,
        side: Double,
        _ lit: Color,
        _ dark: Color
    ) {
        let canvas = scene.canvas
        let b = scene.bounds
        let far = base + (base - peak.y) * 0.7
        canvas.curve([
            Point(b.x - 30, far), Point((b.x + peak.x) / 2, (far + peak.y) / 2 + 8), peak,
            Point((b.maxX + peak.x) / 2, (far + peak.y) / 2 + 14), Point(b.maxX + 30, far),
        ])
        canvas.to(b.maxX + 30, b.maxY + 20)
        canvas.to(b.x - 30, b.maxY + 20)
        canvas.close()
        canvas.fill(lit)
        darkSide(of: peak, far: far, side: side, dark, in: scene)
    }

    private func darkSide(
        of peak: Point,
        far: Double,
        side: Double,
        _ color: Color,
        in scene: Scene
    ) {
        let canvas = scene.canvas
        let b = scene.bounds
        let edge = side > 0 ? b.maxX + 30 : b.x - 30
        let drop = b.maxY - peak.y
        canvas.start(peak.x, peak.y)
        canvas.bend(
            Point(peak.x - side * 40, peak.y + drop * 0.16),
            Point(peak.x + side * 170, peak.y + drop * 0.2),
            Point(peak.x + side * 60, peak.y + drop * 0.46)
        )
        canvas.bend(
            Point(peak.x - side * 10, peak.y + drop * 0.66),
            Point(peak.x + side * 60, peak.y + drop * 0.8),
            Point(peak.x + side * 160, b.maxY + 20)
        )
        canvas.to(edge, b.maxY + 20)
        canvas.to(edge, far)
        canvas.bend(
            Point((edge + peak.x) / 2 + side * 60, (far + peak.y) / 2 + 40),
            Point((edge + peak.x) / 2 - side * 60, (far + peak.y) / 2 - 4),
            peak
        )
        canvas.close()
        canvas.fill(color)
    }
}
