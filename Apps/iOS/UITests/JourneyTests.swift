import Foundation
import XCTest

/// The main journey of each of the five briefs, by touch.
///
/// They run in English with the app's demo data.
@MainActor
final class JourneyTests: XCTestCase {
    /// Created in `setUp`, because XCTest creates test cases off the main actor.
    private var app: XCUIApplication!
    private static let timeout = 10.0

    override func setUp() async throws {
        continueAfterFailure = false
        app = XCUIApplication()
        app.launchArguments = ["-AppleLanguages", "(en)", "-AppleLocale", "en_US"]
        app.launch()
    }

    /// Brief 000: a favorite added in the details appears in the list, and Back returns to it.
    func testFilmsHeartAndReturn() {
        open("Top 15")
        let row = rows.firstMatch
        XCTAssertTrue(row.waitForExistence(timeout: Self.timeout))
        row.tap()
        let heart = button("heart")
        XCTAssertTrue(heart.waitForExistence(timeout: Self.timeout))
        heart.tap()
        app.buttons["return"].tap()
        XCTAssertTrue(row.waitForExistence(timeout: Self.timeout))
        XCTAssertTrue(row.label.hasSuffix("favorite"))
        app.segmentedControls["lists"].buttons.element(boundBy: 1).tap()
        XCTAssertTrue(rows.firstMatch.waitForExistence(timeout: Self.timeout))
    }

    /// Brief 001: search, a sort menu with a check mark at the current order, details, a swipe closes
    /// the poster.
    func testMoviesSearchSortAndPoster() {
        open("Movies")
        let field = app.searchFields.firstMatch
        XCTAssertTrue(field.waitForExistence(timeout: Self.timeout))
        app.buttons["sort"].tap()
        XCTAssertTrue(app.buttons["Popularity"].waitForExistence(timeout: Self.timeout))
        button("Cancel").tap()
        field.tap()
        field.typeText("dark")
        let row = rows.firstMatch
        XCTAssertTrue(row.waitForExistence(timeout: Self.timeout))
        row.tap()
        let poster = app.buttons["poster"]
        XCTAssertTrue(poster.waitForExistence(timeout: Self.timeout))
        poster.tap()
        let close = app.buttons["close"]
        XCTAssertTrue(close.waitForExistence(timeout: Self.timeout))
        app.swipeDown()
        XCTAssertTrue(close.waitForNonExistence(timeout: Self.timeout))
    }

    /// Brief 002: the grid, and favorites that survive a restart.
    func testMoviesGridAndFavorites() {
        open("Movies")
        let layout = button("layout")
        XCTAssertTrue(layout.waitForExistence(timeout: Self.timeout))
        layout.tap()
        XCTAssertTrue(app.scrollViews["grid"].waitForExistence(timeout: Self.timeout))
        layout.tap()
        rows.firstMatch.tap()
        let heart = button("heart")
        XCTAssertTrue(heart.waitForExistence(timeout: Self.timeout))
        if heart.label == "Add to Favorites" { heart.tap() }
        app.terminate()
        app.launch()
        open("Movies")
        button("lists").tap()
        button("Favorites").tap()
        XCTAssertTrue(rows.firstMatch.waitForExistence(timeout: Self.timeout))
    }

    /// Brief 003: the stream, a photo that flips and opens at full size, and the posts per user.
    func testPhotosStreamAndStatistics() {
        open("Photos")
        let photo = rows.firstMatch
        XCTAssertTrue(photo.waitForExistence(timeout: Self.timeout))
        let frame = photo.frame
        photo.tap()
        XCTAssertTrue(photo.waitForExistence(timeout: Self.timeout))
        XCTAssertEqual(photo.frame, frame, "it ends where it began")
        photo.press(forDuration: 1.5)
        button("View Full-Size Photo").tap()
        let next = app.buttons["next"]
        XCTAssertTrue(next.waitForExistence(timeout: Self.timeout))
        app.swipeLeft()
        app.swipeDown()
        XCTAssertTrue(next.waitForNonExistence(timeout: Self.timeout))
        chooseInMenu("statistics")
        XCTAssertTrue(app.scrollViews["table"].waitForExistence(timeout: Self.timeout))
    }

    /// Brief 004: a favorite appears in the strip above the list and survives a restart.
    func testCharactersStrip() {
        open("Characters")
        XCTAssertTrue(rows.firstMatch.waitForExistence(timeout: Self.timeout))
        let strip = app.otherElements["strip"]
        if !strip.exists {
            rows.firstMatch.swipeLeft()
            button("Add to Favorites").tap()
        }
        XCTAssertTrue(strip.waitForExistence(timeout: Self.timeout))
        XCTAssertTrue(strip.frame.size.height <= 100)
        app.terminate()
        app.launch()
        open("Characters")
        XCTAssertTrue(strip.waitForExistence(timeout: Self.timeout))
    }

    private var rows: XCUIElementQuery { app.buttons.matching(identifier: "row") }

    /// Returns the first button with an identifier or label.
    private func button(_ name: String) -> XCUIElement {
        app.buttons.matching(identifier: name).firstMatch
    }

    /// Opens the list's menu and taps an item.
    private func chooseInMenu(_ name: String) {
        let menu = button("more")
        XCTAssertTrue(menu.waitForExistence(timeout: Self.timeout))
        menu.tap()
        XCTAssertTrue(button(name).waitForExistence(timeout: Self.timeout))
        button(name).tap()
    }

    /// Taps a tab; the first four catalogs have one on iPhone, and all of them on iPad.
    private func open(_ name: String) {
        let tab = button(name)
        XCTAssertTrue(tab.waitForExistence(timeout: Self.timeout))
        tab.tap()
    }
}
