public import Foundation

// The parts of Xcode's XCTest that the toolchain's XCTest lacks: app automation. Everything comes from pages below
// https://developer.apple.com/documentation/xcuiautomation and https://developer.apple.com/documentation/xctest.

// https://developer.apple.com/documentation/xctest/xctestcase
open class XCTestCase: NSObject {
    public override init() { fatalError() }
    open var continueAfterFailure: Bool { get { fatalError() } set { fatalError() } }
    open func setUp() async throws { fatalError() }
    open func tearDown() async throws { fatalError() }
}
// https://developer.apple.com/documentation/xctest/xctasserttrue(_:_:file:line:)
public func XCTAssertTrue(
    _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
    file: StaticString = #filePath, line: UInt = #line
) { fatalError() }
// https://developer.apple.com/documentation/xctest/xctassertfalse(_:_:file:line:)
public func XCTAssertFalse(
    _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
    file: StaticString = #filePath, line: UInt = #line
) { fatalError() }
// https://developer.apple.com/documentation/xctest/xctassertequal(_:_:_:file:line:)
public func XCTAssertEqual<T>(
    _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
    _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) where T: Equatable { fatalError() }

// https://developer.apple.com/documentation/xcuiautomation/xcuielementtypequeryprovider
@MainActor public protocol XCUIElementTypeQueryProvider {
    var buttons: XCUIElementQuery { get }
    var cells: XCUIElementQuery { get }
    var staticTexts: XCUIElementQuery { get }
    var images: XCUIElementQuery { get }
    var alerts: XCUIElementQuery { get }
    var sheets: XCUIElementQuery { get }
    var scrollViews: XCUIElementQuery { get }
    var searchFields: XCUIElementQuery { get }
    var segmentedControls: XCUIElementQuery { get }
    var navigationBars: XCUIElementQuery { get }
    var tabBars: XCUIElementQuery { get }
    var otherElements: XCUIElementQuery { get }
}
// https://developer.apple.com/documentation/xcuiautomation/xcuielementquery
@MainActor open class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider {
    open var count: Int { fatalError() }
    open var firstMatch: XCUIElement { fatalError() }
    open func element(boundBy index: Int) -> XCUIElement { fatalError() }
    open func matching(identifier: String) -> XCUIElementQuery { fatalError() }
    open subscript(key: String) -> XCUIElement { fatalError() }
}
// https://developer.apple.com/documentation/xcuiautomation/xcuielement
@MainActor open class XCUIElement: NSObject, XCUIElementTypeQueryProvider {
    open var exists: Bool { fatalError() }
    open var label: String { fatalError() }
    open var isHittable: Bool { fatalError() }
    open var isSelected: Bool { fatalError() }
    open var frame: CGRect { fatalError() }
    open func waitForExistence(timeout: TimeInterval) -> Bool { fatalError() }
    open func waitForNonExistence(timeout: TimeInterval) -> Bool { fatalError() }
    open func tap() { fatalError() }
    open func doubleTap() { fatalError() }
    open func press(forDuration duration: TimeInterval) { fatalError() }
    open func swipeUp() { fatalError() }
    open func swipeDown() { fatalError() }
    open func swipeLeft() { fatalError() }
    open func typeText(_ text: String) { fatalError() }
    open func pinch(withScale scale: CGFloat, velocity: CGFloat) { fatalError() }
}
// https://developer.apple.com/documentation/xcuiautomation/xcuiapplication — c:objc(cs)XCUIApplication
@MainActor open class XCUIApplication: XCUIElement {
    public override init() { fatalError() }
    // https://developer.apple.com/documentation/xcuiautomation/xcuiapplication/launch() — c:objc(cs)XCUIApplication(im)launch
    open func launch() { fatalError() }
    open func terminate() { fatalError() }
    // https://developer.apple.com/documentation/xcuiautomation/xcuiapplication/launcharguments — c:objc(cs)XCUIApplication(py)launchArguments
    open var launchArguments: [String] { get { fatalError() } set { fatalError() } }
    open var launchEnvironment: [String: String] { get { fatalError() } set { fatalError() } }
}
extension XCUIElementTypeQueryProvider {
    public var buttons: XCUIElementQuery { fatalError() }
    public var cells: XCUIElementQuery { fatalError() }
    public var staticTexts: XCUIElementQuery { fatalError() }
    public var images: XCUIElementQuery { fatalError() }
    public var alerts: XCUIElementQuery { fatalError() }
    public var sheets: XCUIElementQuery { fatalError() }
    public var scrollViews: XCUIElementQuery { fatalError() }
    public var searchFields: XCUIElementQuery { fatalError() }
    public var segmentedControls: XCUIElementQuery { fatalError() }
    public var navigationBars: XCUIElementQuery { fatalError() }
    public var tabBars: XCUIElementQuery { fatalError() }
    public var otherElements: XCUIElementQuery { fatalError() }
}
