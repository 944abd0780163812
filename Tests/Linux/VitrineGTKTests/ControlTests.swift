import CAdw
import XCTest

@testable import GTKSupport

final class ControlTests: WidgetTestCase {
    func testASelectableTextTakesNoFocusByItself() throws {
        try onMainLoop {
            let label = Label("Text to copy").selectable()
            let (above, below) = (Button("Above"), Button("Below"))
            let box = Box.vertical(above, label, below)
            let window = TestWindow(box)
            XCTAssertTrue(pump { label.erased.isMapped })
            above.focus()
            XCTAssertEqual(gtk_widget_child_focus(box.pointer, GTK_DIR_TAB_FORWARD), 1)
            XCTAssertTrue(below.isFocused)
            XCTAssertEqual(gtk_widget_child_focus(box.pointer, GTK_DIR_TAB_BACKWARD), 1)
            XCTAssertTrue(above.isFocused)
            XCTAssertNotEqual(gtk_label_get_selectable(label.pointer.opaque), 0)
            window.close()
        }
    }

    func testSettingTheTextDoesNotReportAnEdit() throws {
        try onMainLoop {
            var edits: [String] = []
            let entry = SearchEntry(prompt: "Search", changed: { edits.append($0) }, stopped: {})
            let window = TestWindow(entry)
            entry.text = "alien"
            entry.text = "aliens"
            XCTAssertEqual(edits, [])
            var end: Int32 = 6
            gtk_editable_insert_text(entry.pointer.opaque, "!", -1, &end)
            XCTAssertEqual(edits, ["aliens!"])
            window.close()
        }
    }

    func testASplitViewFoldsWhenTooNarrow() throws {
        try onMainLoop {
            let split = SplitView(
                Label("first").size(width: 300),
                Label("second").size(width: 300)
            )
            let changes = Counter()
            split.folded { changes.value += 1 }
            let window = TestWindow(split, width: 400)
            XCTAssertTrue(split.isFolded)
            XCTAssertFalse(split.showsSecond)
            split.showsSecond = true
            XCTAssertTrue(pump { split.texts == ["second"] })
            let wide = TestWindow(SplitView(Label("a").size(width: 300), Label("b")), width: 900)
            XCTAssertEqual(wide.window.texts.sorted(), ["a", "b"])
            window.window.resize(width: 900, height: 300)
            XCTAssertTrue(pump { !split.isFolded })
            XCTAssertTrue(pump { changes.value >= 1 })
            XCTAssertTrue(split.showsSecond)
            window.close()
            wide.close()
        }
    }

    func testAClickDuringATransitionHitsTheNewPage() throws {
        try onMainLoop {
            let stack = Stack(milliseconds: 60_000)
            stack.add(Label("coming"), named: "first")
            stack.add(Label("leaving"), named: "second")
            stack.shown = "second"
            let window = TestWindow(stack, width: 300)
            XCTAssertTrue(pump { stack.texts == ["leaving"] })
            stack.shown = "first"
            XCTAssertTrue(stack.isCrossing)
            let (x, y) = (Double(stack.width) / 2, Double(stack.height) / 2)
            XCTAssertTrue(pump { stack.part(x: x, y: y)?.texts == ["coming"] })
            XCTAssertTrue(stack.isCrossing)
            window.close()
        }
    }

    func testAnAlertReportsItsAnswerOnce() throws {
        try onMainLoop {
            let window = TestWindow(Label("below"))
            let before = LeakCounters.handlers
            var answers: [String] = []
            let dialog = AlertDialog(
                heading: "<b>&amp;",
                body: "100 %s of <i>it</i>",
                responses: [.init("retry", label: "Retry"), .init("close", label: "Close")],
                above: window.window
            )
            dialog.present { answers.append($0) }
            let shown = try XCTUnwrap(openAlert())
            XCTAssertTrue(pump { shown.texts.contains("<b>&amp;") })
            XCTAssertTrue(shown.texts.contains("100 %s of <i>it</i>"))
            XCTAssertEqual(Set(shown.texts).intersection(["Retry", "Close"]).count, 2)
            XCTAssertTrue(Window.topmost?.texts.contains("<b>&amp;") ?? false)
            // Closing, like Escape, answers with the last response.
            shown.close()
            XCTAssertTrue(pump { !answers.isEmpty })
            drain()
            XCTAssertEqual(answers, ["close"])
            XCTAssertTrue(pump { LeakCounters.handlers == before })
            XCTAssertEqual(answers, ["close"])
            window.close()
        }
    }

