/// The background of the text: a small rendering of the art, read back.
///
/// Ink colors are chosen with it, not with the poster itself, so that a film looks the same at
/// every width.
struct Underlay {
    static let pixelWidth = 150
    private let luminances: [Double]
    private let columns: Int
    private let rows: Int

    init(of canvas: Canvas) {
        columns = canvas.pixelWidth
        rows = canvas.pixelHeight
        let table = (0...255).map {
            Color(red: Double($0) / 255, green: 0, blue: 0).luminance / 0.2126
        }
        let (width, height) = (columns, rows)
        luminances = canvas.withPixels { pixels, bytesPerRow in
            (0..<width * height).map { index in
                let at = index / width * bytesPerRow + index % width * 4
                return 0.0722 * table[Int(pixels[at])] + 0.7152 * table[Int(pixels[at + 1])]
                    + 0.2126 * table[Int(pixels[at + 2])]
            }
        }
    }

    /// The darkest and the lightest luminance within `area`.
    func range(in area: Rect) -> ClosedRange<Double> {
        let scale = Double(columns) / 1000
        let x0 = max(0, Int(area.x * scale))
        let x1 = min(columns - 1, Int(area.maxX * scale))
        let y0 = max(0, Int(area.y * scale))
        let y1 = min(rows - 1, Int(area.maxY * scale))
        var (low, high) = (1.0, 0.0)
        guard x0 <= x1, y0 <= y1 else { return 0...1 }
        for y in y0...y1 {
            for x in x0...x1 {
                low = min(low, luminances[y * columns + x])
                high = max(high, luminances[y * columns + x])
            }
        }
        return min(low, high)...max(low, high)
    }

    /// The lowest contrast of `ink` anywhere within `areas`.
    func contrast(of ink: Color, in areas: [Rect]) -> Double {
        let luminance = ink.luminance
        return areas.map { area in
            let range = range(in: area)
            if range.contains(luminance) { return 1.0 }
            let near = luminance < range.lowerBound ? range.lowerBound : range.upperBound
            return (max(near, luminance) + 0.05) / (min(near, luminance) + 0.05)
        }.min() ?? 21
    }
}
