import Observation
import SwiftUI

/// Views with one mistake each, which the checks must find.
@MainActor
enum Mistakes {
    /// Returns the mistakes that weren't found, and what was found instead.
    static func notFound(_ rule: TextRule) async -> [String] {
        var notFound: [String] = []
        for (content, expected) in all {
            let host =
                (content as? any View).map { Host($0) }
                ?? Host(EmptyView(), commands: content as? any Commands ?? NoCommands())
            let found = await Checks.findings(in: host, as: [.compact, .assisted], rule)
            if Set(found.map(\.text)) != [expected] {
                notFound.append("planted mistake “\(expected)”: \(found)")
            }
        }
        return notFound
    }

    private static let all: [(Any, String)] = [
        (MissingObject(), "Shelf isn't in the environment of MissingObject in root"),
        (WrongBinding(), "the binding of a Picker in WrongBinding is none of its choices"),
        (
            SheetBehindSheet(),
            "the window presents sheet of SheetBehindSheet and sheet of SheetBehindSheet"
        ),
        (TabTooMany(), "6 tabs in TabTooMany"),
        (NoLabel(), "Button without a label in NoLabel"),
        (EmptyToolbarItem(), "empty ToolbarItem in EmptyToolbarItem"),
        (Literal(), "literal “Sort” in Literal"),
        (EndlessUpdate(), "endless update of EndlessUpdate"),
        (NoRoomForButton(), "no Button “1” in NoRoomForButton with the largest text"),
        (EqualIDs(), "equal ids in a ForEach in EqualIDs"),
        (ButtonInLabel(), "Button in the label of a Button in ButtonInLabel"),
        (LabelForTwo(), "accessibilityLabel in LabelForTwo also describes Button and Button"),
        (NoSymbol(), "“hart.fill” in NoSymbol isn't in scripts/apple/symbols.txt"),
        (EqualKeys(), "two commands with ⌥⌘D"),
        (SystemKey(), "⌘M in SystemKey is the system's"),
    ]
}

@MainActor @Observable private final class Shelf { var count = 0 }

private struct MissingObject: View {
    @Environment(Shelf.self) private var shelf
    var body: some View { Text(verbatim: "\(shelf.count)") }
}

private struct WrongBinding: View {
    @State private var year = 1999
    @State private var rating = 1
    var body: some View {
        Picker("\(rating)" as String, selection: $year) {
            ForEach(1..<3) { Text(verbatim: "\($0)").tag($0) }
        }
    }
}

private struct SheetBehindSheet: View {
    @State private var first = true
    @State private var second = true
    var body: some View {
        Text(verbatim: "1")
            .sheet(isPresented: $first) { Text(verbatim: "2") }
            .sheet(isPresented: $second) { Text(verbatim: "3") }
    }
}

private struct TabTooMany: View {
    @State private var tab = Number(id: 1)
    var body: some View {
        TabView(selection: $tab) {
            ForEach((1...6).map(Number.init)) {
                Tab("\($0.id)" as String, systemImage: "star", value: $0) { EmptyView() }
            }
        }
    }

    private struct Number: Identifiable, Hashable { let id: Int }
}

private struct NoLabel: View {
    var body: some View { Button(action: {}, label: { Image(systemName: "star") }) }
}

private struct EmptyToolbarItem: View {
    @State private var isLoading = false
    var body: some View {
        Text(verbatim: "1").toolbar {
            ToolbarItem(placement: .topBarTrailing) { if isLoading { ProgressView() } }
        }
    }
}

private struct Literal: View {
    var body: some View { Text("Sort") }
}

private struct EndlessUpdate: View {
    @State private var count = 0
    var body: some View {
        Text(verbatim: "\(count)").onChange(of: count, initial: true) { count += 1 }
    }
}

private struct NoRoomForButton: View {
    @Environment(\.dynamicTypeSize) private var textSize
    var body: some View {
        if textSize.isAccessibilitySize {
            Text(verbatim: "2")
        } else {
            Button("1" as String) {}
        }
    }
}

private struct EqualIDs: View {
    var body: some View { ForEach(["1", "1"], id: \.self) { Text($0) } }
}

private struct ButtonInLabel: View {
    var body: some View {
        Button {
        } label: {
            Text(verbatim: "1").overlay { Button("2" as String) {} }
        }
    }
}

private struct LabelForTwo: View {
    var body: some View {
        Button("1" as String) {}.overlay { Button("2" as String) {} }
            .accessibilityLabel("3" as String)
    }
}

private struct NoSymbol: View {
    var body: some View { Image(systemName: "hart.fill") }
}

private struct EqualKeys: Commands {
    var body: some Commands {
        CommandMenu("1" as String) {
            ForEach(2..<4) {
                Button("\($0)" as String) {}.keyboardShortcut("d", modifiers: [.command, .option])
            }
        }
    }
}

private struct SystemKey: Commands {
    var body: some Commands {
        CommandMenu("1" as String) { Button("2" as String) {}.keyboardShortcut("m") }
    }
}
