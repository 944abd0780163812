import CCairo
import Glibc

/// Draws light on a small layer; stretching it then softens all edges.
struct SoftLight {
    private let layer: Layer

    /// `scale` is the layer's pixels per pixel of the picture.
    init(_ layer: Layer, scale: Double) {
        self.layer = layer
        cairo_scale(layer.context, scale, scale)
        cairo_set_operator(layer.context, CAIRO_OPERATOR_ADD)
    }

    /// Draws a band in rainbow colors that fades at all ends.
    func spectrum(
        _ at: Point,
        length: Double,
        breadth: Double,
        turned: Double,
        bend: Double,
        _ amount: Double
    ) {
        let steps = 46
        cairo_save(layer.context)
        cairo_translate(layer.context, at.x, at.y)
        cairo_rotate(layer.context, turned)
        for step in 0..<steps {
            let along = Double(step) / Double(steps) - 0.5
            let fade = cos(along * .pi)
            let x = along * length
            let middle = bend * along * along * length
            let wide = breadth * (0.6 + 0.8 * (along + 0.5))
            paintColumn(
                Rect(x, middle - wide / 2, length / Double(steps) + 1, wide),
                amount * fade * fade
            )
        }
        cairo_restore(layer.context)
    }

    private func paintColumn(_ rect: Rect, _ amount: Double) {
        let pattern = cairo_pattern_create_linear(0, rect.y, 0, rect.maxY)
        for (at, hex, alpha) in Self.rainbow {
            let color = Color(hex)
            cairo_pattern_add_color_stop_rgba(
                pattern,
                at,
                color.red,
                color.green,
                color.blue,
                alpha * amount
            )
        }
        cairo_rectangle(layer.context, rect.x, rect.y, rect.width, rect.height)
        cairo_set_source(layer.context, pattern)
        cairo_fill(layer.context)
        cairo_pattern_destroy(pattern)
    }

    private static let rainbow: [(Double, UInt32, Double)] = [
        (0, 0x5a00b4, 0), (0.14, 0x5a16d8, 0.55), (0.28, 0x1f4dff, 0.8), (0.4, 0x00c2e0, 0.85),
        (0.5, 0x19d45a, 0.9), (0.61, 0xf2e93a, 1), (0.73, 0xff9a1f, 0.95), (0.86, 0xff2d1a, 0.75),
        (1, 0xb40000, 0),
    ]
}
