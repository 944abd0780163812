import Observation
import SwiftUI

/// Views with one mistake each, which the checks must find.
@MainActor
enum Mistakes {
    /// Returns the mistakes that weren't found, and what was found instead.
    static func notFound(_ rule: TextRule) -> [String] {
        all.compactMap { view, expected in
            let found = Checks.findings(in: Host(view, isCompact: true), rule)
            return found == [expected] ? nil : "planted mistake “\(expected)”: \(found.sorted())"
        }
    }

    private static let all: [(any View, String)] = [
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
