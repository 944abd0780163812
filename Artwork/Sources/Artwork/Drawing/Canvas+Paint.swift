import CCairo

extension Canvas {
    /// A color stop of a gradient, `at` from 0 to 1 along it.
    struct Stop {
        let at: Double
        let color: Color
        let alpha: Double

        init(_ at: Double, _ color: Color, _ alpha: Double = 1) {
            self.at = at
            self.color = color
            self.alpha = alpha
        }
    }

    /// Fills the clip area.
    func paint(_ color: Color, _ alpha: Double = 1) {
        use(color, alpha)
        cairo_paint(context)
    }

    /// Fills the path and clears it.
    func fill(_ color: Color, _ alpha: Double = 1) {
        use(color, alpha)
        cairo_fill(context)
    }

    /// Strokes the path and clears it, with round ends unless `butt`.
    func stroke(_ color: Color, _ width: Double, _ alpha: Double = 1, butt: Bool = false) {
        use(color, alpha)
        cairo_set_line_width(context, width)
        cairo_set_line_cap(context, butt ? CAIRO_LINE_CAP_BUTT : CAIRO_LINE_CAP_ROUND)
        cairo_stroke(context)
    }

    /// Fills the path with a gradient between two points and clears it.
    func fill(from start: Point, to end: Point, _ stops: [Stop]) {
        fill(cairo_pattern_create_linear(start.x, start.y, end.x, end.y), stops)
    }

    /// Fills the path with a radial gradient around `center` and clears it.
    func fill(around center: Point, radius: Double, _ stops: [Stop]) {
        fill(cairo_pattern_create_radial(center.x, center.y, 0, center.x, center.y, radius), stops)
    }

    /// Draws with multiplied colors: white changes nothing, black stays black.
    func multiplying(_ body: () -> Void) {
        saved {
            cairo_set_operator(context, CAIRO_OPERATOR_MULTIPLY)
            body()
        }
    }

    /// Restricts later drawing to the path.
    func clip() {
        cairo_clip(context)
    }

    private func use(_ color: Color, _ alpha: Double) {
        if alpha >= 1 {
            cairo_set_source_rgb(context, color.red, color.green, color.blue)
        } else {
            cairo_set_source_rgba(context, color.red, color.green, color.blue, alpha)
        }
    }

    private func fill(_ pattern: OpaquePointer?, _ stops: [Stop]) {
        for stop in stops {
            let color = stop.color
            cairo_pattern_add_color_stop_rgba(
                pattern,
                stop.at,
                color.red,
                color.green,
                color.blue,
                stop.alpha
            )
        }
        cairo_set_source(context, pattern)
        cairo_fill(context)
        cairo_pattern_destroy(pattern)
    }
}
