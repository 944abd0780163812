public import Foundation

extension ZoomState {
    /// As large as fits the view.
    public var fitted: ZoomState { ZoomState(view: view, picture: picture) }

    /// Scaled by a factor; the point of the picture at `point` stays there, as far as the edges
    /// allow.
    public func zoomed(by factor: Double, about point: CGPoint) -> ZoomState {
        zoomed(to: scale * factor, about: point)
    }

    /// At a scale, within the limits; the point of the picture at `point` stays there, as far as
    /// the edges allow.
    public func zoomed(to scale: Double, about point: CGPoint) -> ZoomState {
        let scale = min(max(scale, fitScale), greatestScale)
        return with(scale: scale, origin: origin(at: scale, moving: point, to: point))
    }

    /// One step of a button, a key or a wheel: as ``zoomed(by:about:)``, and a step down that ends
    /// near the size that fits snaps to it.
    public func stepped(by factor: Double, about point: CGPoint) -> ZoomState {
        let state = zoomed(by: factor, about: point)
        return factor < 1 ? state.settled : state
    }

    /// Enlarged about a point if the picture fits, otherwise as large as fits.
    public func doubleTapped(at point: CGPoint) -> ZoomState {
        isAtFit ? zoomed(by: Self.doubleTapFactor, about: point) : fitted
    }

    /// During a pinch: what was at `start` when it began is at `end` now, at `factor` times the
    /// scale.
    ///
    /// The picture may leave the edges and become smaller than fits until ``settled``.
    public func pinched(by factor: Double, from start: CGPoint, to end: CGPoint) -> ZoomState {
        let least = fitScale * Self.leastPinchFactor
        let scale = min(max(scale * factor, least), greatestScale)
        let origin = origin(at: scale, moving: start, to: end)
        return with(scale: scale, origin: origin, isBounded: false)
    }

    /// After a pinch: as large as fits if it is near that or smaller, and within the edges.
    public var settled: ZoomState {
        scale < fitScale * Self.snapFactor ? fitted : with(scale: scale, origin: origin)
    }

    /// Panned by a distance, as far as the edges allow.
    public func panned(by distance: CGSize) -> ZoomState {
        let origin = CGPoint(x: origin.x + distance.width, y: origin.y + distance.height)
        return with(scale: scale, origin: origin)
    }

    /// In a view of another size: a picture that fits still fits; otherwise its scale and what is
    /// in the center stay.
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

    /// With a sharper picture: what is visible stays where it is.
    public func showing(_ picture: CGSize) -> ZoomState {
        let fresh = ZoomState(view: view, picture: picture)
        guard !isAtFit else { return fresh }
        let scale = frame.width / fresh.picture.width
        return fresh.with(scale: min(scale, fresh.greatestScale), origin: origin).settled
    }

    /// The top left corner that puts what is at `start` now at `end` when scaled to `scale`.
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
