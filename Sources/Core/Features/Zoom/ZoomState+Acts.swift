public import Foundation

extension ZoomState {
    /// The picture as large as fits.
    public var fitted: ZoomState { ZoomState(view: view, picture: picture) }

    /// Enlarged by a factor, or reduced by one below 1; the point of the picture that lies at
    /// `point` stays there, as far as the edges allow.
    public func zoomed(by factor: Double, about point: CGPoint) -> ZoomState {
        zoomed(to: scale * factor, about: point)
    }

    /// At a scale, within the limits; the point of the picture that lies at `point` stays there,
    /// as far as the edges allow.
    public func zoomed(to scale: Double, about point: CGPoint) -> ZoomState {
        let scale = min(max(scale, fitScale), greatestScale)
        return with(scale: scale, origin: origin(at: scale, moving: point, to: point))
    }

    /// One step of a button, a key or a wheel: as ``zoomed(by:about:)``, and a step down that ends
    /// near the size that fits ends there.
    public func stepped(by factor: Double, about point: CGPoint) -> ZoomState {
        let state = zoomed(by: factor, about: point)
        return factor < 1 ? state.settled : state
    }

    /// Enlarged about a point where the picture fits, else as large as fits.
    public func doubleTapped(at point: CGPoint) -> ZoomState {
        isAtFit ? zoomed(by: Self.doubleTapFactor, about: point) : fitted
    }

    /// While fingers pinch: what lay at `start` when they came down is at `end` now, and the
    /// picture `factor` times as large as then.
    ///
    /// The picture may leave the edges and get smaller than fits until ``settled``.
    public func pinched(by factor: Double, from start: CGPoint, to end: CGPoint) -> ZoomState {
        let least = fitScale * Self.leastPinchFactor
        let scale = min(max(scale * factor, least), greatestScale)
        let origin = origin(at: scale, moving: start, to: end)
        return with(scale: scale, origin: origin, isBounded: false)
    }

    /// After fingers let go: as large as fits where it is near that or smaller, and within the
    /// edges.
    public var settled: ZoomState {
        scale < fitScale * Self.snapFactor ? fitted : with(scale: scale, origin: origin)
    }

    /// Moved by a distance, as far as the edges allow.
    public func panned(by distance: CGSize) -> ZoomState {
        let origin = CGPoint(x: origin.x + distance.width, y: origin.y + distance.height)
        return with(scale: scale, origin: origin)
    }

    /// In a view of another size: a picture that fits goes on fitting, else its scale stays and
    /// what is in the middle stays there.
    public func resized(to view: CGSize) -> ZoomState {
        let fresh = ZoomState(view: view, picture: picture)
        guard !isAtFit else { return fresh }
        let moved = CGPoint(
            x: origin.x + (fresh.view.width - self.view.width) / 2,
            y: origin.y + (fresh.view.height - self.view.height) / 2
        )
        let scale = min(scale, fresh.greatestScale)
        let origin = with(scale: self.scale, origin: moved, isBounded: false)
            .origin(at: scale, moving: fresh.center, to: fresh.center)
        return fresh.with(scale: scale, origin: origin).settled
    }

    /// The same with a sharper picture: what is seen stays where it is.
    public func showing(_ picture: CGSize) -> ZoomState {
        let fresh = ZoomState(view: view, picture: picture)
        guard !isAtFit else { return fresh }
        let scale = frame.width / fresh.picture.width
        return fresh.with(scale: min(scale, fresh.greatestScale), origin: origin).settled
    }

    /// Where the top left corner must be so that what lies at `start` now lies at `end` at `scale`.
    private func origin(
        at scale: Double,
        moving start: CGPoint,
        to end: CGPoint
    ) -> CGPoint {
        let ratio = scale / self.scale
        return CGPoint(
            x: end.x - (start.x - origin.x) * ratio,
            y: end.y - (start.y - origin.y) * ratio
        )
    }
}
