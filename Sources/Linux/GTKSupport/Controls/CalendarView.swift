import CAdw

/// A month whose days can be selected.
///
/// https://docs.gtk.org/gtk4/class.Calendar.html
package struct CalendarView: Widget {
    package let pointer: WidgetPointer

    /// Creates a calendar with the current day selected; `name` is its accessible name.
    package init(name: String) {
        pointer = gtk_calendar_new()
        _ = named(name)
    }

    /// The selected day; the month is 1 to 12.
    package var selection: (year: Int, month: Int, day: Int) {
        let date = gtk_calendar_get_date(pointer.opaque)
        defer { g_date_time_unref(date) }
        return (
            Int(g_date_time_get_year(date)), Int(g_date_time_get_month(date)),
            Int(g_date_time_get_day_of_month(date))
        )
    }

    /// Selects a day; does nothing if it doesn't exist.
    package func select(year: Int, month: Int, day: Int) {
        guard
            let date = g_date_time_new_local(Int32(year), Int32(month), Int32(day), 12, 0, 0)
        else { return }
        gtk_calendar_select_day(pointer.opaque, date)
        g_date_time_unref(date)
    }

    /// Runs `action` when another day is selected.
    package func selected(_ action: @escaping @MainActor () -> Void) -> CalendarView {
        for property in ["day", "month", "year"] { on("notify::\(property)", action) }
        return self
    }
}
