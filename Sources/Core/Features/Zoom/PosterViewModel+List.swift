public import Catalog
import ImagePipeline
import Library

/// Turning through a list's pictures.
extension PosterViewModel {
    /// How long the slideshow shows each picture: 5 s.
    public static let slideshowPause = Duration.seconds(5)

    /// Whether the viewer shows a list's pictures rather than a single poster.
    public var isOfList: Bool { list != nil }

    /// The catalog's symbol; nil for a single poster.
    public var symbol: CatalogSymbol? { list?.descriptor.symbol }

    /// Whether there is an item before the current one.
    public var hasPrevious: Bool { (place ?? 0) > 0 }

    /// Whether there is an item after the current one, even on a page that has yet to arrive.
    public var hasNext: Bool { place.map { $0 + 1 < list?.ids.count ?? 0 } ?? false }

    /// Shows the previous picture and stops the slideshow.
    public func previousTapped() {
        slideshowStopped()
        turn(by: -1)
    }

    /// Shows the next picture, loads more pages near the end of the list, and stops the slideshow.
    public func nextTapped() {
        slideshowStopped()
        turn(by: 1)
    }

    /// Stops the slideshow, or starts it unless this is the last picture.
    public func slideshowTapped() {
        guard !isPlaying else { return slideshowStopped() }
        guard hasNext else { return }
        isPlaying = true
        waitForStep()
    }

    func slideshowStopped() {
        playing.cancel()
        if isPlaying { isPlaying = false }
    }
}

extension PosterViewModel {
    /// The item's 0-based position in the list; nil if the list no longer contains it.
    var place: Int? {
        guard let list, let item else { return nil }
        let ids = list.ids
        if ids.indices.contains(lastPlace), ids[lastPlace] == item { return lastPlace }
        guard let found = ids.firstIndex(of: item) else { return nil }
        lastPlace = found
        return found
    }

    private func turn(by step: Int) {
        turning.run(for: self) { viewer in
            let picture = await viewer.picture(at: step)
            guard !Task.isCancelled else { return }
            if let picture { viewer.turn(to: picture) } else { viewer.dragCancelled() }
        }
    }

    /// Returns the nearest picture in the direction of `step`, or nil.
    private func picture(at step: Int) async -> ListPicture? {
        guard let place else { return nil }
        return await picture(from: place + step, by: step)
    }

    /// Returns the picture at a 0-based position, or the nearest one in the direction of `step`.
    func picture(from start: Int, by step: Int) async -> ListPicture? {
        guard let list else { return nil }
        var next = start
        while list.ids.indices.contains(next) {
            if let picture = await list.picture(of: list.ids[next]) { return picture }
            next += step
        }
        return nil
    }

    func turn(to picture: ListPicture) {
        // The viewer may have been closed in the meantime.
        guard router.isPosterOpen, let list else { return }
        show(picture)
        router.pictureTurned(to: picture.id)
        if let place { list.rowsAppeared(place..<place + 1) }
    }

    private func waitForStep() {
        guard let clock = list?.clock else { return }
        playing.run(for: self) { () async throws(CancellationError) in
            do { try await clock.sleep(for: Self.slideshowPause) } catch {
                throw CancellationError()
            }
        } then: { viewer, _ in
            viewer.step()
        }
    }

    /// Shows the next picture once its bytes are loaded.
    private func step() {
        playing.run(for: self) { viewer in
            guard let list = viewer.list, let picture = await viewer.picture(at: 1) else {
                return viewer.slideshowStopped()
            }
            // If loading fails, drawing the picture also fails and shows the error.
            _ = try? await list.library.images.data(for: picture.request)
            guard !Task.isCancelled else { return }
            viewer.turn(to: picture)
            if viewer.hasNext { viewer.waitForStep() } else { viewer.slideshowStopped() }
        }
    }
}
