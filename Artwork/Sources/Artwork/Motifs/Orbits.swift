/// Circles around a sun, in Swiss style.
struct Orbits: Motif {
    func draw(in scene: inout Scene) {
        let colors = scene.palette
        let canvas = scene.canvas
        scene.flood(colors.ground)
        let pale = colors.isNight ? colors.light : colors.deep
        let corner = scene.dice.hit(0.5)
        let center =
            corner
            ? scene.stage.at(scene.dice.pick([0.12, 0.88]), scene.dice.pick([0.2, 0.8]))
            : scene.stage.at(0.5, 0.5)
        let reach = corner ? scene.unit * 100 : scene.unit * 47
        let count = scene.dice.integer(5...8)
        let radii = (1...count).map { reach * (0.2 + 0.8 * Double($0) / Double(count)) }
        canvas.saved {
            canvas.rect(scene.open)
            canvas.clip()
            for (index, radius) in radii.enumerated() {
                canvas.circle(center, radius)
                canvas.stroke(pale, index.isMultiple(of: 3) ? 5 : 2.4, 0.75)
            }
        }
        canvas.circle(center, reach * 0.13)
        canvas.fill(colors.accent)
        bodies(in: &scene, center, radii, pale)
    }

    /// Places one body on each orbit, at an angle that lies on the stage.
    private func bodies(
        in scene: inout Scene,
        _ center: Point,
        _ radii: [Double],
        _ pale: Color
    ) {
        let canvas = scene.canvas
        let colors = scene.palette
        var angle = scene.dice.number(0...6.28)
        for radius in radii {
            for _ in 0..<24 {
                angle += scene.dice.number(0.9...2.6)
                if scene.stage.inset(30, 30).contains(center.moved(radius, angle: angle)) { break }
            }
            let spot = center.moved(radius, angle: angle)
            guard scene.stage.inset(-6, -6).contains(spot) else { continue }
            let size = scene.unit * scene.dice.number(1.6...5.5)
            let color = scene.dice.pick([colors.accent, colors.second, pale])
            canvas.circle(spot, size + 7)
            canvas.fill(colors.ground)
            canvas.circle(spot, size)
            canvas.fill(color)
            if size > scene.unit * 4 {
                canvas.saved {
                    canvas.circle(spot, size)
                    canvas.clip()
                    canvas.circle(spot.moved(size * 0.6, angle: angle), size)
                    canvas.fill(colors.deep, 0.4)
                }
            }
        }
    }
}
