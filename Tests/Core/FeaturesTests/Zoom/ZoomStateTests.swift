import Foundation
import Testing

@testable import Features

#if canImport(CoreGraphics)
import CoreGraphics
#endif

@Suite("Zoom and position of a picture")
struct ZoomStateTests {
    /// Tall, wide and tiny pictures in tall, wide and tiny views.
    static let starts: [ZoomState] = [
        (1_200, 800), (360, 640), (640, 360), (1, 1),
    ].flatMap { view in
        [(1_500, 2_250), (2_000, 500), (64, 96), (1, 1), (4_000, 6_000)].map { picture in
            ZoomState(
                view: CGSize(width: view.0, height: view.1),
                picture: CGSize(width: picture.0, height: picture.1)
            )
        }
    }

    private let poster = ZoomState(
        view: CGSize(width: 400, height: 800),
        picture: CGSize(width: 1_000, height: 1_500)
    )

    @Test("a picture initially fits and is centered")
    func fit() {
        #expect(poster.scale == 0.4)
        #expect(poster.frame == CGRect(x: 0, y: 100, width: 400, height: 600))
        #expect(poster.isAtFit)
        #expect(!poster.isAtGreatest)
    }

    @Test("empty sides count as 1")
    func emptySides() {
        let state = ZoomState(view: .zero, picture: CGSize(width: -5, height: 0))
        #expect(state.view == CGSize(width: 1, height: 1))
        #expect(state.picture == CGSize(width: 1, height: 1))
    }

    @Test("random actions keep the edges and the scale within their limits")
    func bounds() {
        var dice = Dice(seed: 7)
        for start in Self.starts {
            var state = start
            for _ in 0..<400 {
                state = dice.act(on: state)
                expectBounds(state)
            }
        }
    }

    @Test("the point under the cursor stays there if the edges allow it")
    func anchor() {
        var dice = Dice(seed: 11)
        for start in Self.starts {
            // Enlarged so far that the steps below reach no edge.
            var state = start.zoomed(by: 12, about: start.center)
            for _ in 0..<20 {
                let point = dice.point(in: state, part: 0.3...0.7)
                let factor = dice.number(in: 0.97...1.03)
                let next = state.zoomed(by: factor, about: point)
                expectSame(next.inPicture(point), state.inPicture(point))
                state = next
            }
        }
    }

    @Test("zooming in and back out about a point restores the position")
    func roundTrip() {
        let state = poster.zoomed(by: 6, about: poster.center)
        let point = CGPoint(x: 150, y: 500)
        let back = state.zoomed(by: 2, about: point).zoomed(by: 0.5, about: point)
        expectSame(back.origin, state.origin)
        #expect(abs(back.scale - state.scale) < 1e-9)
    }

    @Test("a picture narrower than the view stays centered")
    func centered() {
        let wide = ZoomState(
            view: CGSize(width: 1_000, height: 400),
            picture: CGSize(width: 200, height: 300)
        )
        let state = wide.zoomed(by: 1.5, about: CGPoint(x: 400, y: 0))
        #expect(abs(state.frame.midX - 500) < 1e-9)
        #expect(state.frame.minY == 0)
    }

    @Test("the maximum scale is twenty times the fitting one")
    func greatest() {
        let state = poster.zoomed(by: 1_000, about: poster.center)
        #expect(abs(state.scale - poster.fitScale * 20) < 1e-9)
        #expect(state.isAtGreatest)
        #expect(state.stepped(by: 1.5, about: .zero).scale == state.scale)
    }

    @Test("a step down snaps to a nearby fitting scale, but a step up never does")
    func snap() {
        let near = poster.zoomed(by: 1.5 * 1.04, about: .zero)
        #expect(near.stepped(by: 1 / 1.5, about: .zero) == poster)
        let far = poster.zoomed(by: 1.5 * 1.06, about: .zero)
        #expect(!far.stepped(by: 1 / 1.5, about: .zero).isAtFit)
        #expect(!poster.stepped(by: 1.02, about: .zero).isAtFit)
    }

    @Test("a double tap enlarges 2.5 times, and a second one fits again")
    func doubleTap() {
        let point = CGPoint(x: 200, y: 400)
        let near = poster.doubleTapped(at: point)
        #expect(abs(near.scale - poster.scale * 2.5) < 1e-9)
        expectSame(near.inPicture(point), poster.inPicture(point))
        #expect(near.doubleTapped(at: CGPoint(x: 3, y: 3)) == poster)
    }

