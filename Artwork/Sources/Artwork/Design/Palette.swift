/// Five matching colors, by role.
struct Palette: Hashable, Sendable {
    /// The background.
    var ground: Color
    /// The darkest color, for silhouettes.
    var deep: Color
    /// The most striking color.
    var accent: Color
    /// A color between ground and deep, or similar to the accent.
    var second: Color
    /// The lightest color, for paper, light and stars.
    var light: Color

    init(_ ground: UInt32, _ deep: UInt32, _ accent: UInt32, _ second: UInt32, _ light: UInt32) {
        self.ground = Color(ground)
        self.deep = Color(deep)
        self.accent = Color(accent)
        self.second = Color(second)
        self.light = Color(light)
    }

    /// Whether the background is dark.
    var isNight: Bool { ground.luminance < 0.16 }

    /// A number that differs between palettes.
    var hashSeed: Int {
        [ground, deep, accent, second, light].reduce(7) { seed, color in
            let value = color.red * 65_025 + color.green * 255 + color.blue
            return seed &* 31 &+ Int(value * 1000)
        }
    }

    /// The palette with `change` applied to every color.
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
