import Catalog
import Features
import GTKSupport
import L10n

/// A person's own rating: five stars that are clicked, dragged over or changed by the arrow keys.
///
/// An invisible slider lies above the stars, so that keys, touch and screen readers
/// work as with any slider.
@MainActor
final class RatingScale {
    let root: AnyWidget

    private let stars: [Icon]
    private let slider: Slider
    private let marks: Marks
    private let strings: Localizer
    private var id: Item.ID?
    private var binding: Binding?

    init(marks: Marks, strings: Localizer) {
        self.marks = marks
        self.strings = strings
        let name = strings(MarkKind.rating.caption(isSet: false))
        stars = (0..<5).map { _ in Icon(MarkKind.rating.icon(isSet: false), size: 22) }
        let changed = Callback<@MainActor (Double) -> Void>()
        slider = Slider(range: 0...5, step: 0.5, name: name) { changed.action?($0) }
        slider.opacity = 0
        let row = Box.horizontal(spacing: 4).style("stars")
        for star in stars { row.append(star) }
        let overlay = Overlay(row)
        overlay.add(slider)
        root = overlay.style("rating-scale").align(.start, .center).erased
        changed.action = { [weak self] in self?.rated($0) }
        binding = root.bind { [weak self] in self?.update() }
    }

    /// Shows the rating of an item; nil hides it.
    func show(_ id: Item.ID?) {
        self.id = id
        root.isVisible = id != nil
        binding?.run()
    }

    private func rated(_ stars: Double) {
        guard let id else { return }
        marks.rated(id, OwnRating(rounding: stars))
        update()
    }

    private func update() {
        guard let id else { return }
        let rating = marks[id].rating
        let halfStars = rating?.halfStars ?? 0
        for (place, star) in stars.enumerated() {
            let rest = halfStars - 2 * place
            star.show(
                rest >= 2
                    ? "vitrine-star-symbolic"
                    : rest == 1 ? "vitrine-star-half-symbolic" : "vitrine-star-empty-symbolic"
            )
        }
        slider.value = rating?.stars ?? 0
        slider.describe(
            value: rating?.text(strings) ?? strings("mark.rating.none")
        )
    }
}
