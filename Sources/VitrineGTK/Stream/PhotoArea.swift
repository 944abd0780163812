import Features
import GTKSupport

/// The pixels of a photo: as it arrives, as it lies, and the dark back of it while it turns.
@MainActor
final class PhotoArea {
    let root: SnapshotArea

    /// How the photo appears.
    var arrival = ArrivalMotion.ended { didSet { root.redraw() } }
    /// How dark it is, from 0 to 1.
    var shade = 0.0 { didSet { if shade != oldValue { root.redraw() } } }
    /// The photo; nil shows the placeholder alone.
    var texture: Texture? { didSet { root.redraw() } }

    /// Makes an empty area; `resized` is called when it has another width, while GTK lays the
    /// window out.
    init(resized: @escaping @MainActor () -> Void) {
        let handlers = Handlers()
        root = SnapshotArea(
            draw: { handlers.draw?($0) },
            resized: { width, _ in
                guard width != handlers.width else { return }
                handlers.width = width
                resized()
            }
        )
        handlers.draw = { [weak self] in self?.draw($0) }
    }

    private func draw(_ painter: SnapshotArea.Painter) {
        let (width, height) = (Double(painter.width), Double(painter.height))
        if let texture {
            let size = texture.size
            // Fills the area whatever the proportions that it has now.
            let fill = max(width / Double(size.width), height / Double(size.height))
            let scale = fill * arrival.scale
            let (drawnWidth, drawnHeight) = (
                Double(size.width) * scale, Double(size.height) * scale
            )
            let frame = Rectangle(
                x: (width - drawnWidth) / 2,
                y: (height - drawnHeight) / 2,
                width: drawnWidth,
                height: drawnHeight
            )
            painter.draw(texture, in: frame, opacity: arrival.opacity)
        }
        let whole = Rectangle(x: 0, y: 0, width: width, height: height)
        painter.darken(whole, by: shade)
    }
}

@MainActor
private final class Handlers {
    var draw: (@MainActor (SnapshotArea.Painter) -> Void)?
    var width = 0
}
