/// A family of pictures: one idea, drawn differently for each film.
protocol Motif {
    /// Covers `scene.bounds`, the point of it inside `scene.stage`.
    func draw(in scene: inout Scene)
}
