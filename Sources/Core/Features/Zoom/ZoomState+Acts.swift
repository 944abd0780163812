public import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

extension ZoomState {
    /// The picture at the size that fits the view.
    public var fitted: ZoomState { ZoomState(view: view, picture: picture) }

    /// Returns the state scaled by a factor; what is at `point` stays there, as far as the edges
    /// allow.
    public func zoomed(by factor: Double, about point: CGPoint) -> ZoomState {
        zoomed(to: scale * factor, about: point)
    }

    /// Returns the state at a scale within the limits; what is at `point` stays there, as far as
    /// the edges allow.
    public func zoomed(to scale: Double, about point: CGPoint) -> ZoomState {
        let scale = min(max(scale, fitScale), greatestScale)
        return with(scale: scale, origin: origin(at: scale, moving: point, to: point))
    }

    /// Returns the state after a button, key or wheel step, as ``zoomed(by:about:)`` does.
    ///
    /// A step down that ends near the size that fits snaps to it.
    public func stepped(by factor: Double, about point: CGPoint) -> ZoomState {
        let state = zoomed(by: factor, about: point)
        return factor < 1 ? state.settled : state
    }

    /// Returns the state enlarged about a point if the picture fits, otherwise at the size that
    /// fits.
    public func doubleTapped(at point: CGPoint) -> ZoomState {
        isAtFit ? zoomed(to: doubleTapScale, about: point) : fitted
    }

    /// Returns the state during a pinch: the point that was at `start` is at `end`, at `factor`
    /// times the scale.
    ///
    /// Until ``settled``, the picture's edges may enter the view, and the picture may be smaller
    /// than the size that fits.
    public func pinched(by factor: Double, from start: CGPoint, to end: CGPoint) -> ZoomState {
        let least = fitScale * Self.leastPinchFactor
        let scale = min(max(scale * factor, least), greatestScale)
        let origin = origin(at: scale, moving: start, to: end)
        return with(scale: scale, origin: origin, isBounded: false)
    }

    /// The state after a pinch: within the edges, and at the size that fits if it is close to that
    /// or smaller.
    public var settled: ZoomState {
        scale < fitScale * Self.snapFactor ? fitted : with(scale: scale, origin: origin)
    }

    /// Returns the state panned by a distance, as far as the edges allow.
    public func panned(by distance: CGSize) -> ZoomState {
        let origin = CGPoint(x: origin.x + distance.width, y: origin.y + distance.height)
        return with(scale: scale, origin: origin)
    }

    /// Returns the state in a view of another size.
    ///
    /// A picture that fits still fits; any other keeps its scale and center.
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

    /// Returns the state with a sharper version of the picture; the visible part stays in position.
    public func showing(_ picture: CGSize) -> ZoomState {
        let fresh = ZoomState(view: view, picture: picture)
        guard !isAtFit else { return fresh }
        let scale = frame.width / fresh.picture.width
        return fresh.with(scale: min(scale, fresh.greatestScale), origin: origin).settled
    }

    /// Returns the top left corner for which the point at `start` moves to `end` at another scale.
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
