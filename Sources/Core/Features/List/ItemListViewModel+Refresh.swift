import Observation

extension ItemListViewModel {
    /// Asks for the first page as ``refreshRequested()`` does, and waits until it has come or
    /// failed, or the task is cancelled: a face shows its spinner for as long.
    public func refresh() async {
        refreshRequested()
        let states = Observations { [weak self] in self?.rows.isLoading ?? false }
        for await isLoading in states where !isLoading { return }
    }
}
