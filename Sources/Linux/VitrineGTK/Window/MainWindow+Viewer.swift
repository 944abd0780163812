import Catalog
import Features
import Foundation
import GTKSupport

/// The full-size picture: a poster from the details, or a photo from a list.
extension MainWindow {
    /// Opens or closes the viewer when the route changes.
    func posterChanged() {
        guard model.poster !== viewer?.model else { return }
        guard let poster = model.poster else {
            closeViewer()
            return
        }
        closingViewer?.finish()
        let photo = poster.item.flatMap { currentList?.photo(of: $0) }
        let viewer = PosterViewer(
            model: poster,
            preview: poster.item == nil ? details.posterTexture : photo?.area.texture,
            images: images,
            window: window,
            home: { [weak self, weak poster] in self?.home(of: poster?.item) },
            covered: { [weak self, weak poster] isCovered in
                self?.shell.setCovered(isCovered)
                self?.currentList?.fadePhoto(of: poster?.item)
            }
        )
        pictureOpened = poster.item
        self.viewer = viewer
        // The keyboard and screen readers must not reach the widgets behind it.
        shell.setReachable(false)
        viewer.header.showsCloseAlone(outer.isFolded)
        layers.add(viewer.root)
        details.fadesPoster = poster.item == nil
        viewer.open()
    }

    private func closeViewer() {
        guard let viewer else { return }
        self.viewer = nil
        closingViewer = viewer
        shell.setCovered(false)
        shell.setReachable(true)
        if let item = viewer.model.item {
            if item == pictureOpened {
                currentList?.scroller.focusInPlace(item)
            } else {
                currentList?.scroller.scrollIntoView(item)
            }
        } else {
            details.focusPoster()
        }
        viewer.close { [weak self] in
            guard let self, !isClosed else { return }
            layers.remove(viewer.root)
            closingViewer = nil
            details.fadesPoster = false
            currentList?.fadePhoto(of: nil)
        }
    }

    /// Returns the rectangle, in the window, of the picture that the viewer opened from; nil if it
    /// isn't visible.
    private func home(of item: Item.ID?) -> CGRect? {
        guard let item else { return posterFrame }
        guard !isClosed, let list = currentList, let photo = list.photo(of: item),
            let frame = photo.area.root.frame(in: layers)?.frame,
            let room = list.scroller.window.frame(in: layers)?.frame
        else { return nil }
        return room.contains(CGPoint(x: frame.midX, y: frame.midY)) ? frame : nil
    }

    /// The rectangle of the details page's poster in the window.
    ///
    /// Nil if the poster isn't visible, or before the page's first frame, when it has no size.
    var posterFrame: CGRect? {
        guard !isClosed, let frame = details.posterButton?.frame(in: layers)?.frame else {
            return nil
        }
        return frame.isEmpty ? nil : frame
    }
}

/// Values needed to load posters before the window exists.
extension MainWindow {
    /// The poster sizes in lists, in grids and in details, in this order, in application pixels.
    package nonisolated static var posterSizes: [(width: Int, height: Int)] {
        [ItemCell.posterSize, PosterCell.posterSize, DetailsView.posterSize]
    }
}
