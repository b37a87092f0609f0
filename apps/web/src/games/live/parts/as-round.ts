// chunk: later
