import Observation

extension ItemListViewModel {
    /// Refreshes like ``refreshRequested()`` and waits until the first page has arrived or failed,
    /// or the task is cancelled.
    ///
    /// A front end shows its spinner while this runs.
    public func refresh() async {
        refreshRequested()
        let states = Observations { [weak self] in self?.rows.isLoading ?? false }
        for await isLoading in states where !isLoading { return }
    }
}