    func testAnAlertWithoutAWindowKeepsTheApplicationRunning() throws {
        try onMainLoop {
            g_application_set_default(Application.test.pointer.cast())
            let dialog = AlertDialog(
                heading: "No library",
                body: "The disk is full.",
                responses: [.init("close", label: "Close")],
                above: nil
            )
            dialog.present { _ in }
            let shown = try XCTUnwrap(openAlert())
            let root = try XCTUnwrap(gtk_widget_get_root(shown.widget.pointer))
            XCTAssertEqual(gtk_window_get_application(root.raw.cast()), Application.test.pointer)
            shown.close()
            XCTAssertTrue(pump { ShownAlert.all.isEmpty })
            drain()
        }
    }

    func testAnAlertInTheWindowDisablesTheWindowsActions() throws {
        try onMainLoop {
            let window = TestWindow(Label("below"))
            window.window.addAction(Action("go") {}, of: .test)
            window.window.addAction(Action("stay") {}, of: .test)
            window.window.setEnabled("stay", false)
            let alert = AlertDialog(
                heading: "Error",
                body: "It failed.",
                responses: [.init("close", label: "Close")],
                above: window.window
            )
            alert.present { _ in }
            let shown = try XCTUnwrap(openAlert())
            // A separate dialog window has its own actions.
            let isWithin =
                gtk_widget_get_root(shown.widget.pointer)?.raw == window.window.pointer.raw
            XCTAssertEqual(window.window.isEnabled("go"), !isWithin)
            XCTAssertFalse(window.window.isEnabled("stay"))
            window.window.setEnabled("go", true)
            XCTAssertEqual(window.window.isEnabled("go"), !isWithin)
            shown.close()
            XCTAssertTrue(pump { ShownAlert.all.isEmpty })
            XCTAssertTrue(window.window.isEnabled("go"))
            XCTAssertFalse(window.window.isEnabled("stay"))
            window.close()
        }
    }

    func testAWindowCanCloseWhileItsAlertIsOpen() throws {
        try onMainLoop {
            let window = TestWindow(Label("below"))
            let alert = AlertDialog(
                heading: "Error",
                body: "It failed.",
                responses: [.init("close", label: "Close")],
                above: window.window
            )
            alert.present { _ in }
            XCTAssertNotNil(openAlert())
            window.close()
            XCTAssertTrue(window.window.isClosed)
            ShownAlert.first?.close()
            XCTAssertTrue(pump { ShownAlert.all.isEmpty })
        }
    }

    func testAnActionRunsByNameAndHasItsKeys() throws {
        try onMainLoop {
            let button = Button("Go").action("win.go")
            let window = TestWindow(button)
            let runs = Counter()
            window.window.addAction(
                Action("go", keys: ["<Control>g", "F9"], unclaimedKeys: ["Escape"]) {
                    runs.value += 1
                },
                of: .test
            )
            button.press()
            XCTAssertTrue(pump { runs.value == 1 })
            window.window.activate(action: "win.go")
            XCTAssertEqual(runs.value, 2)
            XCTAssertEqual(accelerators(of: "win.go"), ["<Control>g", "F9"])
            XCTAssertEqual(shortcuts(of: window.window), ["Escape"])
            window.close()
        }
    }

    func testAHeaderBarShowsWindowButtonsOnTheChosenSides() throws {
        try onMainLoop {
            let bar = HeaderBar(title: WindowTitle("<b>&amp;", subtitle: "below"))
            bar.packStart(Button(icon: "view-refresh-symbolic", name: "Refresh"))
            bar.packEnd(Button("Other"))
            let window = TestWindow(bar)
            XCTAssertTrue(bar.texts.contains("<b>&amp;"))
            let controls = { bar.all("GtkWindowControls").filter { !$0.all("GtkButton").isEmpty } }
            bar.showsStartButtons = false
            bar.showsEndButtons = false
            XCTAssertTrue(pump { controls().isEmpty })
            bar.showsEndButtons = true
            XCTAssertTrue(pump { controls().count == 1 })
            window.close()
        }
    }

