import Features

/// What the viewer observes to move the picture.
struct ZoomChange: Equatable {
    let zoom: ZoomState
    let dismissal: DismissDrag?
    let pageDrag: PageDrag?
}
