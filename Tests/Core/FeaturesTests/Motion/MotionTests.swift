import Features
import Testing

@Suite("Photo motion")
struct MotionTests {
    @Test("a photo starts transparent and slightly smaller, and ends at full size")
    func arrival() {
        #expect(ArrivalMotion(after: 0).opacity == 0)
        #expect(ArrivalMotion(after: 0).scale == 0.96)
        #expect(ArrivalMotion(after: 0.15).opacity == 0.875)
        #expect(abs(ArrivalMotion(after: 0.15).scale - 0.995) < 1e-12)
        #expect(ArrivalMotion(after: 0.3).opacity == 1)
        #expect(ArrivalMotion(after: 0.3).scale == 1)
        #expect(ArrivalMotion(after: 9) == .ended)
        #expect(ArrivalMotion(after: -1) == ArrivalMotion(after: 0))
    }

    @Test("an arrival progresses with each frame, quickly at first")
    func arrivalIsMonotonic() {
        let frames = (0...18).map { ArrivalMotion(after: Double($0) / 60) }
        for (a, b) in zip(frames, frames.dropFirst()) {
            #expect(a.opacity < b.opacity)
            #expect(a.scale < b.scale)
        }
        #expect(frames[9].opacity > 0.8)
    }

    @Test("a flip is one full turn that ends exactly where it began")
    func flip() {
        #expect(FlipMotion(after: 0) == .ended)
        #expect(FlipMotion(after: 0.4).degrees == 180)
        #expect(abs(FlipMotion(after: 0.4).shade - 0.55) < 1e-12)
        #expect(FlipMotion(after: 0.2).degrees == 22.5)
        #expect(abs(FlipMotion(after: 0.6).degrees - 337.5) < 1e-9)
        #expect(FlipMotion(after: 0.8) == .ended)
        #expect(FlipMotion.ended.degrees == 0)
        #expect(FlipMotion.ended.shade == 0)
        #expect(FlipMotion(after: 7) == .ended)
        #expect(FlipMotion(after: -1) == .ended)
    }

    @Test("a flip turns one way, and only its back is shaded")
    func flipGoesOneWay() {
        let frames = (1..<48).map { FlipMotion(after: Double($0) / 60) }
        for (a, b) in zip(frames, frames.dropFirst()) { #expect(a.degrees < b.degrees) }
        for frame in frames {
            let isBack = frame.degrees > 90 && frame.degrees < 270
            #expect((frame.shade > 0) == isBack, "\(frame.degrees)")
        }
    }
}
