import GTKSupport
import L10n

/// The screen shown in the first seconds of a cold start: the logo over a drawn showcase.
@MainActor
struct SplashView {
    let root: AnyWidget

    private let spinner: Spinner

    init(strings: Localizer) {
        let picture = DrawingArea { canvas in
            canvas.drawOnce { SplashPicture(isDark: Style.isDark).draw(on: $0) }
        }
        let logo = Icon("io.github.vitrine_app.Vitrine", size: 128)
        spinner = Spinner(name: strings("list.loading"))
        let words = Box.vertical(
            spacing: 18,
            logo,
            Label(strings("app.name")).style("splash-title"),
            Label(strings("app.tagline")).style("splash-tagline").wrapped().justified(0.5),
            spinner.size(width: 32, height: 32).align(.center, .center)
        ).align(.center, .center).margins(24)
        let layers = Overlay(picture.expand(horizontally: true, vertically: true), words)
            .style("splash").named(strings("splash.label"))
        root = layers.erased
        Style.changed(for: picture) { picture.redraw() }
    }

    /// Stops the spinner, which costs frames even when hidden.
    func stop() { spinner.isSpinning = false }
}
