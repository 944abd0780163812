/// Peaks with a lit and a dark side, with fir trees in front.
struct Mountains: Motif {
    func draw(in scene: inout Scene) {
        let colors = scene.palette
        let stage = scene.stage
        let sky = colors.ground
        scene.flood([
            .init(0, sky), .init(0.4, sky), .init(0.9, sky.mixed(with: colors.light, 0.5)),
        ])
        let sun = stage.at(scene.dice.number(0.2...0.8), scene.dice.number(0.14...0.3))
        scene.sun(
            at: sun,
            radius: scene.unit * scene.dice.number(9...19),
            colors.accent,
            behind: sky
        )
        let base = stage.y + stage.height * 0.8
        let main = scene.dice.number(0.35...0.65)
        let rock = colors.second.mixed(with: colors.deep, 0.25)
        for (x, height, fade) in [
            (main - 0.36, 0.42, 0.55), (main + 0.34, 0.46, 0.4), (main, 0.66, 0.0),
        ] {
            let tone = rock.mixed(with: sky, fade)
            peak(
                in: &scene,
                Point(stage.x + stage.width * x, base - stage.height * height),
                base: base + 60,
                tone,
                snow: fade < 0.5
            )
        }
        let floor = base - stage.height * 0.03
        let hills = scene.ridge(at: floor, swing: 24, steps: 5)
        scene.canvas.land(hills, floor: scene.bounds.maxY + 5)
        scene.canvas.fill(rock.mixed(with: colors.deep, 0.55))
        trees(in: &scene, floor: floor + stage.height * 0.1)
    }

    private func peak(in scene: inout Scene, _ top: Point, base: Double, _ tone: Color, snow: Bool)
    {
        let canvas = scene.canvas
        let height = base - top.y
        let left = Point(top.x - height * scene.dice.number(0.62...0.85), base)
        let right = Point(top.x + height * scene.dice.number(0.62...0.85), base)
        let spine = [
            Point(top.x, top.y), Point(top.x + height * 0.05, top.y + height * 0.22),
            Point(top.x - height * 0.06, top.y + height * 0.42),
            Point(top.x + height * 0.08, top.y + height * 0.7),
            Point(top.x - height * 0.02, base),
        ]
        canvas.polygon([top, right, left])
        canvas.fill(tone)
        canvas.polygon(spine + [right])
        canvas.fill(tone.mixed(with: scene.palette.deep, 0.42))
        guard snow else { return }
        canvas.saved {
            canvas.polygon([top, right, left])
            canvas.clip()
            let cap = height * 0.27
            canvas.polygon([
                Point(top.x, top.y - 2), Point(top.x + cap, top.y + cap * 1.15),
                Point(top.x + cap * 0.5, top.y + cap * 0.82),
                Point(top.x + cap * 0.22, top.y + cap * 1.2),
                Point(top.x - cap * 0.06, top.y + cap * 0.78),
                Point(top.x - cap * 0.34, top.y + cap * 1.22),
                Point(top.x - cap * 0.6, top.y + cap * 0.85), Point(top.x - cap, top.y + cap * 1.1),
            ])
            canvas.fill(scene.palette.light)
            canvas.polygon([
                Point(top.x, top.y - 2), Point(top.x + cap, top.y + cap * 1.15),
                Point(top.x + cap * 0.5, top.y + cap * 0.82),
                Point(top.x + cap * 0.22, top.y + cap * 1.2),
                Point(top.x + cap * 0.1, top.y + cap * 0.6),
            ])
            canvas.fill(scene.palette.light.mixed(with: scene.palette.second, 0.45))
        }
    }

    private func trees(in scene: inout Scene, floor: Double) {
        let stage = scene.stage
        let deep = scene.palette.deep
        var x = scene.bounds.x - 10
        while x < scene.bounds.maxX + 40 {
            let edge = abs(x - stage.midX) / stage.width * 2
            let height = stage.height * (0.07 + 0.16 * edge * edge) * scene.dice.number(0.75...1.2)
            scene.canvas.pine(at: Point(x, floor + 14), height: height, deep)
            x += height * scene.dice.number(0.3...0.55)
        }
        scene.canvas.rect(Rect(scene.bounds.x, floor, scene.bounds.width, 1500))
        scene.canvas.fill(deep)
        if scene.dice.hit(0.5) {
            scene.canvas.person(
                at: Point(stage.midX + stage.width * scene.dice.number(-0.1...0.1), floor + 3),
                height: stage.height * 0.1,
                deep,
                .coat
            )
        }
    }
}
