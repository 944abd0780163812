import CAdw
import XCTest

final class ComplaintTests: WidgetTestCase {
    func testWhatGTKComplainsOfIsCollected() throws {
        try onMainLoop {
            gtk_widget_queue_draw(nil)
            let complaints = Complaints.take()
            XCTAssertEqual(complaints.count, 1)
            XCTAssertTrue(complaints[0].contains("CRITICAL"), complaints[0])
        }
    }
}
