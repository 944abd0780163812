/// The blades of a lens with something visible in the middle.
struct Aperture: Motif {
    func draw(in scene: inout Scene) {
        let colors = scene.palette
        let canvas = scene.canvas
        scene.flood(colors.ground)
        let center = scene.stage.center
        let radius = scene.unit * 47
        let blades = scene.dice.integer(6...8)
        let open = radius * scene.dice.number(0.3...0.46)
        let turn = scene.dice.number(0...1)
        canvas.circle(center, radius)
        canvas.fill(colors.deep)
        let inks = [colors.second, colors.second.mixed(with: colors.deep, 0.35)]
        for blade in 0..<blades {
            let a = turn + 2 * Double.pi * Double(blade) / Double(blades)
            let b = a + 2 * .pi / Double(blades)
            canvas.saved {
                canvas.circle(center, radius * 0.93)
                canvas.clip()
                canvas.polygon([
                    center.moved(open, angle: a), center.moved(open, angle: b),
                    center.moved(radius * 1.5, angle: b + 0.85),
                    center.moved(radius * 1.5, angle: a + 0.75),
                ])
                canvas.fill(inks[blade % 2])
                canvas.line([
                    center.moved(open, angle: a), center.moved(radius * 1.5, angle: a + 0.75),
                ])
                canvas.stroke(colors.deep, 4)
            }
        }
        let corners = (0..<blades).map {
            center.moved(open, angle: turn + 2 * .pi * Double($0) / Double(blades))
        }
        view(in: &scene, center, open, corners)
    }

    private func view(in scene: inout Scene, _ center: Point, _ open: Double, _ corners: [Point]) {
        let canvas = scene.canvas
        let colors = scene.palette
        canvas.saved {
            canvas.polygon(corners)
            canvas.clip()
            canvas.rect(scene.bounds)
            canvas.fill(colors.accent)
            canvas.rect(Rect(center.x - open, center.y + open * 0.4, open * 2, open))
            canvas.fill(colors.deep)
            canvas.person(
                at: Point(center.x, center.y + open * 0.44),
                height: open * 0.9,
                colors.deep,
                scene.dice.pick(Dress.allCases)
            )
        }
    }
}
