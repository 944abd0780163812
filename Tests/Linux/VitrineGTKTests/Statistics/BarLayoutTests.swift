import GTKSupport
import XCTest

@testable import VitrineGTK

final class BarLayoutTests: XCTestCase {
    func testNoLabelOverlapsABarAtAnyWidth() {
        for width in [120.0, 320, 360, 700] {
            let layout = BarLayout(
                values: [12, 3, nil, 0],
                width: width,
                height: 104,
                labelWidth: 180,
                numberWidth: 64
            )
            XCTAssertEqual(layout.bars.count, 4)
            for bar in layout.bars {
                XCTAssertLessThan(bar.label.right, bar.track.x)
                XCTAssertLessThanOrEqual(bar.track.right, bar.number.x)
                XCTAssertLessThanOrEqual(bar.number.right, width + 0.001)
                XCTAssertLessThanOrEqual(bar.filled.width, bar.track.width)
            }
            for (a, b) in zip(layout.bars, layout.bars.dropFirst()) {
                XCTAssertLessThanOrEqual(a.label.y + a.label.height, b.label.y + 0.001)
            }
        }
    }

    func testBarLengthsAreProportionalToTheirValues() {
        let bars = BarLayout(
            values: [10, 5, nil],
            width: 400,
            height: 90,
            labelWidth: 50,
            numberWidth: 30
        ).bars
        XCTAssertEqual(bars[0].filled.width, bars[0].track.width)
        XCTAssertEqual(bars[1].filled.width, bars[0].track.width / 2, accuracy: 0.001)
        XCTAssertEqual(bars[2].filled.width, 0)
    }
}

extension Rectangle {
    fileprivate var right: Double { x + width }
}
