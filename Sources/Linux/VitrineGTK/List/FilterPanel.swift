import Catalog
import Features
package import GTKSupport
import L10n

/// The button that filters a list.
///
///     PopoverButton
///     └── Box
///         ├── ScrolledWindow
///         │   ├── ToggleButton: only what wasn't watched
///         │   ├── WrapBox of genres, all of which must match
///         │   ├── WrapBox of decades, and the first and last year
///         │   ├── Slider: the minimum rating
///         │   ├── WrapBox of maximum lengths
///         │   └── DropDown: the original language; DropDown: the country
///         ├── the number of results
///         └── Clear
@MainActor
package final class FilterPanel {
    /// The largest text scale at which the years fit side by side; 1 is normal.
    private static let largestText = 1.3

    package let root: PopoverButton

    /// Whether the button's name lists the chosen filters, because the chips are folded.
    var namesChips = false {
        didSet { update() }
    }

    private let model: CatalogViewModel
    private let genres = WrapBox()
    private let spinner: Spinner
    private let retry: Button
    private let first: NumberField
    private let last: NumberField
    private let rating: Slider
    private let ratingText = Label().style("dim-label")
    private let decades = WrapBox()
    private let count = Label(announcing: .status).style("dim-label")
    private let notWatched: ToggleButton
    private let runtime: Box
    private let runtimeButtons: [(minutes: Int, button: ToggleButton)]
    private let language: DropDown
    private let languageGroup: Box
    private let country: DropDown
    private let countryGroup: Box
    private let clear: Button
    private var buttons: [String: ToggleButton] = [:]
    private var decadeButtons: [(decade: Decade, button: ToggleButton)] = []
    private var isShowing = false
    /// Whether the languages and countries have their names, which take a moment to load.
    private var hasNames = false

    init(model: CatalogViewModel) {
        self.model = model
        let strings = model.strings
        let years = FilterForm.years
        let range = Double(years.lowerBound)...Double(years.upperBound)
        spinner = Spinner(name: strings("list.loading"))
        retry = Button(strings("list.retry")).wrapped().align(.center)
            .clicked { [weak model] in model?.filterOpened() }
        let changed = Callback<() -> Void>()
        first = NumberField(range: range, step: 1, digits: 0, name: strings("filter.first-year")) {
            _ in changed.action?()
        }
        last = NumberField(range: range, step: 1, digits: 0, name: strings("filter.last-year")) {
            _ in changed.action?()
        }
        rating = Slider(range: FilterForm.ratings, step: 0.5, name: strings("filter.rating")) {
            _ in changed.action?()
        }
        clear = Button(strings("filter.clear")).wrapped().style("pill").align(.center)
            .clicked { [weak model] in model?.visible.filterCleared() }
        notWatched = ToggleButton(strings("filter.not-watched")) { [weak model] in
            model?.filter.isNotWatched.toggle()
        }
        .style("genre-chip").align(.start)
        let title = { (key: String) in Label(strings(key)).style("heading").justified(0) }
        runtimeButtons = CatalogViewModel.runtimes.map { minutes in
            let button = ToggleButton(model.words(forRuntime: minutes)) { [weak model] in
                model?.runtimeTapped(minutes)
            }
            return (minutes, button.style("genre-chip"))
        }
        language = DropDown(name: strings("filter.language")) { [weak model] position in
            model.map { $0.filter.language = $0.languages[position] }
        }
        country = DropDown(name: strings("filter.country")) { [weak model] position in
            model.map { $0.filter.country = $0.countries[position] }
        }
        let runtimes = WrapBox()
        for (_, button) in runtimeButtons { runtimes.append(button) }
        runtime = Box.vertical(spacing: 12, title("filter.runtime"), runtimes)
        languageGroup = Box.vertical(spacing: 12, title("filter.language"), language)
        countryGroup = Box.vertical(spacing: 12, title("filter.country"), country)
        let year = { (key: String, field: NumberField) in
            Box.vertical(
                spacing: 4,
                Label(strings(key)).style("caption", "dim-label").ellipsized().justified(0),
                field
            )
        }
        let yearFields = Box.horizontal(
            spacing: 12,
            year("filter.first-year", first).expand(horizontally: true),
            year("filter.last-year", last).expand(horizontally: true)
        )
        yearFields.isVertical = Style.textScale > Self.largestText
        Style.textScaleChanged(for: yearFields.erased) {
            yearFields.isVertical = Style.textScale > Self.largestText
        }
        let choices = Box.vertical(
            spacing: 12,
            notWatched,
            Box.vertical(
                spacing: 2,
                title("facet.genres"),
                Label(strings("filter.all-genres")).style("caption", "dim-label").justified(0)
            ),
            genres,
            spinner,
            retry,
            title("filter.decades"),
            decades,
            yearFields,
            Box.horizontal(
                spacing: 12,
                title("filter.rating").expand(horizontally: true),
                ratingText
            ),
            rating,
            runtime,
            languageGroup,
            countryGroup
        ).style("filter-panel").margins(12).size(width: 300)
        // The genres would rather be in one row, which is wider than most windows.
        let scroller = ScrolledWindow(Clamp(choices, naturalWidth: 340))
        let content = Box.vertical(
            spacing: 12,
            scroller,
            count,
            clear
        ).margins(bottom: 12)
        root = PopoverButton(
            icon: "vitrine-filter-symbolic",
            name: strings("filter.button"),
            content
        )
        // The parts above the choices, and the count and button below them, need about 230 pixels.
        _ = root.opened { [weak model, root] in
            scroller.fitted(height: max(root.windowHeight - 230, 150))
            model?.filterOpened()
        }
        _ = root.opened { [weak self] in self?.nameChoices() }
        changed.action = { [weak self] in self?.fieldsChanged() }
        for decade in model.decades {
            let button = ToggleButton(decade.title) { [weak model] in model?.decadeTapped(decade) }
                .style("genre-chip")
            decades.append(button)
            decadeButtons.append((decade, button))
        }
        root.bind { [weak self] in self?.update() }
    }

    private func update() {
        let strings = model.strings
        let filter = model.filter
        switch model.visible.filterAvailability {
        case .available:
            root.isSensitive = true
            let chosen = namesChips ? model.chips.map(\.text) : []
            let name = ([strings("filter.button")] + chosen).joined(separator: " · ")
            _ = root.named(name, tooltip: true)
        case .unavailable(let reason):
            root.isSensitive = false
            _ = root.named("\(strings("filter.button")): \(reason)", tooltip: true)
        case .notOffered: root.isSensitive = false
        }
        root.set(style: "active-filter", !filter.isEmpty)
        showGenres(model.genres)
        for (key, button) in buttons { button.isOn = filter.genres.contains(key) }
        notWatched.isVisible = model.offers(.notWatched)
        notWatched.isOn = filter.isNotWatched
        isShowing = true
        let form = FilterForm(filter)
        first.value = Double(form.firstYear)
        last.value = Double(form.lastYear)
        rating.value = form.minimumRating
        isShowing = false
        for (decade, button) in decadeButtons { button.isOn = form.isOf(decade) }
        runtime.isVisible = model.offers(.maximumRuntime)
        for (minutes, button) in runtimeButtons { button.isOn = filter.maximumRuntime == minutes }
        languageGroup.isVisible = model.offers(.language)
        countryGroup.isVisible = model.offers(.countries)
        if hasNames {
            language.selected = model.languages.firstIndex(of: filter.language) ?? 0
            country.selected = model.countries.firstIndex(of: filter.country) ?? 0
        }
        ratingText.text = model.ratingText
        rating.describe(value: model.ratingText)
        count.text = model.filterCount
        clear.isSensitive = !filter.isEmpty
    }

    private func nameChoices() {
        guard !hasNames else { return }
        language.fill(model.languages.map(model.words(forLanguage:)))
        country.fill(model.countries.map(model.words(forCountry:)))
        hasNames = true
        update()
    }

    private func showGenres(_ state: LoadState<[Genre]>) {
        spinner.isVisible = state.isLoading
        spinner.isSpinning = state.isLoading
        retry.isVisible = state.error != nil
        let all = state.value ?? []
        guard Set(all.map(\.key)) != Set(buttons.keys) else { return }
        genres.removeAll()
        buttons = [:]
        for genre in all {
            let button = ToggleButton(genre.name) { [weak model] in model?.genreTapped(genre.key) }
                .style("genre-chip")
            buttons[genre.key] = button
            genres.append(button)
        }
    }

    private func fieldsChanged() {
        guard !isShowing else { return }
        model.filterForm = FilterForm(
            firstYear: Int(first.value),
            lastYear: Int(last.value),
            minimumRating: rating.value
        )
    }
}
