import Features
import GTKSupport
import L10n

/// The floating buttons at the lower edge: zoom out, percentage, zoom in, fit.
@MainActor
struct ViewerControls {
    let root: AnyWidget

    private let smaller: Button
    private let larger: Button
    private let fit: Button
    private let percent = Label(announcing: .status).style("viewer-percent").justified(0.5)

    init(model: PosterViewModel) {
        let strings = model.strings
        smaller = Button(icon: "list-remove-symbolic", name: strings("viewer.zoom-out"))
            .style("circular", "flat").clicked { [weak model] in model?.zoomOutTapped() }
        larger = Button(icon: "list-add-symbolic", name: strings("viewer.zoom-in"))
            .style("circular", "flat").clicked { [weak model] in model?.zoomInTapped() }
        fit = Button(icon: "zoom-fit-best-symbolic", name: strings("viewer.fit"))
            .style("circular", "flat").clicked { [weak model] in model?.fitTapped() }
        root =
            Box.horizontal(
                spacing: 2,
                smaller,
                percent.characters(least: 6, most: 6),
                larger,
                fit
            ).style("viewer-controls").align(.center, .end).margins(bottom: 16).erased
    }

    /// Enables and disables the buttons.
    func update(_ model: PosterViewModel) {
        let zoom = model.zoom
        percent.text = model.percent ?? ""
        smaller.isSensitive = !zoom.isAtFit
        fit.isSensitive = !zoom.isAtFit
        larger.isSensitive = !zoom.isAtGreatest
    }
}
