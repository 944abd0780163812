import Glibc

extension Photo {
    /// Draws out-of-focus lights.
    mutating func drawBokeh() throws(ArtworkError) {
        let palette = dice.pick(
            [
                [0xffb75e, 0xff8a4c, 0xffd9a0, 0xff5e57, 0x6fb7ff],
                [0xffc46b, 0xffe7c2, 0x7ad1ff, 0x4f8bff],
                [0xff6f91, 0xff9671, 0xffc75f, 0x845ec2], [0x9be7c4, 0x5ec9ff, 0xffe08a, 0xff8fab],
            ] as [[UInt32]]
        ).map { Color($0) }
        let ground = dice.pick([Color(0x0b1020), Color(0x140d14), Color(0x0a1416)])
        canvas.rect(frame)
        canvas.fill(
            from: Point(0, 0),
            to: Point(width * 0.3, height),
            [.init(0, ground), .init(0.55, ground.mixed(with: palette[0], 0.2)), .init(1, ground)]
        )
        let line = height * dice.number(0.4...0.6)
        let glows = (0..<14).map { _ in
            (
                Point(width * dice.unit(), line + height * dice.number(-0.3...0.3)),
                dice.number(220...520) * unit, dice.pick(palette)
            )
        }
        try paintSoftly { photo in
            for (at, radius, color) in glows { photo.paintGlow(at: at, radius, 0.2, color) }
        }
        canvas.adding {
            for index in 0..<90 {
                // Distant lights are small and along a line, near ones are anywhere.
                let near = Double(index) / 90
                let spread = dice.number(-1...1) * dice.unit()
                let at = Point(
                    width * dice.number(-0.05...1.05),
                    line + height * spread * (0.12 + 0.5 * near)
                )
                let radius = (16 + 92 * near * near * near + 14 * dice.unit()) * unit
                paintDisc(
                    at: at,
                    radius,
                    dice.pick(palette),
                    dice.number(0.16...0.6) * (1 - 0.45 * near)
                )
            }
        }
    }

    /// Draws a point of light as an out-of-focus lens shows it: flat, with a brighter rim.
    private func paintDisc(at center: Point, _ radius: Double, _ color: Color, _ amount: Double) {
        let rim = color.lighter(0.25)
        canvas.circle(center, radius)
        canvas.fill(
            around: center,
            radius: radius,
            [
                .init(0, color, amount * 0.72), .init(0.7, color, amount * 0.78),
                .init(0.9, rim, amount), .init(0.955, rim, amount * 0.9), .init(1, rim, 0),
            ]
        )
    }

    /// Draws sunlight split by glass, on a wall.
    mutating func drawPrism() throws(ArtworkError) {
        let wall = dice.pick([Color(0x2a2733), Color(0x3b3430), Color(0x1f2a33), Color(0x57504a)])
        canvas.rect(frame)
        canvas.fill(
            from: Point(0, 0),
            to: Point(width, height),
            [.init(0, wall.lighter(0.16)), .init(0.5, wall), .init(1, wall.darker(0.45))]
        )
        let angle = dice.number(-0.6...0.6)
        try paintWindow(turned: angle * 0.4)
        let layer = try Layer(canvas.pixelWidth / 10, canvas.pixelHeight / 10)
        let soft = SoftLight(layer, scale: 0.1)
        for _ in 0..<dice.integer(4...7) {
            let at = Point(width * dice.number(0.1...0.9), height * dice.number(0.15...0.85))
            soft.spectrum(
                at,
                length: max(width, height) * dice.number(0.3...0.9),
                breadth: dice.number(60...240) * unit,
                turned: angle + dice.number(-0.18...0.18),
                bend: dice.number(-0.3...0.3),
                dice.number(0.25...0.8)
            )
        }
        canvas.put(layer, in: frame, adding: true)
    }

    /// Draws out-of-focus light from a window with a cross.
    private mutating func paintWindow(turned angle: Double) throws(ArtworkError) {
        let at = Point(width * dice.number(0.05...0.4), height * dice.number(0.05...0.3))
        let size = max(width, height) * dice.number(0.16...0.26)
        let small = try Photo(self, shrunk: 34)
        let color = light.sun.mixed(with: .white, 0.3)
        small.canvas.placed(at: at, unit: 1, turned: angle) {
            for (column, row) in [(0.0, 0.0), (1, 0), (0, 1), (1, 1)] {
                let pane = Rect(column * size * 1.12, row * size * 1.35, size, size * 1.2)
                small.canvas.rect(pane)
                small.canvas.fill(
                    from: pane.at(0, 0),
                    to: pane.at(1, 1),
                    [.init(0, color.darker(0.62)), .init(1, color.darker(0.82))]
                )
            }
        }
        canvas.put(small.canvas.surface, in: frame, adding: true)
    }

    /// Draws color fields that blend into each other.
    mutating func drawColor() throws(ArtworkError) {
        let palettes: [[UInt32]] = [
            [0xff7a2f, 0xffb35c, 0xf2542d, 0xffd9a0, 0x8c2f39],
            [0x3a1c71, 0x7b4bb7, 0xb07ce8, 0xe3b7f0, 0x241046],
            [0xffc8a2, 0xffd7ba, 0xf5a3a3, 0x9d5c8f, 0x5b2a5e],
            [0x0b1e6b, 0x1a3fd1, 0x4f7cf5, 0x0a1240, 0xa8c4ff],
            [0xd7e8d0, 0x8fc1a9, 0xf4e3c1, 0x5a8f8c, 0xf7f3e8],
            [0x2d4373, 0xd98e73, 0xf0c9a0, 0x6d5a86, 0x1c2848],
        ]
        let words = PhotoScene.words(ofColors: title)
        let colors = (words.map { palettes[$0] } ?? dice.pick(palettes)).map { Color($0) }
        let fields = (0..<12).map { index in
            (
                Point(width * dice.number(-0.1...1.1), height * dice.number(-0.1...1.1)),
                max(width, height) * dice.number(0.4...0.85), dice.number(0.55...1),
                colors[index % colors.count]
            )
        }
        let small = try Photo(self, shrunk: 12)
        small.canvas.rect(frame)
        small.canvas.fill(
            from: Point(0, 0),
            to: Point(width * dice.number(-0.4...0.4), height),
            [.init(0, colors[4]), .init(1, colors[0])]
        )
        for (at, radius, amount, color) in fields { small.paintGlow(at: at, radius, amount, color) }
        canvas.put(small.canvas.surface, in: frame)
    }
}
