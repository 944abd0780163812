/// Five colors that go together, by role.
struct Palette: Hashable, Sendable {
    /// The field that everything stands on.
    var ground: Color
    /// The darkest: silhouettes.
    var deep: Color
    /// The one that draws the eye.
    var accent: Color
    /// Between ground and deep, or beside the accent.
    var second: Color
    /// The lightest: paper, light, stars.
    var light: Color

    init(_ ground: UInt32, _ deep: UInt32, _ accent: UInt32, _ second: UInt32, _ light: UInt32) {
        self.ground = Color(ground)
        self.deep = Color(deep)
        self.accent = Color(accent)
        self.second = Color(second)
        self.light = Color(light)
    }

    /// Whether the field is dark.
    var isNight: Bool { ground.luminance < 0.16 }

    /// A number that differs from palette to palette.
    var hashSeed: Int {
        [ground, deep, accent, second, light].reduce(7) { seed, color in
            let value = color.red * 65_025 + color.green * 255 + color.blue
            return seed &* 31 &+ Int(value * 1000)
        }
    }

    /// Every color through `change`.
    func mapped(_ change: (Color) -> Color) -> Palette {
        var palette = self
        palette.ground = change(ground)
        palette.deep = change(deep)
        palette.accent = change(accent)
        palette.second = change(second)
        palette.light = change(light)
        return palette
    }
}
