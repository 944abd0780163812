import CAdw
import XCTest

@testable import GTKSupport

/// Tests keys of keyboards that type other characters than a US one.
final class KeyTests: XCTestCase {
    private let control = GDK_CONTROL_MASK.rawValue
    private let alt = GDK_ALT_MASK.rawValue

    func testALetterThatIsNotLatinCountsByItsPlace() {
        let yeru = gdk_unicode_to_keyval(0x44B)
        XCTAssertEqual(Key(yeru, code: 39, modifiers: control), .control("s"))
        let es = gdk_unicode_to_keyval(0x441)
        XCTAssertEqual(Key(es, code: 54, modifiers: control)?.accelerator, "<Control>c")
        let capital = gdk_unicode_to_keyval(0x42B)
        XCTAssertEqual(Key(capital, code: 39, modifiers: 0), .character("s"))
    }

    func testALatinLetterIsWhatItSays() {
        // The top left letter of a French keyboard.
        let a = gdk_unicode_to_keyval(0x61)
        XCTAssertEqual(Key(a, code: 24, modifiers: control), .control("a"))
    }

    func testADigitThatNeedsShiftCountsByItsPlace() {
        let french = gdk_unicode_to_keyval(0x26)
        XCTAssertEqual(Key(french, code: 10, modifiers: control), .control("1"))
        let czech = gdk_unicode_to_keyval(0x10D)
        XCTAssertEqual(Key(czech, code: 13, modifiers: alt)?.accelerator, "<Alt>4")
        let plus = gdk_unicode_to_keyval(0x2B)
        XCTAssertEqual(Key(plus, code: 10, modifiers: 0), .character("+"), "the viewer zooms in")
    }

    func testOtherKeysStayWhatTheyAre() {
        XCTAssertEqual(Key(guint(GDK_KEY_Left), code: 113, modifiers: 0), .left)
        XCTAssertEqual(Key(guint(GDK_KEY_KP_1), code: 87, modifiers: 0), .character("1"))
        XCTAssertEqual(Key(guint(GDK_KEY_comma), code: 59, modifiers: control), .control(","))
        XCTAssertNil(Key(guint(GDK_KEY_Shift_L), code: 50, modifiers: 0))
    }
}
