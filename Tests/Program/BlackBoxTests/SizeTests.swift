import Foundation
import ScreenDriver
import Testing

extension BlackBox {
    @Suite("Window sizes")
    struct SizeTests {
        /// A combination of window size, language, color scheme and scale.
        struct Setting: Sendable, CustomTestStringConvertible {
            let width: Int
            let height: Int
            let language: String
            let isDark: Bool
            /// The text scale; `1` by default.
            var textScale = 1.0
            /// Device pixels per application pixel.
            var scale = 1

            var testDescription: String {
                "\(width)x\(height), \(language), \(isDark ? "dark" : "light"), "
                    + "text \(textScale), scale \(scale)"
            }

            var environment: [String: String] {
                [
                    "LANGUAGE": language,
                    "ADW_DEBUG_COLOR_SCHEME": isDark ? "prefer-dark" : "prefer-light",
                    "GDK_DPI_SCALE": "\(textScale)",
                    "GDK_SCALE": "\(scale)",
                ]
            }
        }

        @Test(
            "lists and details fit the window's width",
            arguments: [
                Setting(width: 360, height: 640, language: "uk", isDark: false),
                Setting(width: 768, height: 1_024, language: "en", isDark: true),
                Setting(width: 1_280, height: 800, language: "uk", isDark: true, textScale: 2),
                Setting(width: 2_560, height: 1_440, language: "en", isDark: false),
                Setting(width: 360, height: 640, language: "en", isDark: true, scale: 2),
            ]
        )
        func walk(_ setting: Setting) async throws {
            // Without a compositor, GTK draws a border of 5 pixels.
            let size = ScreenSize(
                width: (setting.width + 10) * setting.scale,
                height: (setting.height + 10) * setting.scale
            )
            // Room for the window manager's frame.
            let display = ScreenSize(width: size.width + 40, height: size.height + 60)
            try await AppSession.run(environment: setting.environment, size: display) { app in
                try await app.wait(until: "no rows") { $0.mainList.map { _ in () } }
                try await app.resize(width: size.width, height: size.height)
                var last = ""
                for catalog in 1...4 {
                    try await app.key("ctrl+\(catalog)")
                    let list = try await app.wait(until: "no rows of another list") { tree in
                        tree.mainList.flatMap { catalog > 1 && $0.name == last ? nil : $0 }
                    }
                    last = list.name
                    try await app.expectAllWithinWindow(last, width: setting.width)
                    if catalog != 3 { try await app.lookAtDetails(in: list, setting.width) }
                    let image = try await app.windowPicture()
                    // GTK 4.18 sometimes computes the window's minimum width one pixel too large:
                    // it searches for the width whose height fits, and rounds up.
                    #expect(size.width...(size.width + 1) ~= image.width)
                    #expect(image.height == size.height, "\(last)")
                }
            }
        }
    }
}

extension Element {
    /// The last showing list that has at least one visible row.
    fileprivate var mainList: Element? {
        all.last { element in
            ["list", "table"].contains(element.role.rawValue) && element.isShowing
                && !element.name.isEmpty
                && element.children.contains { $0.isShowing && $0.name.count > 12 }
        }
    }

    /// Whether this is a shelf: a list whose items are side by side.
    private var isShelf: Bool {
        let frames = children.filter(\.isShowing).compactMap(\.frame)
        return role.rawValue == "list" && frames.count > 1 && frames[0].y == frames[1].y
    }

    /// This element and those within it, without the cards of shelves, which scroll to the side.
    private var withoutCards: [Element] {
        [self] + (isShelf ? [] : children.flatMap(\.withoutCards))
    }

    /// Elements that reach beyond the window's sides, and horizontal scroll bars.
    fileprivate func complaints(width: Int) -> [String] {
        withoutCards.filter(\.isShowing).compactMap { element in
            // GTK 4.18 includes the border it draws.
            if element.role == .window { return nil }
            guard let frame = element.frame else { return nil }
            if element.role.rawValue == "scroll bar", frame.width > frame.height {
                return "scrolls to the side: \(element)"
            }
            // libadwaita draws its bars one pixel beyond the window, and the window itself may be
            // one pixel too wide.
            guard frame.x < -1 || frame.x + frame.width > width + 2 else { return nil }
            return "\(frame): \(element.role.rawValue) \"\(element.name)\""
        }
    }
}

extension AppSession {
    /// Opens the first row's details, checks them, and returns to the list.
    fileprivate func lookAtDetails(in list: Element, _ width: Int) async throws {
        let row = try #require(list.children.first { $0.isShowing && $0.name.count > 12 })
        try await mouseClick(row)
        // The row's name starts with the title, after the rank if it has one. The details show the
        // title twice: in the page and in the header.
        let name = row.name.replacing(#/^\d+\. /#, with: "")
        let title = try await wait(until: "no details of \(row.name)") { tree in
            let titles = tree.all(.any(.label)).map(\.name).filter(name.hasPrefix)
            return Dictionary(grouping: titles) { $0 }
                .first { !$0.key.isEmpty && $0.value.count >= 2 }?.key
        }
        try await expectAllWithinWindow(title, width: width)
        try await key("Escape")
        try await wait(until: "no rows") { $0.mainList?.name == list.name ? () : nil }
    }

    fileprivate func expectAllWithinWindow(_ name: String, width: Int) async throws {
        // A leaflet may still be sliding.
        do {
            try await wait(until: "something is cut off in \(name)", within: .seconds(5)) { tree in
                tree.complaints(width: width).isEmpty ? () : nil
            }
        } catch DriverError.timedOut {
            let complaints = try await tree().complaints(width: width)
            Issue.record("\(name): \(complaints)")
        }
    }
}
