import Features
import GTKSupport

/// Draws a photo while it appears and at rest, and its dark back while it turns.
///
/// Until the photo is fully visible, the area has the style class `waiting`.
@MainActor
final class PhotoArea {
    let root: SnapshotArea

    /// The state of the animation in which the photo appears.
    var arrival = ArrivalMotion.ended { didSet { changed() } }
    /// The shade over the photo, from 0 (none) to 1 (black).
    var shade = 0.0 { didSet { if shade != oldValue { root.redraw() } } }
    /// The photo; nil leaves only the placeholder.
    var texture: Texture? {
        didSet {
            guard texture !== oldValue else { return }
            copyTexture()
            changed()
        }
    }

    /// A cairo copy of the photo; nil with hardware rendering, and until the copy is ready.
    private(set) var surface: Surface?
    private let copying = TaskSlot()
    private var isCopying = false

    /// Creates an empty area.
    ///
    /// It calls `resized` when its width changes, while GTK lays out the window.
    init(resized: @escaping @MainActor () -> Void) {
        let draw = Callback<(SnapshotArea.Painter) -> Void>()
        var lastWidth = 0
        root = SnapshotArea(
            draw: { draw.action?($0) },
            resized: { width, _ in
                guard width != lastWidth else { return }
                lastWidth = width
                resized()
            }
        )
        draw.action = { [weak self] in self?.draw($0) }
        // A copy that finished later would be useless.
        root.on("destroy") { [copying] in copying.cancel() }
        changed()
    }
}

extension PhotoArea {
    private func changed() {
        root.set(style: "waiting", texture == nil || arrival.opacity < 1)
        root.redraw()
    }

    /// Copies the texture once, off the main thread, because many frames draw it.
    private func copyTexture() {
        surface = nil
        copying.cancel()
        isCopying = false
        guard let texture, root.isDrawnByCairo else { return }
        isCopying = true
        copying.run(for: self) {
            Surface(copying: texture)
        } then: { area, result in
            area.isCopying = false
            if case .success(let surface) = result { area.surface = surface }
            area.root.redraw()
        }
    }

    private func draw(_ painter: SnapshotArea.Painter) {
        let (width, height) = (Double(painter.width), Double(painter.height))
        if let texture {
            let size = texture.size
            // Fills the area regardless of its current aspect ratio.
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
            draw(texture, in: frame, painter)
        }
        let whole = Rectangle(x: 0, y: 0, width: width, height: height)
        painter.darken(whole, by: shade)
    }

    private func draw(_ texture: Texture, in frame: Rectangle, _ painter: SnapshotArea.Painter) {
        if let surface {
            painter.draw(surface, in: frame, opacity: arrival.opacity)
        } else if !isCopying || arrival.opacity == 1 {
            // The fade-in waits for the copy, because its first frames are the expensive ones.
            painter.draw(texture, in: frame, opacity: arrival.opacity)
        }
    }
}
