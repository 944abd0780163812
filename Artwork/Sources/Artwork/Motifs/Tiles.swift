/// Quarter circles and squares on a grid, in Bauhaus style.
struct Tiles: Motif {
    func draw(in scene: inout Scene) {
        let colors = scene.palette
        let stage = scene.stage
        let canvas = scene.canvas
        scene.flood(colors.ground)
        let columns = scene.dice.integer(3...4)
        let size = stage.width / Double(columns)
        let rows = max(2, Int(stage.height / size))
        let top = stage.y + (stage.height - size * Double(rows)) / 2
        let inks = [colors.accent, colors.deep, colors.second, colors.light]
        let hole = scene.dice.integer(0...rows * columns - 1)
        for row in 0..<rows {
            for column in 0..<columns {
                let cell = Rect(
                    stage.x + size * Double(column),
                    top + size * Double(row),
                    size,
                    size
                )
                canvas.saved {
                    canvas.rect(cell)
                    canvas.clip()
                    let back = scene.dice.integer(0...4)
                    let front = (back + scene.dice.integer(1...3)) % 4
                    if back < 4 {
                        canvas.rect(cell)
                        canvas.fill(inks[back])
                    }
                    tile(
                        in: &scene,
                        cell,
                        inks[front],
                        inks[(front + 1) % 4],
                        eye: row * columns + column == hole
                    )
                }
            }
        }
    }

    private func tile(
        in scene: inout Scene,
        _ cell: Rect,
        _ color: Color,
        _ other: Color,
        eye: Bool
    ) {
        let canvas = scene.canvas
        let corners = [cell.at(0, 0), cell.at(1, 0), cell.at(1, 1), cell.at(0, 1)]
        let corner = scene.dice.integer(0...3)
        let kind = eye ? 5 : scene.dice.integer(0...5)
        switch kind {
        case 0:
            canvas.circle(corners[corner], cell.width)
            canvas.fill(color)
        case 1:
            for (ring, tone) in [(1.0, color), (0.66, other), (0.33, color)] {
                canvas.circle(corners[corner], cell.width * ring)
                canvas.fill(tone)
            }
        case 2:
            canvas.polygon([corners[corner], corners[(corner + 1) % 4], corners[(corner + 2) % 4]])
            canvas.fill(color)
        case 3:
            for bar in 0..<3 {
                canvas.rect(
                    Rect(
                        cell.x,
                        cell.y + cell.height * (0.08 + 0.33 * Double(bar)),
                        cell.width,
                        cell.height * 0.17
                    )
                )
            }
            canvas.fill(color)
        case 4:
            canvas.circle(cell.at(0.5, 0), cell.width / 2)
            canvas.circle(cell.at(0.5, 1), cell.width / 2)
            canvas.fill(color)
        default:
            canvas.circle(cell.center, cell.width * 0.4)
            canvas.fill(color)
            canvas.circle(cell.center, cell.width * 0.16)
            canvas.fill(other)
        }
    }
}
