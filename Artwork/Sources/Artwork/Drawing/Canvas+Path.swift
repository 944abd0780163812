import CCairo

extension Canvas {
    func rect(_ rect: Rect) {
        cairo_rectangle(context, rect.x, rect.y, rect.width, rect.height)
    }

    func circle(_ center: Point, _ radius: Double) {
        cairo_new_sub_path(context)
        cairo_arc(context, center.x, center.y, max(radius, 0), 0, 2 * .pi)
        cairo_close_path(context)
    }

    func ellipse(_ center: Point, _ radiusX: Double, _ radiusY: Double, turned: Double = 0) {
        cairo_save(context)
        cairo_translate(context, center.x, center.y)
        cairo_rotate(context, turned)
        cairo_scale(context, max(radiusX, 0.01), max(radiusY, 0.01))
        cairo_new_sub_path(context)
        cairo_arc(context, 0, 0, 1, 0, 2 * .pi)
        cairo_close_path(context)
        cairo_restore(context)
    }

    /// An open arc, clockwise from `start` to `end`: radians from the right.
    func arc(_ center: Point, _ radius: Double, _ start: Double, _ end: Double) {
        cairo_new_sub_path(context)
        cairo_arc(context, center.x, center.y, max(radius, 0), start, end)
    }

    /// An arc that continues the path.
    func arcOn(_ center: Point, _ radius: Double, _ start: Double, _ end: Double) {
        cairo_arc(context, center.x, center.y, radius, start, end)
    }

    /// A slice of a disc.
    func slice(_ center: Point, _ radius: Double, _ start: Double, _ end: Double) {
        cairo_move_to(context, center.x, center.y)
        cairo_arc(context, center.x, center.y, max(radius, 0), start, end)
        cairo_close_path(context)
    }

    /// A part of a ring.
    func ring(
        _ center: Point,
        _ inner: Double,
        _ outer: Double,
        _ start: Double = 0,
        _ end: Double = 2 * .pi
    ) {
        cairo_new_sub_path(context)
        cairo_arc(context, center.x, center.y, max(outer, 0), start, end)
        cairo_arc_negative(context, center.x, center.y, max(inner, 0), end, start)
        cairo_close_path(context)
    }

    func polygon(_ points: [Point]) {
        line(points)
        cairo_close_path(context)
    }

    /// An open path through `points` with corners.
    func line(_ points: [Point]) {
        guard let first = points.first else { return }
        cairo_move_to(context, first.x, first.y)
        for point in points.dropFirst() {
            cairo_line_to(context, point.x, point.y)
        }
    }

    /// A smooth path through `points`: a Catmull-Rom spline.
    func curve(_ points: [Point], closed: Bool = false) {
        guard points.count > 2, let first = points.first else { return line(points) }
        cairo_move_to(context, first.x, first.y)
        let count = points.count
        for index in 0..<(closed ? count : count - 1) {
            let a = points[index]
            let b = points[(index + 1) % count]
            let before = closed ? points[(index + count - 1) % count] : points[max(index - 1, 0)]
            let after =
                closed ? points[(index + 2) % count] : points[min(index + 2, count - 1)]
            cairo_curve_to(
                context,
                a.x + (b.x - before.x) / 6,
                a.y + (b.y - before.y) / 6,
                b.x - (after.x - a.x) / 6,
                b.y - (after.y - a.y) / 6,
                b.x,
                b.y
            )
        }
        if closed { cairo_close_path(context) }
    }

    /// The area below a smooth skyline down to `floor`.
    func land(_ ridge: [Point], floor: Double, smooth: Bool = true) {
        guard let first = ridge.first, let last = ridge.last else { return }
        smooth ? curve(ridge) : line(ridge)
        cairo_line_to(context, last.x, floor)
        cairo_line_to(context, first.x, floor)
        cairo_close_path(context)
    }

    /// Continues a path with a straight line.
    func to(_ x: Double, _ y: Double) { cairo_line_to(context, x, y) }

    /// Starts a path.
    func start(_ x: Double, _ y: Double) { cairo_move_to(context, x, y) }

    /// Continues a path with a Bezier curve that has two control points.
    func bend(_ a: Point, _ b: Point, _ end: Point) {
        cairo_curve_to(context, a.x, a.y, b.x, b.y, end.x, end.y)
    }

    func close() { cairo_close_path(context) }

    /// Moves the origin for good, or until `saved` ends.
    func moveOrigin(to origin: Point, turned: Double) {
        cairo_translate(context, origin.x, origin.y)
        cairo_rotate(context, turned)
    }

    /// Draws `body` in its own units: with the origin at `origin`, lengths scaled by `unit`, turned
    /// clockwise by radians and, on request, mirrored left to right.
    func placed(
        at origin: Point,
        unit: Double,
        turned: Double = 0,
        mirrored: Bool = false,
        _ body: () -> Void
    ) {
        saved {
            cairo_translate(context, origin.x, origin.y)
            cairo_rotate(context, turned)
            cairo_scale(context, mirrored ? -unit : unit, unit)
            body()
        }
    }
}
