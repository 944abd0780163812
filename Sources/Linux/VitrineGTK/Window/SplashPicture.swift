import GTKSupport

/// A drawing of film frames behind glass under three lights, at any size.
struct SplashPicture {
    let isDark: Bool

    private var sky: [Canvas.Color] {
        isDark
            ? [Canvas.Color(0x0B1026), Canvas.Color(0x1B2350), Canvas.Color(0x43255E)]
            : [Canvas.Color(0xFDF6EC), Canvas.Color(0xF6E3D3), Canvas.Color(0xE7C7CB)]
    }

    private var frames: [Canvas.Color] {
        [0xE4572E, 0x17BEBB, 0xFFC914, 0x76B041, 0x9B5DE5, 0xF15BB5, 0x2E86AB].map {
            Canvas.Color($0, alpha: isDark ? 0.55 : 0.50)
        }
    }

    @MainActor
    func draw(on canvas: Canvas) {
        let (width, height) = (canvas.width, canvas.height)
        canvas.fill(from: (0, 0), to: (width * 0.3, height), sky) { $0.everything() }
        drawFrames(on: canvas)
        drawLights(on: canvas)
        drawGlass(on: canvas)
    }

    @MainActor
    private func drawFrames(on canvas: Canvas) {
        let frameHeight = canvas.height * 0.30
        let frameWidth = frameHeight / 1.5
        let step = frameWidth * 1.22
        let count = Int(canvas.width / step) + 2
        for (row, top) in [0.08, 0.62].enumerated() {
            for column in 0..<count {
                let color = frames[(column * 3 + row * 2) % frames.count]
                let x = Double(column) * step - (row == 0 ? step * 0.5 : step * 0.1)
                let y = canvas.height * top
                canvas.fill(color) {
                    $0.roundedRectangle(
                        x: x,
                        y: y,
                        width: frameWidth,
                        height: frameHeight,
                        radius: frameWidth * 0.06
                    )
                }
                drawMotif(on: canvas, x: x, y: y, width: frameWidth, kind: (column + row) % 4)
            }
        }
    }

    /// Draws a few shapes that look like a poster from a distance.
    @MainActor
    private func drawMotif(on canvas: Canvas, x: Double, y: Double, width: Double, kind: Int) {
        let ink = Canvas.Color(isDark ? 0x0B1026 : 0xFFFFFF, alpha: 0.30)
        canvas.fill(ink) { canvas in
            switch kind {
            case 0: canvas.circle(x: x + width * 0.5, y: y + width * 0.6, radius: width * 0.26)
            case 1:
                canvas.polygon([
                    (x + width * 0.12, y + width * 1.2), (x + width * 0.5, y + width * 0.4),
                    (x + width * 0.88, y + width * 1.2),
                ])
            case 2:
                for line in 0..<4 {
                    canvas.roundedRectangle(
                        x: x + width * 0.14,
                        y: y + width * (0.24 + Double(line) * 0.24),
                        width: width * (0.72 - Double(line) * 0.12),
                        height: width * 0.11,
                        radius: width * 0.05
                    )
                }
            default:
                canvas.circle(x: x + width * 0.36, y: y + width * 0.64, radius: width * 0.2)
                canvas.circle(x: x + width * 0.64, y: y + width * 0.64, radius: width * 0.2)
            }
        }
    }

    @MainActor
    private func drawLights(on canvas: Canvas) {
        let light = isDark ? 0xFFE9B0 : 0xFFFFFF as UInt32
        for place in [0.2, 0.5, 0.8] {
            let x = canvas.width * place
            let reach = canvas.height * 0.95
            canvas.fill(
                from: (x, 0),
                to: (x, reach),
                [Canvas.Color(light, alpha: isDark ? 0.22 : 0.55), Canvas.Color(light, alpha: 0)]
            ) {
                $0.polygon([
                    (x - reach * 0.02, 0), (x + reach * 0.02, 0), (x + reach * 0.34, reach),
                    (x - reach * 0.34, reach),
                ])
            }
        }
    }

    /// Draws glass: a plain background for the text in the middle, and reflections elsewhere.
    @MainActor
    private func drawGlass(on canvas: Canvas) {
        let ground = isDark ? 0x0B1026 : 0xFFF9F2 as UInt32
        canvas.fill(
            around: (canvas.width / 2, canvas.height / 2),
            radius: max(canvas.width, canvas.height) * 0.6,
            [
                Canvas.Color(ground, alpha: 0.92), Canvas.Color(ground, alpha: 0.74),
                Canvas.Color(ground, alpha: 0.05),
            ]
        ) { $0.everything() }
        for (start, width) in [(0.06, 0.05), (0.14, 0.015)] {
            canvas.fill(Canvas.Color(0xFFFFFF, alpha: isDark ? 0.05 : 0.28)) {
                let left = $0.width * start
                let slant = $0.height * 0.35
                $0.polygon([
                    (left + slant, 0), (left + slant + $0.width * width, 0),
                    (left + $0.width * width, $0.height), (left, $0.height),
                ])
            }
        }
    }
}