    func testButtonsCanShareAMenuThatNothingElseRetains() throws {
        try onMainLoop {
            let box = Box.vertical()
            weak var kept: Menu?
            do {
                let menu = Menu()
                menu.append("Quit", action: "win.close")
                box.append(MenuButton(icon: "open-menu-symbolic", name: "Menu", menu: menu))
                box.append(MenuButton(icon: "open-menu-symbolic", name: "Menu", menu: menu))
                kept = menu
            }
            XCTAssertNil(kept)
            let window = TestWindow(box)
            for button in box.all("GtkMenuButton") {
                XCTAssertTrue(button.isSpoken("Menu"))
                XCTAssertTrue(
                    button.all("GtkToggleButton").allSatisfy {
                        // Only the outer widget has the name; otherwise it would be read twice.
                        $0.hasName && !$0.isSpoken("Menu")
                    }
                )
                gtk_menu_button_popup(button.pointer.opaque)
                XCTAssertTrue(pump { button.texts.contains("Quit") })
                gtk_menu_button_popdown(button.pointer.opaque)
            }
            window.close()
        }
    }

    func testF10OpensThePrimaryMenuUnlessItsButtonIsOutsideTheWindow() throws {
        try onMainLoop {
            let menu = Menu()
            menu.append("Quit", action: "win.close")
            let button = MenuButton(
                icon: "open-menu-symbolic",
                name: "Menu",
                menu: menu,
                isPrimary: true
            )
            let page = AnyWidget(try XCTUnwrap(gtk_fixed_new()))
            gtk_fixed_put(page.pointer.cast(), button.pointer, 0, 0)
            let window = TestWindow(page)
            for (x, isOpened) in [(0.0, true), (-100, false), (20, true)] {
                gtk_fixed_move(page.pointer.cast(), button.pointer, x, 0)
                pump(frames: 2, of: window.window)
                XCTAssertEqual(button.runShortcut("F10"), isOpened, "at \(x)")
                let popover = gtk_menu_button_get_popover(button.pointer.opaque)
                XCTAssertEqual(gtk_widget_get_mapped(popover?.raw.cast()) != 0, isOpened)
                gtk_menu_button_popdown(button.pointer.opaque)
            }
            window.close()
        }
    }

    func testACoveredWidgetIsLaidOutWhenItIsShownAgain() throws {
        try onMainLoop {
            let base = Box.vertical(Label("below"))
            let layers = Overlay(base)
            let window = TestWindow(layers)
            base.setCovered(true)
            pump(frames: 2, of: window.window)
            // As a message does that fades.
            base.queueLayout()
            pump(frames: 2, of: window.window)
            base.setCovered(false)
            gtk_widget_queue_draw(layers.pointer)
            pump(frames: 2, of: window.window)
            XCTAssertTrue(base.isMapped)
            window.close()
        }
    }

    func testTheShortcutsWindowListsKeys() throws {
        try onMainLoop {
            let window = TestWindow(Label("below"))
            ShortcutsWindow(
                [
                    .init("<Group> & more", [.init("F5 <Control>r", "Refresh <all>")])
                ],
                title: "Shortcuts",
                search: "Search"
            ).present(above: window.window)
            XCTAssertTrue(pump { Window.topmost?.kind == "GtkShortcutsWindow" })
            let shown = try XCTUnwrap(Window.topmost)
            XCTAssertTrue(pump { shown.texts.contains("Refresh <all>") })
            XCTAssertTrue(shown.texts.contains("<Group> & more"), "\(shown.texts)")
            XCTAssertTrue(shown.texts.contains("F5"))
            gtk_window_close(shown.pointer.cast())
            window.close()
        }
    }

    func testAStatusPageShowsMarkupLiterally() throws {
        try onMainLoop {
            let page = StatusPage()
            page.show(icon: "dialog-warning-symbolic", title: "<b>&amp;", text: "a < b & c")
            let window = TestWindow(page, height: 500)
            XCTAssertEqual(page.texts, ["<b>&amp;", "a < b & c"])
            window.close()
        }
    }

    func testCallsOnAClosedWindowAreSafe() throws {
        try onMainLoop {
            let closed = Counter()
            let kept: Window
            do {
                let window = TestWindow(Label("gone"))
                kept = window.window
                kept.closed { closed.value += 1 }
                window.close()
            }
            XCTAssertEqual(closed.value, 1)
            XCTAssertTrue(kept.isClosed)
            kept.present()
            kept.close()
        }
    }

