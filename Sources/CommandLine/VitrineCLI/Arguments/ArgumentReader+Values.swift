/// Values that several commands share.
extension ArgumentReader {
    /// Returns a whole number in ASCII digits within a range; nil if the option is missing.
    package func number(
        _ option: Option,
        in range: ClosedRange<Int>
    ) throws(UsageError) -> Int? {
        guard let text = value(option) else { return nil }
        guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text),
            range.contains(number)
        else {
            let form = UsageError.Form.number(range.lowerBound, range.upperBound)
            throw .malformed(text, of: option.rawValue, form)
        }
        return number
    }

    /// Returns one of `type`'s words; nil if the option is missing.
    package func choice<Choice: RawRepresentable & CaseIterable>(
        _ option: Option,
        _ type: Choice.Type
    ) throws(UsageError) -> Choice? where Choice.RawValue == String {
        guard let text = value(option) else { return nil }
        guard let choice = Choice(rawValue: text) else {
            let allowed = Choice.allCases.map(\.rawValue)
            throw .badValue(text, of: option.rawValue, allowed: allowed)
        }
        return choice
    }
}
