import CGTK
import Foundation
import Primitives
import XCTest

final class EnvironmentTests: XCTestCase {
    func testAVariableIsSetReplacedAndRemoved() {
        vt_environment_set("VITRINE_TEST", "1")
        XCTAssertEqual(getenv("VITRINE_TEST").map { String(cString: $0) }, "1")
        vt_environment_set("VITRINE_TEST_2", "2")
        vt_environment_set("VITRINE_TEST", "")
        XCTAssertEqual(getenv("VITRINE_TEST").map { String(cString: $0) }, "")
        vt_environment_set("VITRINE_TEST", nil)
        XCTAssertNil(getenv("VITRINE_TEST"))
        XCTAssertEqual(getenv("VITRINE_TEST_2").map { String(cString: $0) }, "2")
        vt_environment_set("VITRINE_TEST_2", nil)
    }

    /// With `setenv`, one of the readers crashes sooner or later.
    func testOtherThreadsReadVariablesMeanwhile() {
        let isOver = Locked(false)
        let readers = DispatchGroup()
        for number in 0..<2 {
            DispatchQueue(label: "reader \(number)").async(group: readers) {
                while !isOver.withLock(\.self) {
                    for _ in 0..<100 { _ = getenv("VITRINE_TEST_MISSING") }
                }
            }
        }
        for number in 0..<5_000 {
            let name = "VITRINE_TEST_\(number % 50)"
            vt_environment_set(name, number % 7 == 0 ? nil : "value")
            XCTAssertNotNil(getenv("PATH"))
        }
        for number in 0..<50 { vt_environment_set("VITRINE_TEST_\(number)", nil) }
        isOver.withLock { $0 = true }
        readers.wait()
    }
}