    func testACancelledFileDialogAnswersNothing() throws {
        try onMainLoop {
            let window = TestWindow(Label("below"))
            let before = LeakCounters.handlers
            var answers: [[String]] = []
            var dialog: FileDialog? = saveDialog(above: window) { answers.append($0) }
            XCTAssertTrue(pump { Window.topmost?.buttons("Save it").isEmpty == false })
            Window.topmost?.closeWindow()
            XCTAssertTrue(pump { !answers.isEmpty })
            XCTAssertEqual(answers, [[]])
            XCTAssertNotNil(dialog)
            dialog = nil
            XCTAssertTrue(pump { LeakCounters.handlers == before })
            window.close()
        }
    }

    func testAFileDialogClosedByCodeDoesNotAnswer() throws {
        try onMainLoop {
            let window = TestWindow(Label("below"))
            let before = LeakCounters.handlers
            var dialog: FileDialog? = saveDialog(above: window) { _ in XCTFail("an answer") }
            XCTAssertTrue(pump { Window.topmost?.buttons("Save it").isEmpty == false })
            dialog?.close()
            dialog = nil
            XCTAssertTrue(pump { Window.topmost?.pointer == window.window.pointer })
            XCTAssertTrue(pump { LeakCounters.handlers == before })
            window.close()
        }
    }

    func testTheBrowserDoesNotAnswerARemovedWidget() throws {
        try onMainLoop {
            let label = Label("Gone")
            let holder = Box.vertical(label)
            let window = TestWindow(holder)
            let answers = Counter()
            weak var question: Counter?
            do {
                let asked = Counter()
                question = asked
                Browser.open("nothing-opens:this", above: label) { _ in
                    answers.value += 1
                    asked.value += 1
                }
            }
            holder.removeAll()
            XCTAssertTrue(pump { question == nil }, "it has been answered")
            XCTAssertEqual(answers.value, 0)
            window.close()
        }
    }
}

@MainActor
private func saveDialog(
    above window: TestWindow,
    answered: @escaping @MainActor ([String]) -> Void
) -> FileDialog {
    FileDialog(
        .save("a picture.jpg"),
        title: "A title",
        accept: "Save it",
        cancel: "Not now",
        above: window.window,
        answered
    )
}

@MainActor
private func openAlert() -> ShownAlert? {
    pump { ShownAlert.first != nil }
    return ShownAlert.first
}

extension Window {
    fileprivate func isEnabled(_ action: String) -> Bool {
        g_action_group_get_action_enabled(pointer.opaque, action) != 0
    }
}

@MainActor
private func accelerators(of action: String) -> [String] {
    let list = gtk_application_get_accels_for_action(Application.test.pointer, action)
    defer { g_strfreev(list) }
    var result: [String] = []
    var next = list
    while let entry = next, let text = entry.pointee {
        result.append(String(cString: text))
        next = entry + 1
    }
    return result
}

/// The keys of shortcut controllers in the bubble phase, which other widgets can claim first.
@MainActor
private func shortcuts(of window: Window) -> [String] {
    guard let controllers = gtk_widget_observe_controllers(window.pointer) else { return [] }
    defer { g_object_unref(controllers.raw) }
    var keys: [String] = []
    for index in 0..<g_list_model_get_n_items(controllers) {
        guard let controller = g_list_model_get_object(controllers, index) else { continue }
        defer { g_object_unref(controller) }
        let phase = gtk_event_controller_get_propagation_phase(controller.raw.opaque)
        guard phase == GTK_PHASE_BUBBLE,
            g_type_check_instance_is_a(
                controller.raw.cast(),
                gtk_shortcut_controller_get_type()
            ) != 0
        else { continue }
        for place in 0..<g_list_model_get_n_items(controller.raw.opaque) {
            guard let shortcut = g_list_model_get_object(controller.raw.opaque, place)
            else { continue }
            defer { g_object_unref(shortcut) }
            let trigger = gtk_shortcut_get_trigger(shortcut.raw.opaque)
            guard let text = gtk_shortcut_trigger_to_string(trigger) else { continue }
            defer { g_free(text) }
            keys.append(String(cString: text))
        }
    }
    return keys.filter { $0 == "Escape" }
}
