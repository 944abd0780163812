import Features
import GTKSupport
import L10n

/// The floating buttons at the bottom edge: zoom out, percentage, zoom in, fit.
///
/// For a list's pictures, previous, slideshow and next precede them.
@MainActor
struct ViewerControls {
    let root: AnyWidget

    private let smaller: Button
    private let larger: Button
    private let fit: Button
    private let previous: Button
    private let next: Button
    private let slideshow: Button
    private let percent = Label(announcing: .status).style("viewer-percent").justified(0.5)

    init(model: PosterViewModel) {
        let strings = model.strings
        smaller = Button(icon: "list-remove-symbolic", name: strings("viewer.zoom-out"))
            .style("circular", "flat").clicked { [weak model] in model?.zoomOutTapped() }
        larger = Button(icon: "list-add-symbolic", name: strings("viewer.zoom-in"))
            .style("circular", "flat").clicked { [weak model] in model?.zoomInTapped() }
        fit = Button(icon: "zoom-fit-best-symbolic", name: strings("viewer.fit"))
            .style("circular", "flat").clicked { [weak model] in model?.fitTapped() }
        previous = Button(icon: "go-previous-symbolic", name: strings("photo.previous"))
            .style("circular", "flat").clicked { [weak model] in model?.previousTapped() }
        next = Button(icon: "go-next-symbolic", name: strings("photo.next"))
            .style("circular", "flat").clicked { [weak model] in model?.nextTapped() }
        slideshow = Button(icon: "media-playback-start-symbolic", name: model.slideshowLabel)
            .style("circular", "flat").clicked { [weak model] in model?.slideshowTapped() }
        root =
            Box.horizontal(
                spacing: 2,
                previous.visible(model.isOfList),
                slideshow.visible(model.isOfList),
                next.visible(model.isOfList),
                smaller,
                percent.characters(least: 6, most: 6),
                larger,
                fit
            ).style("viewer-controls").align(.center, .end).margins(bottom: 16).erased
    }

    /// Enables and disables the zoom buttons, and shows the percentage.
    func update(_ model: PosterViewModel) {
        let zoom = model.zoom
        percent.text = model.percent ?? ""
        smaller.isSensitive = !zoom.isAtFit
        fit.isSensitive = !zoom.isAtFit
        larger.isSensitive = model.canZoomIn
    }

    /// Enables and disables the buttons that lead to other pictures, and labels the slideshow
    /// button.
    func updateSeries(_ model: PosterViewModel) {
        previous.isSensitive = model.hasPrevious
        next.isSensitive = model.hasNext
        slideshow.isSensitive = model.hasNext
        slideshow.icon =
            model.isPlaying ? "media-playback-pause-symbolic" : "media-playback-start-symbolic"
        slideshow.accessibleName(model.slideshowLabel)
        slideshow.tooltip = model.slideshowLabel
    }
}
