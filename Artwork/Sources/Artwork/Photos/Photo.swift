import CCairo

/// A photo in progress: the canvas in pixels, the light and the random numbers.
struct Photo {
    private(set) var canvas: Canvas
    /// Width of the canvas in pixels.
    let width: Double
    /// Height of the canvas in pixels.
    let height: Double
    /// A thousandth of the shorter side.
    let unit: Double
    let scene: PhotoScene
    let title: String
    var light: Light
    var dice: Chance

    /// Chooses scene and light without drawing.
    init(_ subject: PhotoSubject, on canvas: Canvas) {
        self.canvas = canvas
        width = Double(canvas.pixelWidth)
        height = Double(canvas.pixelHeight)
        unit = min(width, height) / 1000
        scene = PhotoScene(subject)
        title = subject.title
        var dice = Chance(id: subject.id, purpose: "photo")
        light = Light(for: scene, title: subject.title, by: &dice)
        self.dice = dice
    }

    /// The same photo on a separate canvas with fewer pixels and the same coordinates.
    init(_ photo: Photo, shrunk factor: Double) throws(ArtworkError) {
        self = photo
        canvas = try Canvas(
            pixelWidth: max(16, Int(width / factor)),
            pixelHeight: max(16, Int(height / factor))
        )
        cairo_scale(
            canvas.context,
            Double(canvas.pixelWidth) / width,
            Double(canvas.pixelHeight) / height
        )
    }

    /// The whole picture.
    var frame: Rect { Rect(0, 0, width, height) }

    /// Draws the scene and the effects of a camera.
    mutating func draw() throws(ArtworkError) {
        switch scene {
        case .mountains: try drawMountains()
        case .hills: try drawHills()
        case .lake: try drawLake()
        case .dunes: try drawDunes()
        case .sea: try drawSea()
        case .forest: try drawForest()
        case .clouds: try drawClouds()
        case .stars: try drawStars()
        case .moon: try drawMoon()
        case .aurora: try drawAurora()
        case .storm: try drawStorm()
        case .bokeh: try drawBokeh()
        case .prism: try drawPrism()
        case .trails: try drawTrails()
        case .color: try drawColor()
        }
        darkenCorners(scene.isAbstract ? 0.16 : 0.22)
        try addGrain(light.isNight ? 0.85 : 0.7)
    }
}
