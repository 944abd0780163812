import Glibc

/// A record larger than the sheet.
struct Vinyl: Motif {
    func draw(in scene: inout Scene) {
        let colors = scene.palette
        let canvas = scene.canvas
        let stage = scene.stage
        scene.flood(colors.ground)
        let inside = scene.dice.hit(0.4)
        let radius = scene.unit * (inside ? 45 : scene.dice.number(58...72))
        let center = inside ? stage.center : stage.at(scene.dice.pick([0.12, 0.88]), 0.52)
        let disc = colors.isNight ? colors.deep : colors.deep
        canvas.saved {
            canvas.rect(stage.inset(-stage.x, -8))
            canvas.clip()
            canvas.circle(center, radius)
            canvas.fill(disc)
            for groove in 0..<15 {
                canvas.circle(center, radius * (0.42 + 0.038 * Double(groove)))
                canvas.stroke(colors.second, groove % 5 == 4 ? 6 : 1.8, 0.55)
            }
            for shine in [0.6, 0.6 + Double.pi] {
                canvas.slice(center, radius * 0.985, shine, shine + 0.34)
                canvas.fill(colors.light, 0.13)
                canvas.slice(center, radius * 0.985, shine + 0.4, shine + 0.5)
                canvas.fill(colors.light, 0.09)
            }
            canvas.circle(center, radius * 0.36)
            canvas.fill(colors.accent)
            canvas.ring(center, radius * 0.27, radius * 0.3)
            canvas.fill(colors.light)
            canvas.slice(center, radius * 0.2, .pi, 2 * .pi)
            canvas.fill(colors.second)
            canvas.circle(center, radius * 0.035)
            canvas.fill(colors.ground)
        }
        arm(in: scene, center, radius)
    }

    private func arm(in scene: Scene, _ center: Point, _ radius: Double) {
        let colors = scene.palette
        let canvas = scene.canvas
        let stage = scene.stage
        let pale = colors.isNight ? colors.light : colors.second
        let left = center.x > stage.midX
        let pivot = stage.at(left ? 0.1 : 0.9, 0.1)
        let tip = center.moved(radius * 0.62, angle: left ? -2.5 : -0.62)
        let elbow = Point(pivot.x + (tip.x - pivot.x) * 0.12, pivot.y + (tip.y - pivot.y) * 0.72)
        canvas.line([pivot, elbow, tip])
        canvas.stroke(pale, 11)
        canvas.circle(pivot, 34)
        canvas.fill(pale)
        canvas.circle(pivot, 15)
        canvas.fill(colors.ground)
        canvas.placed(at: tip, unit: 1, turned: atan2(tip.y - elbow.y, tip.x - elbow.x)) {
            canvas.rect(Rect(-34, -14, 52, 28))
            canvas.fill(pale)
        }
    }
}
