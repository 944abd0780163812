import Features
import GTKSupport
import ImagePipeline
import L10n

/// Where the item can be watched; hidden if it can't be in the user's country.
///
///     Box
///     ├── Box: heading, country
///     ├── Box (group): caption; WrapBox of logo and name
///     └── Box: page with all offers, credit
@MainActor
final class OffersView {
    /// The size of a logo in application pixels.
    private static let logoSize = (width: 32, height: 32)

    let root = Box.vertical(spacing: 14)
    private(set) var logos: [PictureView] = []

    private let model: DetailsViewModel
    private let images: TexturePipeline
    private var shown: OffersContent?

    init(model: DetailsViewModel, images: TexturePipeline) {
        (self.model, self.images) = (model, images)
        root.isVisible = false
    }

    func show(_ offers: OffersContent?) {
        guard offers != shown else { return }
        shown = offers
        root.removeAll()
        logos = []
        root.isVisible = offers != nil
        guard let offers else { return }
        let heading = Box.horizontal(
            spacing: 8,
            Label(model.strings("offers.title")).style("title-4").wrapped().justified(0),
            Label(offers.country).style("dim-label").wrapped().justified(0).align(.start, .end)
        )
        root.append(heading)
        for group in offers.groups { root.append(groupView(group)) }
        let credit = DetailsLink(
            offers.credit.text,
            to: offers.credit.url,
            strings: model.strings
        ).root
        let links = Box.vertical(spacing: 2)
        if let link = offers.link {
            links.append(
                DetailsLink(model.strings("offers.all"), to: link, strings: model.strings).root
            )
        }
        links.append(credit.style("caption", "dim-label"))
        root.append(links)
    }

    /// Retries failed logos.
    func retry() {
        for logo in logos { logo.retry(forgetsFailure: true) }
    }

    private func groupView(_ group: OffersContent.Group) -> Box {
        let providers = WrapBox(spacing: 12)
        for provider in group.providers { providers.append(providerView(provider)) }
        let box = Box.group().named(group.caption)
        box.append(Label(group.caption).style("caption-heading", "dim-label").justified(0))
        box.append(providers.margins(top: 6))
        return box
    }

    private func providerView(_ provider: OffersContent.Provider) -> Box {
        let logo = PictureView(
            Self.logoSize,
            radius: 7,
            isNear: true,
            from: PictureView.Source(
                images: images,
                catalog: model.descriptor,
                request: { [weak model] in model?.imageRequest(for: $0, fit: $1) },
                showsInitials: true
            )
        )
        logos.append(logo)
        logo.show(provider.logo, initials: provider.name)
        let name = Label(provider.name).wrapped(lines: 2).justified(0).align(.start, .center)
        return Box.horizontal(spacing: 8, logo.root.align(.start, .center), name)
    }
}
