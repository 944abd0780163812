import Foundation
import TestSupport
import Testing

@testable import JSONText

/// Compares parsing with Foundation's.
///
/// Differences: Foundation's parser accepts a comma before a closing bracket, and of names that are
/// canonically equivalent it keeps one.
@Suite("JSON beside Foundation")
struct FoundationTests {
    /// By default small, so that the tests are fast; `MUTATIONS=1000000` takes minutes.
    private static let mutations =
        ProcessInfo.processInfo.environment["MUTATIONS"].flatMap { Int($0) } ?? 2_000

    private static let replacements =
        Array("0123456789-+.eE\"\\{}[]:,truefalsn \n\u{0}\u{1F}é".utf8) + [0xFF, 0xC0]

    @Test("what Foundation accepts has the same value, and what it refuses is refused")
    func mutated() throws {
        var dice = Dice(seed: 77)
        var (accepted, refused) = (0, 0)
        for _ in 0..<Self.mutations {
            var text = Array(RandomJSON.text(&dice).utf8)
            for _ in 0..<Int.random(in: 0...3, using: &dice) where !text.isEmpty {
                let position = Int.random(in: 0..<text.count, using: &dice)
                switch Int.random(in: 0..<3, using: &dice) {
                case 0: text.remove(at: position)
                case 1:
                    text.insert(Self.replacements.randomElement(using: &dice) ?? 0, at: position)
                default: text[position] = Self.replacements.randomElement(using: &dice) ?? 0
                }
            }
            let theirs = try? JSONSerialization.jsonObject(
                with: Data(text),
                options: .fragmentsAllowed
            )
            let ours = try? JSON(parsing: Data(text))
            let words = String(decoding: text, as: UTF8.self)
            if let theirs {
                accepted += 1
                if let ours {
                    #expect(isEqual(ours, theirs), "\(words)")
                } else {
                    #expect(words.contains(/,\s*[\]}]/), "\(words)")
                }
            } else {
                refused += 1
                #expect(ours == nil, "\(words)")
            }
        }
        #expect(accepted > Self.mutations / 10 && refused > Self.mutations / 10)
    }

    private func isEqual(_ ours: JSON, _ theirs: Any) -> Bool {
        if let text = theirs as? String { return ours.string == text }
        if let elements = theirs as? [Any] {
            guard let found = ours.elements, found.count == elements.count else { return false }
            return zip(found, elements).allSatisfy { isEqual($0, $1) }
        }
        if let members = theirs as? [String: Any] {
            guard let names = ours.members?.compactMap(\.name) else { return false }
            return Set(names) == Set(members.keys)
                && members.allSatisfy { name, value in
                    ours[name].map { isEqual($0, value) } ?? false
                }
        }
        if theirs is NSNull { return ours.isNull }
        guard let number = theirs as? NSNumber else { return false }
        if let bool = ours.bool { return number.boolValue == bool }
        return ours.number == number.doubleValue
    }
}
