import Foundation

@testable import Features

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// Random user actions, reproducible from their seed.
struct Dice {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func number(in range: ClosedRange<Double>) -> Double {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return range.lowerBound + Double(state >> 33) / Double(1 << 31)
            * (range.upperBound - range.lowerBound)
    }

    mutating func point(in zoom: ZoomState, part: ClosedRange<Double> = -0.2...1.2) -> CGPoint {
        CGPoint(x: number(in: part) * zoom.view.width, y: number(in: part) * zoom.view.height)
    }

    /// A random action that leaves no finger on the picture.
    mutating func act(on zoom: ZoomState) -> ZoomState {
        let (start, end) = (point(in: zoom), point(in: zoom))
        switch number(in: 0...8) {
        case ..<1: return zoom.zoomed(by: number(in: 0.2...5), about: start)
        case ..<2: return zoom.stepped(by: ZoomState.buttonFactor, about: start)
        case ..<3: return zoom.stepped(by: 1 / ZoomState.wheelFactor, about: start)
        case ..<4: return zoom.doubleTapped(at: start)
        case ..<5: return zoom.pinched(by: number(in: 0.1...8), from: start, to: end).settled
        case ..<6:
            return zoom.panned(by: CGSize(width: end.x - start.x, height: end.y - start.y))
        case ..<7:
            return zoom.resized(
                to: CGSize(width: number(in: 1...2_000), height: number(in: 1...2_000))
            )
        default:
            return zoom.showing(
                CGSize(width: number(in: 1...5_000), height: number(in: 1...5_000))
            )
        }
    }
}
