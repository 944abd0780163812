/// A family of pictures: one idea with variations for each film.
protocol Motif {
    /// Draws over all of `scene.bounds`, with the subject inside `scene.stage`.
    func draw(in scene: inout Scene)
}
