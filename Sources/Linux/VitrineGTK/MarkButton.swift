import Catalog
import Features
import GTKSupport
import L10n

/// A button that sets or removes a kind of mark, outlined or filled; its name describes the effect
/// of a click.
@MainActor
final class MarkButton {
    let root: Button

    private let kind: MarkKind
    private let icon: Icon
    /// Describes the effect of a click; nil for an icon without text, which has a tooltip instead.
    private let label: Label?
    private let marks: Marks
    private let strings: Localizer
    private let tapped: (@MainActor () -> Void)?
    private var id: Item.ID?
    private var binding: Binding?

    /// Creates the icon alone or, if `isLabeled`, with what a click does, such as "Add to
    /// Favorites".
    ///
    /// A click sets or removes the mark unless `tapped` is given, which then runs instead.
    init(
        _ kind: MarkKind = .favorite,
        marks: Marks,
        strings: Localizer,
        isLabeled: Bool = false,
        tapped: (@MainActor () -> Void)? = nil
    ) {
        self.kind = kind
        self.tapped = tapped
        self.marks = marks
        self.strings = strings
        icon = Icon(kind.icon(isSet: false))
        let name = strings(kind.caption(isSet: false))
        if isLabeled {
            let label = Label().wrapped().justified(0.5)
            let content = Box.horizontal(spacing: 8, icon, label).align(.center, .center)
            self.label = label
            root = Button(showing: content, name: name)
                .style("heart", "pill", "labeled").align(.start, .center)
        } else {
            label = nil
            let circle = Box.cell(isHorizontal: true, icon).align(.center, .center)
            root = Button(showing: circle, name: name)
                .style("heart", "alone").align(.center, .center)
        }
        if kind != .favorite { root.set(style: "mark", true) }
        root.on("clicked") { [weak self] in
            guard let self, let id = self.id else { return }
            if let tapped = self.tapped { tapped() } else { self.marks.tapped(kind, id) }
        }
        binding = root.bind { [weak self] in self?.update() }
    }

    /// Shows the mark of an item; nil hides it.
    func show(_ id: Item.ID?) {
        self.id = id
        root.isVisible = id != nil
        binding?.run()
    }

    private func update() {
        guard let id else { return }
        let isSet = marks[id].has(kind)
        icon.show(kind.icon(isSet: isSet))
        root.set(style: "filled", isSet)
        let isLate = marks.late.contains(id)
        root.opacity = isLate ? 0.5 : 1
        let name =
            strings(kind.caption(isSet: isSet)) + (isLate ? ". " + strings("mark.unsaved") : "")
        label?.text = name
        _ = root.named(name, tooltip: label == nil)
    }
}

extension MarkKind {
    /// The name of the icon of a mark that is set or could be set.
    func icon(isSet: Bool) -> String {
        let filled = isSet ? "-filled" : ""
        return switch self {
        case .favorite: "vitrine-heart\(filled)-symbolic"
        case .toWatch: "vitrine-bookmark\(filled)-symbolic"
        case .watched: "vitrine-watched\(filled)-symbolic"
        case .rating: isSet ? "vitrine-star-symbolic" : "vitrine-star-empty-symbolic"
        case .note: "document-edit-symbolic"
        }
    }
}