    @Test(
        "a double tap makes a strip fill the view, and it can be enlarged further",
        arguments: [CGSize(width: 1_000, height: 20_000), CGSize(width: 20_000, height: 1_000)]
    )
    func strip(size: CGSize) {
        let strip = ZoomState(view: CGSize(width: 1_280, height: 800), picture: size)
        let near = strip.doubleTapped(at: strip.center)
        #expect(near.frame.width >= 1_279 && near.frame.height >= 799)
        #expect(min(near.frame.width / 1_280, near.frame.height / 800) < 1.01)
        #expect(!near.isAtGreatest)
        #expect(strip.greatestScale >= 1)
        #expect(near.doubleTapped(at: strip.center) == strip)
    }

    @Test("a pinch follows the fingers, even past the edges, until they lift")
    func pinch() {
        let (start, end) = (CGPoint(x: 100, y: 300), CGPoint(x: 180, y: 350))
        let held = poster.pinched(by: 0.7, from: start, to: end)
        expectSame(held.inPicture(end), poster.inPicture(start))
        #expect(held.scale < poster.fitScale)
        #expect(held.settled == poster)
        let tiny = poster.pinched(by: 0.001, from: start, to: end)
        #expect(abs(tiny.scale - poster.fitScale / 2) < 1e-9)
        let large = poster.pinched(by: 3, from: start, to: end).settled
        #expect(abs(large.scale - poster.scale * 3) < 1e-9)
        expectBounds(large)
    }

    @Test("panning moves by its distance and stops at the edges")
    func pan() {
        let state = poster.zoomed(by: 4, about: poster.center)
        let moved = state.panned(by: CGSize(width: -30, height: 40))
        #expect(abs(moved.origin.x - state.origin.x + 30) < 1e-9)
        #expect(abs(moved.origin.y - state.origin.y - 40) < 1e-9)
        let corner = state.panned(by: CGSize(width: 1e6, height: 1e6))
        #expect(corner.origin == .zero)
        #expect(poster.panned(by: CGSize(width: 9, height: 9)) == poster)
    }

    @Test("resizing keeps a fitting picture fitting, and otherwise keeps the center")
    func resize() {
        let room = CGSize(width: 800, height: 600)
        #expect(poster.resized(to: room) == ZoomState(view: room, picture: poster.picture))
        let state = poster.zoomed(by: 8, about: CGPoint(x: 150, y: 500))
        let other = state.resized(to: room)
        #expect(other.scale == state.scale)
        expectSame(other.inPicture(other.center), state.inPicture(state.center))
        let large = poster.zoomed(by: 3, about: .zero)
        #expect(large.resized(to: CGSize(width: 4_000, height: 4_000)).isAtFit)
    }

    @Test("a sharper picture of the same shape keeps its frame")
    func sharper() {
        let sharp = CGSize(width: 4_000, height: 6_000)
        #expect(poster.showing(sharp).frame == poster.frame)
        let state = poster.zoomed(by: 5, about: CGPoint(x: 50, y: 700))
        let other = state.showing(sharp)
        expectSame(other.frame.origin, state.frame.origin)
        #expect(abs(other.frame.width - state.frame.width) < 1e-6)
    }
}

private func expectBounds(_ state: ZoomState, at location: SourceLocation = #_sourceLocation) {
    let frame = state.frame
    let slack = 1e-6 * max(frame.width, frame.height)
    for (low, length, room) in [
        (frame.minX, frame.width, state.view.width),
        (frame.minY, frame.height, state.view.height),
    ] {
        if length > room {
            #expect(low <= slack && low + length >= room - slack, sourceLocation: location)
        } else {
            #expect(abs(low + length / 2 - room / 2) <= slack, sourceLocation: location)
        }
    }
    #expect(state.scale >= state.fitScale * (1 - 1e-9), sourceLocation: location)
    #expect(state.scale <= state.greatestScale * (1 + 1e-9), sourceLocation: location)
}

private func expectSame(
    _ a: CGPoint,
    _ b: CGPoint,
    at location: SourceLocation = #_sourceLocation
) {
    #expect(abs(a.x - b.x) < 1e-6 && abs(a.y - b.y) < 1e-6, "\(a) \(b)", sourceLocation: location)
}

extension ZoomState {
    /// The point of the picture at 100 % that lies at this point of the view.
    fileprivate func inPicture(_ point: CGPoint) -> CGPoint {
        CGPoint(x: (point.x - origin.x) / scale, y: (point.y - origin.y) / scale)
    }
}
